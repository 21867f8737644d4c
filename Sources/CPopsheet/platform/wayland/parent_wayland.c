// Another program's window on a Wayland compositor, identified by its exported handle (xdg-foreign). GDK makes our
// window its child but does not report when it is closed, so it is imported a second time here.
#include "../parent.h"
#include "wayland.h"

#ifdef GDK_WINDOWING_WAYLAND

// The two versions of the protocol, which differ only in names. A header would need the protocol's generator.
static const struct wl_message imported_methods[] = {
    {"destroy", "", NULL}, {"set_parent_of", "o", (const struct wl_interface *[]){NULL}}};
static const struct wl_message imported_events[] = {{"destroyed", "", NULL}};
static const struct wl_interface imported_interfaces[] = {
    {"zxdg_imported_v2", 1, 2, imported_methods, 1, imported_events},
    {"zxdg_imported_v1", 1, 2, imported_methods, 1, imported_events},
};
static const struct wl_message importer_methods_v2[] = {
    {"destroy", "", NULL}, {"import_toplevel", "ns", (const struct wl_interface *[]){&imported_interfaces[0], NULL}}};
static const struct wl_message importer_methods_v1[] = {
    {"destroy", "", NULL}, {"import", "ns", (const struct wl_interface *[]){&imported_interfaces[1], NULL}}};
static const struct wl_interface importer_interfaces[] = {
    {"zxdg_importer_v2", 1, 2, importer_methods_v2, 0, NULL},
    {"zxdg_importer_v1", 1, 2, importer_methods_v1, 0, NULL},
};
enum { VERSIONS = 2, METHOD_DESTROY = 0, METHOD_IMPORT = 1 };

struct PopImport {
    PopParent *parent;
    struct wl_proxy *importer, *imported;
};

static void destroyed(void *data, struct wl_proxy *imported) {
    (void)imported;
    struct PopImport *import = data;
    PopParent *parent = import->parent;
    WAYLAND(wl_proxy_marshal)(import->imported, METHOD_DESTROY);
    WAYLAND(wl_proxy_destroy)(import->imported);
    import->imported = NULL;
    for (int i = 0; i < VERSIONS; i++)
        if (parent->imports[i].imported) return;
    pop_parent_tell(parent);
}

static void bind_importer(void *data, struct wl_registry *registry, uint32_t name, const char *interface,
                          uint32_t version) {
    (void)version;
    PopParent *parent = data;
    for (int i = 0; i < VERSIONS; i++) {
        struct PopImport *import = &parent->imports[i];
        if (import->importer || !g_str_equal(interface, importer_interfaces[i].name)) continue;
        import->importer = WAYLAND(wl_proxy_marshal_constructor_versioned)(
            (struct wl_proxy *)registry, WL_REGISTRY_BIND, &importer_interfaces[i], 1, name,
            importer_interfaces[i].name, 1, NULL);
        WAYLAND(wl_proxy_set_queue)(import->importer, NULL);
    }
}

/// Imports the window with every available version, and returns whether any of them finds it.
static bool import_all(PopParent *parent, struct wl_display *display) {
    static void (*const listener[])(void *, struct wl_proxy *) = {destroyed};
    struct wl_event_queue *queue = WAYLAND(wl_display_create_queue)(display);
    for (int i = 0; i < VERSIONS; i++) {
        struct PopImport *import = &parent->imports[i];
        import->parent = parent;
        if (!import->importer) continue;
        WAYLAND(wl_proxy_set_queue)(import->importer, queue);
        import->imported = WAYLAND(wl_proxy_marshal_constructor)(import->importer, METHOD_IMPORT,
                                                                 &imported_interfaces[i], NULL, parent->handle);
        WAYLAND(wl_proxy_add_listener)(import->imported, (void (**)(void))listener, import);
    }
    // The compositor destroys an unknown handle's object at once.
    bool answered = WAYLAND(wl_display_roundtrip_queue)(display, queue) >= 0, found = false;
    for (int i = 0; i < VERSIONS; i++) {
        struct PopImport *import = &parent->imports[i];
        if (import->importer) WAYLAND(wl_proxy_set_queue)(import->importer, NULL);
        if (import->imported) WAYLAND(wl_proxy_set_queue)(import->imported, NULL);
        found |= import->imported != NULL;
    }
    WAYLAND(wl_event_queue_destroy)(queue);
    return answered && found;
}

PopParent *pop_parent_of_handle(GdkDisplay *gdk_display, const char *handle, PopParentResult *result) {
    *result = POP_PARENT_UNSUPPORTED;
    if (!GDK_IS_WAYLAND_DISPLAY(gdk_display)) return NULL;
    struct wl_display *display = gdk_wayland_display_get_wl_display(gdk_display);
    PopParent *parent = g_new0(PopParent, 1);
    parent->display = gdk_display;
    parent->handle = g_strdup(handle);
    parent->imports = g_new0(struct PopImport, VERSIONS);
    if (pop_wayland_list(display, bind_importer, parent) &&
        (parent->imports[0].importer || parent->imports[1].importer)) {
        *result = import_all(parent, display) ? POP_PARENT_FOUND : POP_PARENT_UNKNOWN;
    }
    if (*result == POP_PARENT_FOUND) return parent;
    pop_parent_free(parent);
    return NULL;
}

void pop_parent_handle_adopt(PopParent *parent, GtkWidget *window) {
    GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(window));
    if (GDK_IS_WAYLAND_TOPLEVEL(surface))
        gdk_wayland_toplevel_set_transient_for_exported(GDK_TOPLEVEL(surface), parent->handle);
}

void pop_parent_handle_free(PopParent *parent) {
    for (int i = 0; i < VERSIONS; i++) {
        struct wl_proxy *objects[] = {parent->imports[i].imported, parent->imports[i].importer};
        for (size_t j = 0; j < G_N_ELEMENTS(objects); j++) {
            if (!objects[j]) continue;
            WAYLAND(wl_proxy_marshal)(objects[j], METHOD_DESTROY);
            WAYLAND(wl_proxy_destroy)(objects[j]);
        }
    }
    g_free(parent->imports);
}

#else

PopParent *pop_parent_of_handle(GdkDisplay *display, const char *handle, PopParentResult *result) {
    (void)display;
    (void)handle;
    *result = POP_PARENT_UNSUPPORTED;
    return NULL;
}

void pop_parent_handle_adopt(PopParent *parent, GtkWidget *window) {
    (void)parent;
    (void)window;
}

void pop_parent_handle_free(PopParent *parent) { (void)parent; }

#endif
