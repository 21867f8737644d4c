#pragma once
#include <glib-unix.h>
#include <gtk/gtk.h>
#include <stdbool.h>

#pragma clang assume_nonnull begin

/// A window of a sheet's own: without decorations or a size that anybody else could choose. The caller owns it as GTK
/// owns its windows.
GtkWidget *pop_desk_window_new(const char *title);

/// The part of the screen that windows may take, in logical pixels: on the monitor with the pointer where the system
/// tells it, else on the largest one.
GdkRectangle pop_desk_area(GdkDisplay *display);

/// Says where a realized window is to be, in logical pixels of the screen, before it is mapped or later. Nothing comes
/// of it where the system places windows itself, as Wayland does.
void pop_desk_place_window(GtkWidget *window, int x, int y);

/// Tells an X window manager that a realized window is a dialog. Nothing comes of it elsewhere.
void pop_desk_mark_dialog(GtkWidget *window);

#pragma clang assume_nonnull end
