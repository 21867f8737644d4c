#pragma once
#include <glib-unix.h>
#include <gtk/gtk.h>
#include <stdbool.h>

#pragma clang assume_nonnull begin

/// A window of a sheet's own: without decorations or a size that anybody else could choose. The caller owns it as GTK
/// owns its windows.
GtkWidget *pop_desk_window_new(const char *title);

/// Where the pointer is, in logical pixels of the screen; false where the system tells nobody, as Wayland does.
bool pop_desk_pointer(GdkDisplay *display, double *x, double *y);

/// The monitor at a place of the screen, in logical pixels, or the one nearest to it; NULL where there is none at all.
/// The display owns it.
GdkMonitor *_Nullable pop_desk_monitor_at(GdkDisplay *display, double x, double y);

/// The largest monitor; NULL where there is none at all. The display owns it.
GdkMonitor *_Nullable pop_desk_largest_monitor(GdkDisplay *display);

/// The monitor of the least height; NULL where there is none at all. The display owns it.
GdkMonitor *_Nullable pop_desk_lowest_monitor(GdkDisplay *display);

/// All of a monitor, in logical pixels of the screen.
GdkRectangle pop_desk_whole_area(GdkMonitor *_Nullable monitor);

/// The part of a monitor that windows may take, in logical pixels of the screen: panels are left out where the system
/// tells of them.
GdkRectangle pop_desk_free_area(GdkMonitor *_Nullable monitor);

/// How many of the units in which the system itself gives places on the screen make a logical pixel: an X server
/// counts the device's pixels.
double pop_desk_units_per_pixel(GdkDisplay *display);

/// Says where a realized window is to be, in logical pixels of the screen, before it is mapped or later. Nothing comes
/// of it where the system places windows itself, as Wayland does.
void pop_desk_place_window(GtkWidget *window, int x, int y);

/// Whether a program can say where on the screen its windows are, as it can't on Wayland.
bool pop_desk_places_windows(GdkDisplay *display);

/// Keeps a margin along all edges of a window for a shadow: the desktop places and lists the window as if it ended there.
/// The window's own size includes it.
void pop_desk_set_margin(GtkWidget *window, int margin);

/// Limits where a realized window takes presses, in its own coordinates; all others reach what lies beneath it.
void pop_desk_set_input_area(GtkWidget *window, const GdkRectangle *area);

/// Tells an X window manager that a realized window is a dialog. Nothing comes of it elsewhere.
void pop_desk_mark_dialog(GtkWidget *window);

/// Gets a window that was just mapped the keyboard's focus: an X window manager may think that what a script opens was
/// not asked for, and without a window manager nobody else would. Nothing comes of it elsewhere.
void pop_desk_take_focus(GtkWidget *window);

/// Lets the system move a window with the pointer that holds it: the event is the press, or a motion after it.
void pop_desk_begin_move(GtkWidget *window, GdkEvent *event);

/// What a hand has done to a window's place since it was last asked.
typedef enum {
    /// Nothing, or nothing that the system tells of.
    POP_MOVE_NONE,
    /// It still moves the window.
    POP_MOVE_GOES_ON,
    /// It has put the window elsewhere.
    POP_MOVE_ENDED,
} PopMove;

/// Tells of a move that pop_desk_begin_move() began, and where the window is once it has ended.
PopMove pop_desk_last_move(GtkWidget *window, GdkRectangle *area);

/// Hears whether the windows of an X server still blend with what lies behind them.
typedef struct PopCompositing PopCompositing;

/// Has the callback called, with the data, whenever a compositor comes or goes; NULL where none ever does. End it with
/// pop_compositing_free().
PopCompositing *_Nullable pop_compositing_watch(GdkDisplay *display, void (*changed)(void *data, bool is_composited),
                                                void *data);

/// Hears no more.
void pop_compositing_free(PopCompositing *watch);

#pragma clang assume_nonnull end
