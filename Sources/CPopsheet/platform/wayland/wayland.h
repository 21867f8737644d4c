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

/// Waits for the answer to all earlier requests, as wl_display_roundtrip_queue does; false if the connection is lost.
///
/// That function of libwayland 1.23 never returns if the connection ends within a message.
bool pop_wayland_round_trip(struct wl_display *display, struct wl_event_queue *queue);

#endif
