#pragma once
#include <gtk/gtk.h>
#include <stdbool.h>

#pragma clang assume_nonnull begin

/// The colour that the style sheets of a widget's display define with a name; false if it is not defined.
bool pop_widget_named_color(GtkWidget *widget, const char *name, GdkRGBA *color);

/// Draws a window's styled background into a snapshot, in the window's coordinates.
void pop_window_snapshot_background(GtkWidget *window, GtkSnapshot *snapshot);

/// The current radii of a window's corners in logical pixels, clockwise from the upper left one.
///
/// GTK has no function for a border's radius; it is read from the nodes of the window's background or shadow.
void pop_window_corner_radii(GtkWidget *window, float radii[_Nonnull 4]);

#pragma clang assume_nonnull end
