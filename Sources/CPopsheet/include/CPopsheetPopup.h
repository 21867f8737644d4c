#pragma once
#include <gtk/gtk.h>
#include <stdbool.h>

#pragma clang assume_nonnull begin

/// A popover of GTK's without any look of its own, which takes no grab; it lies in a window and is hidden.
GtkWidget *pop_popup_new(GtkWidget *window, GtkWidget *content);

/// Shows it, or moves it, on one side of a rectangle of its window.
void pop_popup_show(GtkWidget *popup, GdkRectangle beside, GtkPositionType side);

/// Where it, or a widget in it, lies in its window's coordinates; false while it is not shown.
bool pop_popup_place(GtkWidget *popup, GtkWidget *widget, double *x, double *y);

/// On which side of its rectangle the display put it.
GtkPositionType pop_popup_side(GtkWidget *popup);

/// Whether its display can show one as it is meant to be: as any other shape than a rectangle.
bool pop_popup_can_be_shaped(GtkWidget *window);

/// Whether what it does not draw shows what lies beneath.
bool pop_popup_is_transparent(GtkWidget *window);

/// Whether it can be moved while it is shown.
bool pop_popup_can_move(GtkWidget *popup);

/// What tells by "xevent" of a window's X server; NULL on other displays.
void *_Nullable pop_x_display(GtkWidget *window);

/// Whether an event of the X server tells that a window is elsewhere now.
bool pop_x_event_moves(GtkWidget *window, const void *_Nullable event);

/// Hears presses only within an outline in its own coordinates, and where nothing else can cut it out is seen only there.
void pop_popup_set_outline(GtkWidget *popup, const cairo_path_t *outline);

/// The room that the monitor of a window has.
void pop_popup_room(GtkWidget *window, int *width, int *height);

#pragma clang assume_nonnull end
