// A stand-in for gtk4-layer-shell, which Debian 12 does not have: under its name, with those of its functions that
// popsheet calls, and speaking the same protocol (wlr-layer-shell) with the compositor. It does no more than that.
//
// GDK gives every window the role of an xdg_toplevel. This library stands before libwayland and, for a window that asked
// for it, hands GDK an xdg_surface and an xdg_toplevel that no compositor knows of; what happens to them is translated
// into the terms of a layer surface and back.
//
// LAYER_SHELL_REPORT=FILE: writes what was asked for, and what of the environment children would inherit.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <gdk/wayland/gdkwayland.h>
#include <gtk/gtk.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <wayland-client.h>

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

// MARK: The protocol

static const struct wl_interface layer_surface_interface;
static const struct wl_message shell_methods[] = {
    {"get_layer_surface", "no?ous",
     (const struct wl_interface *[]){&layer_surface_interface, &wl_surface_interface, &wl_output_interface, NULL, NULL}}};
static const struct wl_interface shell_interface = {"zwlr_layer_shell_v1", 1, 1, shell_methods, 0, NULL};
static const struct wl_interface *no_types[4];
static const struct wl_message surface_methods[] = {
    {"set_size", "uu", no_types},        {"set_anchor", "u", no_types},
    {"set_exclusive_zone", "i", no_types}, {"set_margin", "iiii", no_types},
    {"set_keyboard_interactivity", "u", no_types}, {"get_popup", "o", no_types},
    {"ack_configure", "u", no_types},    {"destroy", "", no_types}};
static const struct wl_message surface_events[] = {{"configure", "uuu", no_types}, {"closed", "", no_types}};
static const struct wl_interface layer_surface_interface = {"zwlr_layer_surface_v1", 1, 8, surface_methods,
                                                            2, surface_events};
enum { SHELL_GET_SURFACE };
enum { SET_SIZE, SET_ANCHOR, SET_EXCLUSIVE_ZONE, SET_KEYBOARD = 4, ACK_CONFIGURE = 6, DESTROY };
// What GDK asks of its toplevels.
enum { WM_BASE_GET_XDG_SURFACE = 2, XDG_GET_TOPLEVEL = 1, XDG_ACK_CONFIGURE = 4, STATE_ACTIVATED = 4 };

// MARK: Windows

/// An object that only GDK knows of.
typedef struct {
    void (**listener)(void);
    void *data;
    uint32_t version;
    bool is_alive;
} Fake;

typedef struct {
    GtkWindow *window;
    struct wl_output *output;
    struct wl_surface *surface;
    struct wl_proxy *layer_surface;
    unsigned layer, anchors, keyboard;
    int exclusive_zone;
    char *name;
    Fake xdg_surface, xdg_toplevel;
} Layer;

static Layer layers[4];
static struct wl_proxy *shell;

static Layer *layer_of_fake(void *proxy) {
    for (size_t i = 0; i < G_N_ELEMENTS(layers); i++)
        if (proxy == &layers[i].xdg_surface || proxy == &layers[i].xdg_toplevel) return &layers[i];
    return NULL;
}

static Layer *layer_of_window(GtkWindow *window) {
    for (size_t i = 0; i < G_N_ELEMENTS(layers); i++)
        if (layers[i].window == window) return &layers[i];
    return NULL;
}

static Layer *layer_of_surface(struct wl_surface *surface) {
    for (size_t i = 0; i < G_N_ELEMENTS(layers); i++) {
        GdkSurface *own = layers[i].window ? gtk_native_get_surface(GTK_NATIVE(layers[i].window)) : NULL;
        if (own && gdk_wayland_surface_get_wl_surface(own) == surface) return &layers[i];
    }
    return NULL;
}

// MARK: What the compositor says

static void configured(void *data, struct wl_proxy *proxy, uint32_t serial, uint32_t width, uint32_t height) {
    (void)proxy;
    Layer *layer = data;
    struct wl_array states;
    wl_array_init(&states);
    *(uint32_t *)wl_array_add(&states, sizeof(uint32_t)) = STATE_ACTIVATED;
    ((void (*)(void *, void *, int32_t, int32_t, struct wl_array *))layer->xdg_toplevel.listener[0])(
        layer->xdg_toplevel.data, &layer->xdg_toplevel, (int32_t)width, (int32_t)height, &states);
    ((void (*)(void *, void *, uint32_t))layer->xdg_surface.listener[0])(layer->xdg_surface.data, &layer->xdg_surface,
                                                                         serial);
    wl_array_release(&states);
}

