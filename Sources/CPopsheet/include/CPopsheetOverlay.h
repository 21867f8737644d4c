#pragma once
#include <gtk/gtk.h>
#include <stdbool.h>

#pragma clang assume_nonnull begin

/// Ensures that gtk4-layer-shell is loaded if it is needed to cover a monitor: it must be loaded before libwayland, so
/// the program is executed again, once, with the same arguments. Nothing may have been read or written before. Returns
/// if there is nothing to load or everything is loaded; the environment is then the user's.
void pop_overlay_load_layer_shell(char *_Nullable *_Nonnull arguments);

/// Whether a window can cover a monitor of the display and show what is beneath.
bool pop_overlay_works(GdkDisplay *display);

/// Whether the Wayland compositor chooses the monitor of a window that has none set.
bool pop_overlay_is_placed_by_system(GdkDisplay *display);

/// Makes a window that is not realized yet cover a monitor, above everything and in no task bar, with the keyboard
/// focus from the beginning. Without a monitor the system chooses one, if pop_overlay_is_placed_by_system().
void pop_overlay_cover(GtkWidget *window, GdkMonitor *_Nullable monitor);

#pragma clang assume_nonnull end
