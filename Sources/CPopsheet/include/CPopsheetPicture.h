#pragma once
#include <gtk/gtk.h>
#include <stdbool.h>

#pragma clang assume_nonnull begin

/// Opens the display for a program that draws pictures, of which assistive tools learn nothing. Returns false where
/// there is no display server.
bool pop_picture_start(void);

/// Makes the desktop's settings count for nothing in the pictures: GTK's own theme, no hinting, no subpixels, no
/// transitions.
void pop_picture_unify_settings(bool right_to_left);

/// A floating window that is realized and mapped, so that its children can be drawn, but never presented: no screen
/// shows it, no window manager limits it, and its frame clock stands still.
GtkWidget *pop_picture_window_new(void);

/// Gives the window and its content their sizes and places anew, as a frame clock's layout phase does.
void pop_picture_window_lay_out(GtkWidget *window, int width, int height);

/// Marks what can be picked at a point of the window, and no longer what was before, as having the pointer over it.
void pop_picture_window_hover(GtkWidget *window, double x, double y);

/// Draws the children of the window into so many pixels; NULL where that fails. The caller owns the texture.
GdkTexture *_Nullable pop_picture_window_draw(GtkWidget *window, int width, int height, double scale);

#pragma clang assume_nonnull end
