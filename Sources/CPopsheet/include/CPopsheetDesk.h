#pragma once
#include <glib-unix.h>
#include <gtk/gtk.h>
#include <stdbool.h>

#pragma clang assume_nonnull begin

/// The position of the pointer, in logical pixels of the screen; false if the system does not report it, as on Wayland.
bool pop_desk_pointer(GdkDisplay *display, double *x, double *y);

/// The area of a monitor that is available to windows, in logical pixels of the screen: without panels if the system
/// reports them.
GdkRectangle pop_desk_free_area(GdkMonitor *monitor);

/// The number of the system's screen units per logical pixel: an X server uses device pixels.
double pop_desk_units_per_pixel(GdkDisplay *display);

/// Moves a realized window to a position in logical pixels of the screen, before it is mapped or later. Does nothing if
/// the system places windows itself, as on Wayland.
void pop_desk_place_window(GtkWidget *window, int x, int y);

/// Whether a program can position its windows on the screen, which Wayland does not permit.
bool pop_desk_places_windows(GdkDisplay *display);

/// Adds a margin along all edges of a window for a shadow; the desktop treats the window as if it ended inside it. The
/// window's size includes the margin.
void pop_desk_set_margin(GtkWidget *window, int margin);

/// Requests a size, including the margin, for a window that the user can resize. Only the part inside the margin must fit
/// the screen.
void pop_desk_set_default_size(GtkWidget *window, int width, int height);

/// Records the size, including the margin, that the user or the desktop has given a window that the user can resize.
void pop_desk_note_size(GtkWidget *window, int width, int height);

/// Limits where a realized window receives presses, in its own coordinates; other presses reach what is below it.
void pop_desk_set_input_area(GtkWidget *window, const GdkRectangle *area);

/// Marks a realized window as a dialog for an X window manager. Does nothing elsewhere.
void pop_desk_mark_dialog(GtkWidget *window);

/// Focuses a window that was just mapped: an X window manager may not focus a window that a script opens, and without a
/// window manager nothing would. Does nothing elsewhere.
void pop_desk_take_focus(GtkWidget *window);

/// Whether the primary button is down anywhere on the window's X server; false elsewhere.
bool pop_desk_pointer_is_held(GtkWidget *window);

/// Makes the server clear new parts of a realized window to full transparency until they are drawn.
///
/// GTK does not draw them if nothing in them has changed, and the server's own colour is opaque.
void pop_desk_clear_background(GtkWidget *window);

/// The position and size of a realized window, margins included, in logical pixels of the screen; false if the system
/// does not report them.
bool pop_desk_window_area(GtkWidget *window, GdkRectangle *area);

/// Observes whether the windows of an X server can be transparent.
typedef struct PopCompositing PopCompositing;

/// Calls the callback with the data whenever a compositor starts or stops; NULL if that never happens. Free the result
/// with pop_compositing_free().
PopCompositing *_Nullable pop_compositing_watch(GdkDisplay *display, void (*changed)(void *data, bool is_composited),
                                                void *data);

/// Stops observing.
void pop_compositing_free(PopCompositing *watch);

#pragma clang assume_nonnull end
