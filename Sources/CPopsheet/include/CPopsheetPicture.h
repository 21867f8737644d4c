#pragma once
#include <gtk/gtk.h>
#include <stdbool.h>

#pragma clang assume_nonnull begin

/// Makes pictures independent of the desktop's settings: GTK's own theme, no hinting, no subpixels, no transitions.
void pop_picture_unify_settings(bool right_to_left);

/// Makes an application's widgets in pictures independent of the desktop's settings, except for its fonts' files.
void pop_picture_unify_widgets(bool dark, double text_scale);

/// Sets the text of a text view.
void pop_picture_set_text(GtkWidget *text_view, const char *text);

/// Selects a day that is always the same in a calendar, which otherwise shows the current month.
void pop_picture_set_date(GtkWidget *calendar);

/// A floating window that is realized and mapped, so that its children can be drawn, but never presented: it is on no
/// screen, no window manager limits it, and its frame clock does not run.
GtkWidget *pop_picture_window_new(void);

/// Lays out the window and its content, as a frame clock's layout phase does.
void pop_picture_window_lay_out(GtkWidget *window, int width, int height);

/// Sets the hover state of the widget at a point of the window, and clears the previous one.
void pop_picture_window_hover(GtkWidget *window, double x, double y);

/// Draws the children of the window into a number of pixels; NULL on failure. The caller owns the texture.
GdkTexture *_Nullable pop_picture_window_draw(GtkWidget *window, int width, int height, double scale);

#pragma clang assume_nonnull end
