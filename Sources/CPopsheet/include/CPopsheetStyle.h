#pragma once
#include <gtk/gtk.h>
#include <stdbool.h>

#pragma clang assume_nonnull begin

/// The colour that the style sheets of a widget's display define by a name; false where none does.
bool pop_widget_named_color(GtkWidget *widget, const char *name, GdkRGBA *color);

/// Draws a window's own background, as its style has it, into a snapshot in the window's coordinates.
void pop_window_snapshot_background(GtkWidget *window, GtkSnapshot *snapshot);

/// The radii of a window's own corners in logical pixels, from the upper left one clockwise, as its style has them now.
///
/// GTK tells of no border's radius; what it draws as the window's background, or as its shadow, does.
void pop_window_corner_radii(GtkWidget *window, float radii[_Nonnull 4]);

#pragma clang assume_nonnull end
