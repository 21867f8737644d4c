// Another program's window on a Wayland compositor, identified by its exported handle (xdg-foreign). GDK makes our
// window its child but does not report when it is closed, so it is imported a second time here.
#include "../parent.h"
#include "wayland.h"

#ifdef GDK_WINDOWING_WAYLAND

#include "xdg-foreign-v1-client.h"
#include "xdg-foreign-v1-protocol.h"
#include "xdg-foreign-v2-client.h"
#include "xdg-foreign-v2-protocol.h"

enum { VERSIONS = 2 };

struct PopImport {
    PopParent *parent;
    struct wl_proxy *importer, *imported;
};

static void import_destroyed(struct PopImport *import);

// MARK: The two versions of the protocol, which differ only in names

static void destroyed_v2(void *data, struct zxdg_imported_v2 *imported) {
    (void)imported;
    import_destroyed(data);
}

static void destroyed_v1(void *data, struct zxdg_imported_v1 *imported) {
    (void)imported;
    import_destroyed(data);
}

static void import_v2(struct PopImport *import, const char *handle) {
    static const struct zxdg_imported_v2_listener listener = {destroyed_v2};
    struct zxdg_imported_v2 *imported =
        zxdg_importer_v2_import_toplevel((struct zxdg_importer_v2 *)import->importer, handle);
    zxdg_imported_v2_add_listener(imported, &listener, import);
    import->imported = (struct wl_proxy *)imported;
}

static void import_v1(struct PopImport *import, const char *handle) {
    static const struct zxdg_imported_v1_listener listener = {destroyed_v1};
    struct zxdg_imported_v1 *imported = zxdg_importer_v1_import((struct zxdg_importer_v1 *)import->importer, handle);
    zxdg_imported_v1_add_listener(imported, &listener, import);
    import->imported = (struct wl_proxy *)imported;
}

static void destroy_imported_v2(struct wl_proxy *imported) {
    zxdg_imported_v2_destroy((struct zxdg_imported_v2 *)imported);
}

static void destroy_imported_v1(struct wl_proxy *imported) {
    zxdg_imported_v1_destroy((struct zxdg_imported_v1 *)imported);
}

static void destroy_importer_v2(struct wl_proxy *importer) {
    zxdg_importer_v2_destroy((struct zxdg_importer_v2 *)importer);
}

static void destroy_importer_v1(struct wl_proxy *importer) {
    zxdg_importer_v1_destroy((struct zxdg_importer_v1 *)importer);
}

static const struct {
    const struct wl_interface *importer;
    void (*import)(struct PopImport *import, const char *handle);
    void (*destroy_imported)(struct wl_proxy *imported);
    void (*destroy_importer)(struct wl_proxy *importer);
} versions[VERSIONS] = {
    {&zxdg_importer_v2_interface, import_v2, destroy_imported_v2, destroy_importer_v2},
    {&zxdg_importer_v1_interface, import_v1, destroy_imported_v1, destroy_importer_v1},
};

// MARK: Importing

static void import_destroyed(struct PopImport *import) {
    PopParent *parent = import->parent;
    versions[import - parent->imports].destroy_imported(import->imported);
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
        if (import->importer || !g_str_equal(interface, versions[i].importer->name)) continue;
        import->importer = wl_registry_bind(registry, name, versions[i].importer, 1);
        wl_proxy_set_queue(import->importer, NULL);
    }
}

/// Imports the window with every available version, and returns whether any of them finds it.
static bool import_all(PopParent *parent, struct wl_display *display) {
    struct wl_event_queue *queue = wl_display_create_queue(display);
    for (int i = 0; i < VERSIONS; i++) {
        struct PopImport *import = &parent->imports[i];
        import->parent = parent;
        if (!import->importer) continue;
        wl_proxy_set_queue(import->importer, queue);
        versions[i].import(import, parent->handle);
    }
    // The compositor destroys an unknown handle's object at once.
    bool answered = pop_wayland_round_trip(display, queue), found = false;
    for (int i = 0; i < VERSIONS; i++) {
        struct PopImport *import = &parent->imports[i];
        if (import->importer) wl_proxy_set_queue(import->importer, NULL);
        if (import->imported) wl_proxy_set_queue(import->imported, NULL);
        found |= import->imported != NULL;
    }
    wl_event_queue_destroy(queue);
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
        struct PopImport *import = &parent->imports[i];
        if (import->imported) versions[i].destroy_imported(import->imported);
        if (import->importer) versions[i].destroy_importer(import->importer);
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
