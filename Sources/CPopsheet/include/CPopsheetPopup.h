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

/// The pixels inside an outline, at a scale; `bounds` is a rectangle that contains the outline.
cairo_region_t *pop_popup_region(const cairo_path_t *outline, const GdkRectangle *bounds, int scale);

/// Limits a popover's input to a region of its surface, and also its drawing if it is to be cut out of the surface, which
/// only an X server can do, to a region in the surface's pixels.
void pop_popup_set_shape(GtkWidget *popup, cairo_region_t *input, const cairo_region_t *_Nullable drawing);

/// Makes a menu button emit "popsheet-opening" before it shows its popover.
void pop_menu_button_announce(GtkWidget *button);

#pragma clang assume_nonnull end
