// A native surface for a popover, made of GTK's popover: the display places it, also outside the window.
#include "CPopsheetPopup.h"
#include "CPopsheetWidget.h"

GtkWidget *pop_popup_new(GtkWidget *window, GtkWidget *content) {
    GtkWidget *popup = gtk_popover_new();
    gtk_widget_add_css_class(popup, "popsheet-surface");
    gtk_popover_set_autohide(GTK_POPOVER(popup), FALSE);
    gtk_popover_set_has_arrow(GTK_POPOVER(popup), FALSE);
    gtk_popover_set_child(GTK_POPOVER(popup), content);
    // A shadow extends beyond the other contents of the surface.
    for (GtkWidget *around = content; around != popup; around = gtk_widget_get_parent(around))
        gtk_widget_set_overflow(around, GTK_OVERFLOW_VISIBLE);
    gtk_widget_set_parent(popup, window);
    return popup;
}

void pop_popup_show(GtkWidget *popup, GdkRectangle beside, GtkPositionType side) {
    gtk_popover_set_position(GTK_POPOVER(popup), side);
    gtk_popover_set_pointing_to(GTK_POPOVER(popup), &beside);
    gtk_popover_popup(GTK_POPOVER(popup));
    gtk_popover_present(GTK_POPOVER(popup));
}

bool pop_popup_place(GtkWidget *popup, GtkWidget *widget, double *x, double *y) {
    graphene_rect_t bounds;
    if (!pop_widget_surface_offset(popup, gtk_widget_get_parent(popup), x, y) ||
        !gtk_widget_compute_bounds(widget, popup, &bounds))
        return false;
    *x += bounds.origin.x;
    *y += bounds.origin.y;
    return true;
}

GtkPositionType pop_popup_side(GtkWidget *popup) {
    switch (gdk_popup_get_rect_anchor(GDK_POPUP(gtk_native_get_surface(GTK_NATIVE(popup))))) {
    case GDK_GRAVITY_NORTH:
        return GTK_POS_TOP;
    case GDK_GRAVITY_WEST:
        return GTK_POS_LEFT;
    case GDK_GRAVITY_EAST:
        return GTK_POS_RIGHT;
    default:
        return GTK_POS_BOTTOM;
    }
}

bool pop_popup_is_transparent(GtkWidget *window) { return gdk_display_is_composited(gtk_widget_get_display(window)); }

void pop_popup_room(GtkWidget *window, int *width, int *height) {
    GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(window));
    GdkMonitor *monitor =
        surface ? gdk_display_get_monitor_at_surface(gtk_widget_get_display(window), surface) : NULL;
    *width = *height = 0;
    if (!monitor) return;
    GdkRectangle bounds;
    gdk_monitor_get_geometry(monitor, &bounds);
    *width = bounds.width;
    *height = bounds.height;
}

/// The region of a surface that an outline covers, in the surface's pixels.
static cairo_region_t *outline_region(GtkWidget *popup, const cairo_path_t *outline, int scale) {
    GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(popup));
    cairo_surface_t *mask = cairo_image_surface_create(CAIRO_FORMAT_A8, gdk_surface_get_width(surface) * scale,
                                                       gdk_surface_get_height(surface) * scale);
    double x, y;
    gtk_native_get_surface_transform(GTK_NATIVE(popup), &x, &y);
    cairo_t *cairo = cairo_create(mask);
    cairo_scale(cairo, scale, scale);
    cairo_translate(cairo, x, y);
    cairo_append_path(cairo, outline);
    cairo_fill(cairo);
    cairo_destroy(cairo);
    cairo_region_t *region = gdk_cairo_region_create_from_surface(mask);
    cairo_surface_destroy(mask);
    return region;
}

#ifdef GDK_WINDOWING_X11

#include <X11/Xlib.h>
#include <X11/extensions/shape.h>
#include <dlfcn.h>
#include <gdk/x11/gdkx.h>

// GTK 4.18 deprecates its X11 functions without a replacement.
G_GNUC_BEGIN_IGNORE_DEPRECATIONS

// GTK has loaded the library of X extensions; its header alone does not justify a build dependency.
typedef void CombineRectangles(Display *, Window, int, int, int, XRectangle *, int, int, int);

static CombineRectangles *combine_rectangles(GtkWidget *window) {
    if (!GDK_IS_X11_DISPLAY(gtk_widget_get_display(window))) return NULL;
    return (CombineRectangles *)dlsym(RTLD_DEFAULT, "XShapeCombineRectangles");
}

static void cut_out(GtkWidget *popup, const cairo_path_t *outline) {
    CombineRectangles *combine = combine_rectangles(popup);
    GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(popup));
    if (!combine || !GDK_IS_X11_SURFACE(surface)) return;
    cairo_region_t *region = outline_region(popup, outline, gdk_surface_get_scale_factor(surface));
    int count = cairo_region_num_rectangles(region);
    XRectangle *rectangles = g_new(XRectangle, MAX(count, 1));
    for (int i = 0; i < count; i++) {
        cairo_rectangle_int_t r;
        cairo_region_get_rectangle(region, i, &r);
        rectangles[i] = (XRectangle){(short)r.x, (short)r.y, (unsigned short)r.width, (unsigned short)r.height};
    }
    combine(gdk_x11_display_get_xdisplay(gdk_surface_get_display(surface)), gdk_x11_surface_get_xid(surface),
            ShapeBounding, 0, 0, rectangles, count, ShapeSet, YXBanded);
    g_free(rectangles);
    cairo_region_destroy(region);
}

