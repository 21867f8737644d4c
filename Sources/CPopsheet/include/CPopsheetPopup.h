#pragma once
#include <gtk/gtk.h>
#include <stdbool.h>

#pragma clang assume_nonnull begin

/// A GTK popover without a style and without a grab, hidden in a window.
GtkWidget *pop_popup_new(GtkWidget *window, GtkWidget *content);

/// Its position, or that of a widget in it, in its window's coordinates; false while it is hidden.
bool pop_popup_place(GtkWidget *popup, GtkWidget *widget, double *x, double *y);

/// Whether it can be moved while it is shown.
bool pop_popup_can_move(GtkWidget *popup);

/// The object that emits "xevent" for a window's X server; NULL on other displays.
void *_Nullable pop_x_display(GtkWidget *window);

/// Whether an event of the X server reports that a window has moved.
bool pop_x_event_moves(GtkWidget *window, const void *_Nullable event);

/// Limits input to an outline in its own coordinates, and also drawing if it is to be cut out of the surface, which only
/// an X server can do.
void pop_popup_set_outline(GtkWidget *popup, const cairo_path_t *outline, bool cuts);

#pragma clang assume_nonnull end
