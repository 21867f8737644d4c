#pragma once
#include <gtk/gtk.h>
#include <stdbool.h>

#pragma clang assume_nonnull begin

/// Makes sure that gtk4-layer-shell is loaded where that is the way to cover a monitor: it must come before libwayland,
/// so the program is started anew, once, with the same arguments. Nothing may have been read or written before. It
/// returns where there is nothing to load, or all is loaded; the environment is then as the user had it.
void pop_overlay_load_layer_shell(char *_Nullable *_Nonnull arguments);

/// Whether a window can cover a whole monitor of the display and let what lies beneath show through.
bool pop_overlay_works(GdkDisplay *display);

/// Whether it is for the Wayland compositor to say which monitor a window without a monitor of its own covers.
bool pop_overlay_is_placed_by_system(GdkDisplay *display);

/// Makes a window that is not realized yet cover a monitor, above all else and in no task bar, with the keyboard's focus
/// from the beginning. Without a monitor the system chooses one.
void pop_overlay_cover(GtkWidget *window, GdkMonitor *_Nullable monitor);

#pragma clang assume_nonnull end
