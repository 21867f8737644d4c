#include "wayland.h"
#include "CPopsheetMessages.h"
#include "CPopsheetOverlay.h"

#ifdef GDK_WINDOWING_WAYLAND

static void ignore(const char *format, va_list arguments) {
    (void)format;
    (void)arguments;
}

void pop_wayland_silence(void) { wl_log_set_handler_client(ignore); }

typedef struct {
    PopWaylandGlobal global;
    void *data;
} Listing;

static void global_added(void *data, struct wl_registry *registry, uint32_t name, const char *interface, uint32_t version) {
    Listing *listing = data;
    listing->global(listing->data, registry, name, interface, version);
}

static void global_removed(void *data, struct wl_registry *registry, uint32_t name) {
    (void)data;
    (void)registry;
    (void)name;
}

bool pop_wayland_list(struct wl_display *display, PopWaylandGlobal global, void *data) {
    static const struct wl_registry_listener listener = {global_added, global_removed};
    // Our own queue: the events in GDK's queue are not ours to dispatch.
    struct wl_event_queue *queue = wl_display_create_queue(display);
    struct wl_display *wrapper = wl_proxy_create_wrapper(display);
    wl_proxy_set_queue((struct wl_proxy *)wrapper, queue);
    struct wl_registry *registry = wl_display_get_registry(wrapper);
    wl_proxy_wrapper_destroy(wrapper);
    Listing listing = {global, data};
    bool answered = registry && wl_registry_add_listener(registry, &listener, &listing) == 0 &&
                    wl_display_roundtrip_queue(display, queue) >= 0;
    if (registry) wl_registry_destroy(registry);
    wl_event_queue_destroy(queue);
    return answered;
}

typedef struct {
    const char *interface;
    bool found;
} Search;

static void compare(void *data, struct wl_registry *registry, uint32_t name, const char *interface, uint32_t version) {
    (void)registry;
    (void)name;
    (void)version;
    Search *search = data;
    search->found |= g_str_equal(interface, search->interface);
}

bool pop_wayland_offers(const char *interface) {
    pop_wayland_silence();
    struct wl_display *display = wl_display_connect(NULL);
    if (!display) return false;
    Search search = {interface, false};
    pop_wayland_list(display, compare, &search);
    wl_display_disconnect(display);
    return search.found;
}

#else

void pop_wayland_silence(void) {}

bool pop_wayland_offers(const char *interface) {
    (void)interface;
    return false;
}

#endif
