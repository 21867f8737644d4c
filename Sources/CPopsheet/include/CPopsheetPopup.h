#pragma once
#include <gtk/gtk.h>
#include <stdbool.h>

#pragma clang assume_nonnull begin

/// A GTK popover without a style and without a grab, hidden in a window.
GtkWidget *pop_popup_new(GtkWidget *window, GtkWidget *content);

/// Shows it, or moves it, at one side of a rectangle in its window.
void pop_popup_show(GtkWidget *popup, GdkRectangle beside, GtkPositionType side);

/// Its position, or that of a widget in it, in its window's coordinates; false while it is hidden.
bool pop_popup_place(GtkWidget *popup, GtkWidget *widget, double *x, double *y);

/// The side of the rectangle at which the display placed it.
GtkPositionType pop_popup_side(GtkWidget *popup);

/// Whether the display supports surfaces that are not rectangular.
bool pop_popup_can_be_shaped(GtkWidget *window);

/// Whether its transparent parts show what is beneath.
bool pop_popup_is_transparent(GtkWidget *window);

/// Whether it can be moved while it is shown.
bool pop_popup_can_move(GtkWidget *popup);

/// The object that emits "xevent" for a window's X server; NULL on other displays.
void *_Nullable pop_x_display(GtkWidget *window);

/// Whether an event of the X server reports that a window has moved.
bool pop_x_event_moves(GtkWidget *window, const void *_Nullable event);

/// Limits input to an outline in its own coordinates, and also drawing if the surface can't be transparent.
void pop_popup_set_outline(GtkWidget *popup, const cairo_path_t *outline);

/// The size of a window's monitor.
void pop_popup_room(GtkWidget *window, int *width, int *height);

#pragma clang assume_nonnull end
