#pragma once
#include <gtk/gtk.h>
#include <stdbool.h>

#pragma clang assume_nonnull begin

/// The colour that the style sheets of a widget's display define with a name; false if it is not defined.
bool pop_widget_named_color(GtkWidget *widget, const char *name, GdkRGBA *color);

/// Draws a window's styled background into a snapshot, in the window's coordinates.
void pop_window_snapshot_background(GtkWidget *window, GtkSnapshot *snapshot);

#pragma clang assume_nonnull end