static void closed(void *data, struct wl_proxy *proxy) {
    (void)proxy;
    Layer *layer = data;
    ((void (*)(void *, void *))layer->xdg_toplevel.listener[1])(layer->xdg_toplevel.data, &layer->xdg_toplevel);
}

static const struct {
    void (*configure)(void *, struct wl_proxy *, uint32_t, uint32_t, uint32_t);
    void (*closed)(void *, struct wl_proxy *);
} layer_listener = {configured, closed};

static void report(Layer *layer) {
    const char *path = g_getenv("LAYER_SHELL_REPORT");
    FILE *file = path ? fopen(path, "w") : NULL;
    if (!file) return;
    fprintf(file, "layer %u anchors %u zone %d keyboard %u name %s\n", layer->layer, layer->anchors,
            layer->exclusive_zone, layer->keyboard, layer->name);
    const char *names[] = {"LD_PRELOAD", "POPSHEET_RESTARTED"};
    for (size_t i = 0; i < G_N_ELEMENTS(names); i++)
        fprintf(file, "%s %s\n", names[i], g_getenv(names[i]) ? g_getenv(names[i]) : "-");
    fclose(file);
}

static void make_layer_surface(Layer *layer) {
    struct wl_proxy *made = REAL(wl_proxy_marshal_flags)(
        shell, SHELL_GET_SURFACE, &layer_surface_interface, 1, 0, NULL, layer->surface, layer->output, layer->layer,
        layer->name ? layer->name : "");
    layer->layer_surface = made;
    REAL(wl_proxy_add_listener)(made, (void (**)(void))&layer_listener, layer);
    REAL(wl_proxy_marshal_flags)(made, SET_SIZE, NULL, 1, 0, 0u, 0u);
    REAL(wl_proxy_marshal_flags)(made, SET_ANCHOR, NULL, 1, 0, layer->anchors);
    REAL(wl_proxy_marshal_flags)(made, SET_EXCLUSIVE_ZONE, NULL, 1, 0, layer->exclusive_zone);
    REAL(wl_proxy_marshal_flags)(made, SET_KEYBOARD, NULL, 1, 0, layer->keyboard);
    report(layer);
}

// MARK: Before libwayland

/// What GDK asks of an object that only it knows of.
static struct wl_proxy *ask_fake(Layer *layer, void *proxy, uint32_t opcode, bool destroys, va_list arguments) {
    if (destroys) {
        ((Fake *)proxy)->is_alive = false;
        if (proxy == &layer->xdg_toplevel && layer->layer_surface) {
            REAL(wl_proxy_marshal_flags)(layer->layer_surface, DESTROY, NULL, 1, WL_MARSHAL_FLAG_DESTROY);
            layer->layer_surface = NULL;
        }
    } else if (proxy == &layer->xdg_surface && opcode == XDG_GET_TOPLEVEL) {
        layer->xdg_toplevel = (Fake){.version = layer->xdg_surface.version, .is_alive = true};
        make_layer_surface(layer);
        return (struct wl_proxy *)&layer->xdg_toplevel;
    } else if (proxy == &layer->xdg_surface && opcode == XDG_ACK_CONFIGURE) {
        uint32_t serial = va_arg(arguments, uint32_t);
        if (layer->layer_surface)
            REAL(wl_proxy_marshal_flags)(layer->layer_surface, ACK_CONFIGURE, NULL, 1, 0, serial);
    }
    return NULL;
}

struct wl_proxy *wl_proxy_marshal_flags(struct wl_proxy *proxy, uint32_t opcode, const struct wl_interface *interface,
                                        uint32_t version, uint32_t flags, ...) {
    va_list arguments;
    va_start(arguments, flags);
    Layer *layer = layer_of_fake(proxy);
    if (layer) {
        struct wl_proxy *result = ask_fake(layer, proxy, opcode, flags & WL_MARSHAL_FLAG_DESTROY, arguments);
        va_end(arguments);
        return result;
    }
    if (opcode == WM_BASE_GET_XDG_SURFACE && interface && strcmp(interface->name, "xdg_surface") == 0) {
        va_list copy;
        va_copy(copy, arguments);
        (void)va_arg(copy, void *);
        struct wl_surface *surface = va_arg(copy, struct wl_surface *);
        va_end(copy);
        layer = layer_of_surface(surface);
        if (layer) {
            va_end(arguments);
            layer->surface = surface;
            layer->xdg_surface = (Fake){.version = version, .is_alive = true};
            return (struct wl_proxy *)&layer->xdg_surface;
        }
    }
    // Most requests have fewer arguments; what is beyond them is not looked at.
    union wl_argument list[20];
    for (size_t i = 0; i < G_N_ELEMENTS(list); i++) list[i].o = va_arg(arguments, void *);
    va_end(arguments);
    return REAL(wl_proxy_marshal_array_flags)(proxy, opcode, interface, version, flags, list);
}

