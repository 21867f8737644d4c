// Where widgets are: on their surface by GTK's own account, on the screen by the X server's.
#include "Surfaces.h"
#include <gdk/wayland/gdkwayland.h>
#include <gdk/x11/gdkx.h>

bool support_widget_bounds(GtkWidget *widget, SupportRect *bounds) {
    GtkNative *native = gtk_widget_get_native(widget);
    graphene_rect_t rect;
    if (!native || !gtk_widget_compute_bounds(widget, GTK_WIDGET(native), &rect)) return false;
    double dx, dy;
    gtk_native_get_surface_transform(native, &dx, &dy);
    *bounds = (SupportRect){rect.origin.x + dx, rect.origin.y + dy, rect.size.width, rect.size.height};
    return rect.size.width > 0 && rect.size.height > 0;
}

GdkSurface *support_widget_surface(GtkWidget *widget) {
    GtkNative *native = gtk_widget_get_native(widget);
    return native ? gtk_native_get_surface(native) : NULL;
}

bool support_surface_size(GdkSurface *surface, int *width, int *height) {
    *width = gdk_surface_get_width(surface);
    *height = gdk_surface_get_height(surface);
    return *width > 0 && *height > 0;
}

GdkSurface *support_popup_parent(GdkSurface *surface, int *x, int *y) {
    if (!GDK_IS_POPUP(surface)) return NULL;
    *x = gdk_popup_get_position_x(GDK_POPUP(surface));
    *y = gdk_popup_get_position_y(GDK_POPUP(surface));
    return gdk_popup_get_parent(GDK_POPUP(surface));
}

// GTK 4.18 deprecates all that is X11's alone.
G_GNUC_BEGIN_IGNORE_DEPRECATIONS

bool support_x11_origin(GdkSurface *surface, int *x, int *y) {
    if (!GDK_IS_X11_SURFACE(surface)) return false;
    GdkDisplay *display = gdk_surface_get_display(surface);
    Display *connection = gdk_x11_display_get_xdisplay(display);
    Window ignored;
    gdk_x11_display_error_trap_push(display);
    bool known = XTranslateCoordinates(connection, gdk_x11_surface_get_xid(surface), DefaultRootWindow(connection), 0, 0,
                                       x, y, &ignored);
    return gdk_x11_display_error_trap_pop(display) == 0 && known;
}

unsigned long support_x11_number(GdkSurface *surface) {
    return GDK_IS_X11_SURFACE(surface) ? gdk_x11_surface_get_xid(surface) : 0;
}

G_GNUC_END_IGNORE_DEPRECATIONS

static const char handle_key[] = "test-support-handle";

static void exported(GdkToplevel *toplevel, const char *handle, gpointer data) {
    (void)data;
    g_object_set_data_full(G_OBJECT(toplevel), handle_key, g_strdup(handle), g_free);
}

const char *support_wayland_handle(GdkSurface *surface) {
    static const char asked_key[] = "test-support-asked";
    if (GDK_IS_WAYLAND_TOPLEVEL(surface) && !g_object_get_data(G_OBJECT(surface), asked_key)) {
        g_object_set_data(G_OBJECT(surface), asked_key, GINT_TO_POINTER(1));
        gdk_wayland_toplevel_export_handle(GDK_TOPLEVEL(surface), exported, NULL, NULL);
    }
    return g_object_get_data(G_OBJECT(surface), handle_key);
}

bool support_wayland_make_error(void) {
    static const uint32_t no_global = UINT32_MAX;
    struct wl_display *display = wl_display_connect(NULL);
    if (!display) return false;
    struct wl_registry *registry = wl_display_get_registry(display);
    struct wl_proxy *bound = wl_registry_bind(registry, no_global, &wl_compositor_interface, 1);
    bool is_ended = wl_display_roundtrip(display) < 0;
    wl_proxy_destroy(bound);
    wl_registry_destroy(registry);
    wl_display_disconnect(display);
    return is_ended;
}
