#pragma once
#include <gtk/gtk.h>
#include <stdbool.h>

#pragma clang assume_nonnull begin

/// Whether a popover can be moved while it is shown.
bool pop_popup_can_move(GtkWidget *popup);

/// The object that emits "xevent" for a window's X server; NULL on other displays.
void *_Nullable pop_x_display(GtkWidget *window);

/// Whether an event of the X server reports that a window has moved.
bool pop_x_event_moves(GtkWidget *window, const void *_Nullable event);

/// Limits a popover's input to an outline in its own coordinates, and also its drawing if it is to be cut out of the
/// surface, which only an X server can do.
void pop_popup_set_outline(GtkWidget *popup, const cairo_path_t *outline, bool cuts);

#pragma clang assume_nonnull end
