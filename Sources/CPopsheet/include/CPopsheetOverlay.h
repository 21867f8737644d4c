#pragma once
#include <gtk/gtk.h>
#include <stdbool.h>

#pragma clang assume_nonnull begin

/// Whether gtk4-layer-shell is loaded.
bool pop_layer_shell_is_loaded(void);

/// Whether the Wayland compositor of the environment has a global object with an interface. Connects to it.
bool pop_wayland_offers(const char *interface);

/// Whether a window can cover a monitor of the display and show what is below.
bool pop_overlay_works(GdkDisplay *display);

/// Whether the Wayland compositor chooses the monitor of a window that has none set.
bool pop_overlay_is_placed_by_system(GdkDisplay *display);

/// Makes a window that is not realized yet cover a monitor, above everything and in no task bar, with the keyboard
/// focus from the beginning. Without a monitor the system chooses one, if pop_overlay_is_placed_by_system().
void pop_overlay_cover(GtkWidget *window, GdkMonitor *_Nullable monitor);

/// Marks a realized X window as the newest one that covers a monitor, and requests the events that
/// pop_overlay_event_moves_focus() recognizes.
void pop_overlay_watch_focus(GtkWidget *window);

/// Whether an event of the X server may mean that another window has the focus.
bool pop_overlay_event_moves_focus(const void *event);

/// Whether an X window that this one covers has the focus, or none has; false while this one is hidden, or if a newer
/// one covers a monitor.
bool pop_overlay_lacks_focus(GtkWidget *window);

#pragma clang assume_nonnull end