bool pop_popup_can_be_shaped(GtkWidget *window) {
    return pop_popup_is_transparent(window) || combine_rectangles(window);
}

void *pop_x_display(GtkWidget *window) {
    GdkDisplay *display = gtk_widget_get_display(window);
    return GDK_IS_X11_DISPLAY(display) ? display : NULL;
}

bool pop_x_event_moves(GtkWidget *window, const void *event) {
    const XEvent *told = event;
    GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(window));
    return told && told->type == ConfigureNotify && surface && GDK_IS_X11_SURFACE(surface) &&
           told->xconfigure.window == gdk_x11_surface_get_xid(surface);
}

G_GNUC_END_IGNORE_DEPRECATIONS

#else

static void cut_out(GtkWidget *popup, const cairo_path_t *outline) {
    (void)popup;
    (void)outline;
}

bool pop_popup_can_be_shaped(GtkWidget *window) { return pop_popup_is_transparent(window); }

void *pop_x_display(GtkWidget *window) {
    (void)window;
    return NULL;
}

bool pop_x_event_moves(GtkWidget *window, const void *event) {
    (void)window;
    (void)event;
    return false;
}

#endif

#ifdef GDK_WINDOWING_WAYLAND

#include <dlfcn.h>
#include <gdk/wayland/gdkwayland.h>
#include <wayland-client-core.h>

// GTK has loaded the library; its functions are looked up, so that nothing needs to be linked.
#define WAYLAND(name) ((__typeof__(&name))dlsym(RTLD_DEFAULT, #name))

// The first version of xdg_wm_base in which popups can be moved (xdg-shell.xml, "reposition").
enum { MOVES_SINCE = 3 };

static void note_global(void *data, void *registry, uint32_t name, const char *interface, uint32_t version) {
    (void)registry;
    (void)name;
    if (!strcmp(interface, "xdg_wm_base")) *(uint32_t *)data = version;
}

static void note_removal(void *data, void *registry, uint32_t name) {
    (void)data;
    (void)registry;
    (void)name;
}

// The version of the shell protocol that the compositor supports; GDK knows it, but has no function for it.
static uint32_t shell_version(struct wl_display *display) {
    static void (*const listener[])(void) = {(void (*)(void))note_global, (void (*)(void))note_removal};
    const struct wl_interface *registry_interface = dlsym(RTLD_DEFAULT, "wl_registry_interface");
    uint32_t version = 0;
    if (!registry_interface || !WAYLAND(wl_proxy_marshal_flags) || !WAYLAND(wl_display_create_queue)) return 0;
    struct wl_event_queue *queue = WAYLAND(wl_display_create_queue)(display);
    struct wl_proxy *wrapper = WAYLAND(wl_proxy_create_wrapper)(display);
    WAYLAND(wl_proxy_set_queue)(wrapper, queue);
    // The display's request with opcode 1 creates a registry.
    struct wl_proxy *registry = WAYLAND(wl_proxy_marshal_flags)(
        wrapper, 1, registry_interface, WAYLAND(wl_proxy_get_version)(wrapper), 0, NULL);
    WAYLAND(wl_proxy_wrapper_destroy)(wrapper);
    WAYLAND(wl_proxy_add_listener)(registry, (void (**)(void))listener, &version);
    WAYLAND(wl_display_roundtrip_queue)(display, queue);
    WAYLAND(wl_proxy_destroy)(registry);
    WAYLAND(wl_event_queue_destroy)(queue);
    return version;
}

bool pop_popup_can_move(GtkWidget *popup) {
    static const char *const key = "popsheet-shell-version";
    GdkDisplay *display = gtk_widget_get_display(popup);
    if (!GDK_IS_WAYLAND_DISPLAY(display)) return true;
    guint version = GPOINTER_TO_UINT(g_object_get_data(G_OBJECT(display), key));
    if (version == 0) {
        version = 1 + shell_version(gdk_wayland_display_get_wl_display(display));
        g_object_set_data(G_OBJECT(display), key, GUINT_TO_POINTER(version));
    }
    return version - 1 >= MOVES_SINCE;
}

#else

bool pop_popup_can_move(GtkWidget *popup) {
    (void)popup;
    return true;
}

#endif

void pop_popup_set_outline(GtkWidget *popup, const cairo_path_t *outline) {
    GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(popup));
    if (!surface) return;
    cairo_region_t *region = outline_region(popup, outline, 1);
    gdk_surface_set_input_region(surface, region);
    cairo_region_destroy(region);
    if (!pop_popup_is_transparent(popup)) cut_out(popup, outline);
}
