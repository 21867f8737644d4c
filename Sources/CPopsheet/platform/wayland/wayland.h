// Declarations shared by the parts of the shim that use Wayland compositors.
#pragma once
#include <gtk/gtk.h>
#include <stdbool.h>

#ifdef GDK_WINDOWING_WAYLAND

#include <gdk/wayland/gdkwayland.h>
#include <wayland-client.h>

/// Receives each global that the compositor announces.
typedef void (*PopWaylandGlobal)(void *data, struct wl_registry *registry, uint32_t name, const char *interface,
                                 uint32_t version);

/// Requests the compositor's globals and waits for them without dispatching any other event. Objects that the callback
/// creates must be assigned to another queue. Returns false if the compositor does not respond.
bool pop_wayland_list(struct wl_display *display, PopWaylandGlobal global, void *data);

#endif
