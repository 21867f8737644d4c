// What the parts of the shim that talk to Wayland compositors share.
#pragma once
#include <gtk/gtk.h>
#include <stdbool.h>

/// Keeps libwayland from writing to standard error.
void pop_wayland_silence(void);

#ifdef GDK_WINDOWING_WAYLAND

#include <dlfcn.h>
#include <gdk/wayland/gdkwayland.h>
#include <wayland-client.h>

// libwayland is there wherever GTK was built for Wayland, so its functions are looked up in the process: nothing is to
// be linked or loaded for them.
#define WAYLAND(name) ((__typeof__(&name))dlsym(RTLD_DEFAULT, #name))

/// Hears of everything that the compositor offers.
typedef void (*PopWaylandGlobal)(void *data, struct wl_registry *registry, uint32_t name, const char *interface,
                                 uint32_t version);

/// Asks the compositor what it offers, and waits for the answer without heeding any other event. Objects that the callback
/// makes must be given another queue. Answers false where the compositor does not.
bool pop_wayland_list(struct wl_display *display, PopWaylandGlobal global, void *data);

#endif
