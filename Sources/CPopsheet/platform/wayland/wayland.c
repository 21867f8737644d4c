#include "wayland.h"
#include "CPopsheetMessages.h"
#include "CPopsheetOverlay.h"

#ifdef GDK_WINDOWING_WAYLAND

#include <errno.h>
#include <poll.h>

// The error with which a compositor ended a connection.
static char last_error[256];

static void keep_error(const char *format, va_list arguments) {
    char message[sizeof last_error];
    vsnprintf(message, sizeof message, format, arguments);
    // "xdg_surface@46: error 1: xdg_surface must have a role"
    if (!strstr(message, ": error ")) return;
    g_strlcpy(last_error, g_strchomp(message), sizeof last_error);
}

void pop_wayland_silence(void) { wl_log_set_handler_client(keep_error); }

const char *pop_wayland_error(void) { return last_error[0] ? last_error : NULL; }

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

/// The display with another queue for the events of what is made with it.
static struct wl_display *on_queue(struct wl_display *display, struct wl_event_queue *queue) {
    struct wl_display *wrapper = wl_proxy_create_wrapper(display);
    wl_proxy_set_queue((struct wl_proxy *)wrapper, queue);
    return wrapper;
}

static void answered(void *data, struct wl_callback *callback, uint32_t serial) {
    (void)callback;
    (void)serial;
    *(bool *)data = true;
}

bool pop_wayland_round_trip(struct wl_display *display, struct wl_event_queue *queue) {
    static const struct wl_callback_listener listener = {answered};
    bool is_answered = false, is_lost = false;
    struct wl_display *wrapper = on_queue(display, queue);
    struct wl_callback *callback = wl_display_sync(wrapper);
    wl_proxy_wrapper_destroy(wrapper);
    if (!callback) return false;
    wl_callback_add_listener(callback, &listener, &is_answered);
    while (wl_display_dispatch_queue_pending(display, queue) >= 0 && !is_answered && !is_lost) {
        if (wl_display_prepare_read_queue(display, queue)) continue;
        bool is_sent = wl_display_flush(display) >= 0 || errno != EAGAIN;
        struct pollfd source = {.fd = wl_display_get_fd(display), .events = is_sent ? POLLIN : POLLIN | POLLOUT};
        while (poll(&source, 1, -1) < 0 && errno == EINTR) continue;
        is_lost = source.revents & (POLLHUP | POLLERR);
        if (wl_display_read_events(display) < 0) is_lost = true;
    }
    wl_callback_destroy(callback);
    return is_answered;
}

bool pop_wayland_list(struct wl_display *display, PopWaylandGlobal global, void *data) {
    static const struct wl_registry_listener listener = {global_added, global_removed};
    // Our own queue: the events in GDK's queue are not ours to dispatch.
    struct wl_event_queue *queue = wl_display_create_queue(display);
    struct wl_display *wrapper = on_queue(display, queue);
    struct wl_registry *registry = wl_display_get_registry(wrapper);
    wl_proxy_wrapper_destroy(wrapper);
    Listing listing = {global, data};
    bool is_listed = registry && wl_registry_add_listener(registry, &listener, &listing) == 0 &&
                     pop_wayland_round_trip(display, queue);
    if (registry) wl_registry_destroy(registry);
    wl_event_queue_destroy(queue);
    return is_listed;
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

const char *pop_wayland_error(void) { return NULL; }

bool pop_wayland_offers(const char *interface) {
    (void)interface;
    return false;
}

#endif
