// The position and the focus of a sheet's own window on an X server.
#include "CPopsheetDesk.h"
#include "x11.h"

#ifdef GDK_WINDOWING_X11

POP_X11_BEGIN

bool pop_desk_places_windows(GdkDisplay *display) { return GDK_IS_X11_DISPLAY(display); }

bool pop_desk_pointer(GdkDisplay *gdk_display, double *x, double *y) {
    Display *display = pop_x11_display(gdk_display);
    if (!display) return false;
    Window root, child;
    int root_x, root_y, within_x, within_y;
    unsigned modifiers;
    if (!XQueryPointer(display, DefaultRootWindow(display), &root, &child, &root_x, &root_y, &within_x, &within_y,
                            &modifiers))
        return false;
    double units = pop_desk_units_per_pixel(gdk_display);
    *x = root_x / units;
    *y = root_y / units;
    return true;
}

GdkRectangle pop_desk_free_area(GdkMonitor *monitor) {
    GdkRectangle area;
    if (GDK_IS_X11_MONITOR(monitor))
        gdk_x11_monitor_get_workarea(monitor, &area);
    else
        gdk_monitor_get_geometry(monitor, &area);
    return area;
}

double pop_desk_units_per_pixel(GdkDisplay *display) {
    if (!GDK_IS_X11_DISPLAY(display)) return 1;
    // All monitors of an X server have the same scale.
    GdkMonitor *monitor = g_list_model_get_item(gdk_display_get_monitors(display), 0);
    double units = monitor ? gdk_monitor_get_scale_factor(monitor) : 1;
    g_clear_object(&monitor);
    return units;
}

void pop_desk_place_window(GtkWidget *window, int x, int y) {
    Display *display;
    Window xid = pop_x11_window(window, &display);
    if (xid == None) return;
    int scale = gtk_widget_get_scale_factor(window);
    XSizeHints hints = {0};
    long supplied;
    XGetWMNormalHints(display, xid, &hints, &supplied);
    hints.flags |= USPosition | PPosition;
    hints.x = x * scale;
    hints.y = y * scale;
    XSetWMNormalHints(display, xid, &hints);
    XMoveWindow(display, xid, x * scale, y * scale);
}

bool pop_desk_pointer_is_held(GtkWidget *window) {
    Display *display;
    if (pop_x11_window(window, &display) == None) return false;
    Window ignored;
    int x, y;
    unsigned modifiers = 0;
    return XQueryPointer(display, DefaultRootWindow(display), &ignored, &ignored, &x, &y, &x, &y, &modifiers) &&
           modifiers & Button1Mask;
}

bool pop_desk_window_area(GtkWidget *window, GdkRectangle *area) {
    Display *display;
    Window xid = pop_x11_window(window, &display), ignored;
    XWindowAttributes attributes;
    int x, y;
    if (xid == None || !XGetWindowAttributes(display, xid, &attributes) ||
        !XTranslateCoordinates(display, xid, attributes.root, 0, 0, &x, &y, &ignored))
        return false;
    int scale = gtk_widget_get_scale_factor(window);
    *area = (GdkRectangle){x / scale, y / scale, attributes.width / scale, attributes.height / scale};
    return true;
}

void pop_desk_mark_dialog(GtkWidget *window) {
    Display *display;
    Window xid = pop_x11_window(window, &display);
    if (xid == None) return;
    Atom dialog = pop_x11_atom(display, "_NET_WM_WINDOW_TYPE_DIALOG");
    XChangeProperty(display, xid, pop_x11_atom(display, "_NET_WM_WINDOW_TYPE"), XA_ATOM, 32, PropModeReplace,
                         (unsigned char *)&dialog, 1);
}

void pop_desk_clear_background(GtkWidget *window) {
    Display *display;
    Window xid = pop_x11_window(window, &display);
    if (xid != None) XSetWindowBackground(display, xid, 0);
}

void pop_desk_take_focus(GtkWidget *window) {
    Display *display;
    Window xid = pop_x11_window(window, &display);
    if (xid == None) return;
    GdkDisplay *gdk_display = gtk_widget_get_display(window);
    GdkX11Screen *screen = gdk_x11_display_get_screen(gdk_display);
    if (gdk_x11_screen_supports_net_wm_hint(screen, "_NET_ACTIVE_WINDOW")) {
        // Activates the window as a pager does, for the user: an application's request may be denied.
        GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(window));
        pop_x11_tell_manager(display, xid, "_NET_ACTIVE_WINDOW", 2, gdk_x11_get_server_time(surface), 0, 0);
        return;
    }
    // Its owner may hide the window meanwhile, which the server would report as an error.
    gdk_x11_display_error_trap_push(gdk_display);
    XSetInputFocus(display, xid, RevertToPointerRoot, CurrentTime);
    gdk_x11_display_error_trap_pop_ignored(gdk_display);
}

POP_X11_END

#else

bool pop_desk_places_windows(GdkDisplay *display) {
    (void)display;
    return false;
}

bool pop_desk_pointer(GdkDisplay *display, double *x, double *y) {
    (void)display;
    (void)x;
    (void)y;
    return false;
}

GdkRectangle pop_desk_free_area(GdkMonitor *monitor) {
    GdkRectangle area;
    gdk_monitor_get_geometry(monitor, &area);
    return area;
}

double pop_desk_units_per_pixel(GdkDisplay *display) {
    (void)display;
    return 1;
}

void pop_desk_place_window(GtkWidget *window, int x, int y) {
    (void)window;
    (void)x;
    (void)y;
}

bool pop_desk_pointer_is_held(GtkWidget *window) {
    (void)window;
    return false;
}

bool pop_desk_window_area(GtkWidget *window, GdkRectangle *area) {
    (void)window;
    (void)area;
    return false;
}

void pop_desk_mark_dialog(GtkWidget *window) { (void)window; }

void pop_desk_clear_background(GtkWidget *window) { (void)window; }

void pop_desk_take_focus(GtkWidget *window) { (void)window; }

#endif