int wl_proxy_add_listener(struct wl_proxy *proxy, void (**listener)(void), void *data) {
    if (!layer_of_fake(proxy)) return REAL(wl_proxy_add_listener)(proxy, listener, data);
    Fake *fake = (Fake *)proxy;
    fake->listener = listener;
    fake->data = data;
    return 0;
}

uint32_t wl_proxy_get_version(struct wl_proxy *proxy) {
    return layer_of_fake(proxy) ? ((Fake *)proxy)->version : REAL(wl_proxy_get_version)(proxy);
}

void wl_proxy_set_user_data(struct wl_proxy *proxy, void *data) {
    if (layer_of_fake(proxy))
        ((Fake *)proxy)->data = data;
    else
        REAL(wl_proxy_set_user_data)(proxy, data);
}

void *wl_proxy_get_user_data(struct wl_proxy *proxy) {
    return layer_of_fake(proxy) ? ((Fake *)proxy)->data : REAL(wl_proxy_get_user_data)(proxy);
}

void wl_proxy_set_queue(struct wl_proxy *proxy, struct wl_event_queue *queue) {
    if (!layer_of_fake(proxy)) REAL(wl_proxy_set_queue)(proxy, queue);
}

void wl_proxy_destroy(struct wl_proxy *proxy) {
    if (!layer_of_fake(proxy)) REAL(wl_proxy_destroy)(proxy);
}

// MARK: The library's face

static void find_shell(void *data, struct wl_registry *registry, uint32_t name, const char *interface, uint32_t version) {
    (void)data;
    (void)version;
    if (strcmp(interface, shell_interface.name) == 0)
        shell = REAL(wl_proxy_marshal_flags)((struct wl_proxy *)registry, WL_REGISTRY_BIND, &shell_interface, 1, 0, name,
                                             shell_interface.name, 1, NULL);
}

static void lose_global(void *data, struct wl_registry *registry, uint32_t name) {
    (void)data;
    (void)registry;
    (void)name;
}

gboolean gtk_layer_is_supported(void) {
    static const struct wl_registry_listener listener = {find_shell, lose_global};
    GdkDisplay *display = gdk_display_get_default();
    if (shell) return TRUE;
    if (!GDK_IS_WAYLAND_DISPLAY(display)) return FALSE;
    struct wl_display *connection = gdk_wayland_display_get_wl_display(display);
    struct wl_registry *registry = wl_display_get_registry(connection);
    wl_registry_add_listener(registry, &listener, NULL);
    wl_display_roundtrip(connection);
    return shell != NULL;
}

void gtk_layer_init_for_window(GtkWindow *window) {
    Layer *layer = layer_of_window(NULL);
    if (layer) *layer = (Layer){.window = window};
}

void gtk_layer_set_namespace(GtkWindow *window, const char *name) { layer_of_window(window)->name = g_strdup(name); }

void gtk_layer_set_layer(GtkWindow *window, int layer) { layer_of_window(window)->layer = (unsigned)layer; }

void gtk_layer_set_anchor(GtkWindow *window, int edge, gboolean is_anchored) {
    // GtkLayerShellEdge counts left, right, top, bottom; the protocol's bits are top, bottom, left, right.
    unsigned bit = (const unsigned[]){4, 8, 1, 2}[edge];
    if (is_anchored) layer_of_window(window)->anchors |= bit;
}

void gtk_layer_set_exclusive_zone(GtkWindow *window, int zone) { layer_of_window(window)->exclusive_zone = zone; }

void gtk_layer_set_keyboard_mode(GtkWindow *window, int mode) { layer_of_window(window)->keyboard = (unsigned)mode; }

void gtk_layer_set_monitor(GtkWindow *window, GdkMonitor *monitor) {
    layer_of_window(window)->output = gdk_wayland_monitor_get_wl_output(monitor);
}
