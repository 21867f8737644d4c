// Desktop integration of a sheet's own window, much of it specific to X servers.
#include "CPopsheetDesk.h"
#include "x11.h"

GtkWidget *pop_desk_window_new(const char *title) {
    GtkWidget *window = gtk_window_new();
    gtk_window_set_title(GTK_WINDOW(window), title);
    gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
    gtk_window_set_resizable(GTK_WINDOW(window), FALSE);
    return window;
}

/// Rates a monitor; the highest value wins.
typedef double (*Merit)(const GdkRectangle *monitor, const double *place);

static GdkMonitor *best_monitor(GdkDisplay *display, Merit merit, const double *place) {
    GdkMonitor *best = NULL;
    double highest = 0;
    GListModel *monitors = gdk_display_get_monitors(display);
    for (guint i = 0, count = g_list_model_get_n_items(monitors); i < count; i++) {
        GdkMonitor *monitor = g_list_model_get_item(monitors, i);
        GdkRectangle area = pop_desk_whole_area(monitor);
        double value = merit(&area, place);
        if (!best || value > highest) {
            best = monitor;
            highest = value;
        }
        g_object_unref(monitor);
    }
    return best;
}

static double size_merit(const GdkRectangle *monitor, const double *place) {
    (void)place;
    return (double)monitor->width * monitor->height;
}

static double lowness_merit(const GdkRectangle *monitor, const double *place) {
    (void)place;
    return -(double)monitor->height;
}

static double nearness_merit(const GdkRectangle *monitor, const double *place) {
    double x = place[0] - CLAMP(place[0], monitor->x, monitor->x + monitor->width - 1);
    double y = place[1] - CLAMP(place[1], monitor->y, monitor->y + monitor->height - 1);
    return -(x * x + y * y);
}

GdkMonitor *pop_desk_largest_monitor(GdkDisplay *display) { return best_monitor(display, size_merit, NULL); }

GdkMonitor *pop_desk_lowest_monitor(GdkDisplay *display) { return best_monitor(display, lowness_merit, NULL); }

GdkMonitor *pop_desk_monitor_at(GdkDisplay *display, double x, double y) {
    return best_monitor(display, nearness_merit, (double[]){x, y});
}

GdkRectangle pop_desk_whole_area(GdkMonitor *monitor) {
    GdkRectangle area = {0, 0, 0, 0};
    if (monitor) gdk_monitor_get_geometry(monitor, &area);
    return area;
}

// Marks a window that the user has moved, or is moving, since its position was last requested.
static const char moved_key[] = "popsheet-moved";

void pop_desk_begin_move(GtkWidget *window, GdkEvent *event) {
    GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(window));
    GdkDevice *device = gdk_event_get_device(event);
    double x, y;
    if (!GDK_IS_TOPLEVEL(surface) || !device || !gdk_event_get_position(event, &x, &y)) return;
    g_object_set_data(G_OBJECT(window), moved_key, GINT_TO_POINTER(TRUE));
    gdk_toplevel_begin_move(GDK_TOPLEVEL(surface), device, GDK_BUTTON_PRIMARY, x, y, gdk_event_get_time(event));
}

#ifdef GDK_WINDOWING_X11

POP_X11_BEGIN

bool pop_desk_pointer(GdkDisplay *gdk_display, double *x, double *y) {
    Display *display = pop_x11_display(gdk_display);
    if (!display || !X11(XQueryPointer)) return false;
    Window root, child;
    int root_x, root_y, within_x, within_y;
    unsigned modifiers;
    if (!X11(XQueryPointer)(display, DefaultRootWindow(display), &root, &child, &root_x, &root_y, &within_x, &within_y,
                            &modifiers))
        return false;
    double units = pop_desk_units_per_pixel(gdk_display);
    *x = root_x / units;
    *y = root_y / units;
    return true;
}

GdkRectangle pop_desk_free_area(GdkMonitor *monitor) {
    GdkRectangle area = pop_desk_whole_area(monitor);
    if (monitor && GDK_IS_X11_MONITOR(monitor)) gdk_x11_monitor_get_workarea(monitor, &area);
    return area;
}

double pop_desk_units_per_pixel(GdkDisplay *display) {
    if (!GDK_IS_X11_DISPLAY(display)) return 1;
    // All monitors of an X server have the same scale.
    GdkMonitor *monitor = pop_desk_largest_monitor(display);
    return monitor ? gdk_monitor_get_scale_factor(monitor) : 1;
}

void pop_desk_place_window(GtkWidget *window, int x, int y) {
    Display *display;
    Window xid = pop_x11_window(window, &display);
    if (xid == None || !X11(XGetWMNormalHints) || !X11(XSetWMNormalHints) || !X11(XMoveWindow)) return;
    int scale = gtk_widget_get_scale_factor(window);
    XSizeHints hints = {0};
    long supplied;
    X11(XGetWMNormalHints)(display, xid, &hints, &supplied);
    hints.flags |= USPosition | PPosition;
    hints.x = x * scale;
    hints.y = y * scale;
    X11(XSetWMNormalHints)(display, xid, &hints);
    X11(XMoveWindow)(display, xid, x * scale, y * scale);
}

static bool is_pointer_held(Display *display) {
    Window ignored;
    int x, y;
    unsigned modifiers = 0;
    return X11(XQueryPointer)(display, DefaultRootWindow(display), &ignored, &ignored, &x, &y, &x, &y, &modifiers) &&
           modifiers & Button1Mask;
}

PopMove pop_desk_last_move(GtkWidget *window, GdkRectangle *area) {
    Display *display;
    Window xid = pop_x11_window(window, &display), ignored;
    if (!g_object_get_data(G_OBJECT(window), moved_key) || xid == None) return POP_MOVE_NONE;
    if (!X11(XQueryPointer) || !X11(XGetWindowAttributes) || !X11(XTranslateCoordinates)) return POP_MOVE_NONE;
    if (is_pointer_held(display)) return POP_MOVE_GOES_ON;
    XWindowAttributes attributes;
    int x, y;
    if (!X11(XGetWindowAttributes)(display, xid, &attributes) ||
        !X11(XTranslateCoordinates)(display, xid, attributes.root, 0, 0, &x, &y, &ignored))
        return POP_MOVE_NONE;
    g_object_set_data(G_OBJECT(window), moved_key, NULL);
    int scale = gtk_widget_get_scale_factor(window);
    *area = (GdkRectangle){x / scale, y / scale, attributes.width / scale, attributes.height / scale};
    return POP_MOVE_ENDED;
}

void pop_desk_mark_dialog(GtkWidget *window) {
    Display *display;
    Window xid = pop_x11_window(window, &display);
    if (xid == None || !X11(XChangeProperty)) return;
    Atom dialog = pop_x11_atom(display, "_NET_WM_WINDOW_TYPE_DIALOG");
    X11(XChangeProperty)(display, xid, pop_x11_atom(display, "_NET_WM_WINDOW_TYPE"), XA_ATOM, 32, PropModeReplace,
                         (unsigned char *)&dialog, 1);
}

void pop_desk_take_focus(GtkWidget *window) {
    Display *display;
    Window xid = pop_x11_window(window, &display);
    if (xid == None || !X11(XSetInputFocus)) return;
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
    X11(XSetInputFocus)(display, xid, RevertToPointerRoot, CurrentTime);
    gdk_x11_display_error_trap_pop_ignored(gdk_display);
}

POP_X11_END

#else

bool pop_desk_pointer(GdkDisplay *display, double *x, double *y) {
    (void)display;
    (void)x;
    (void)y;
    return false;
}

GdkRectangle pop_desk_free_area(GdkMonitor *monitor) { return pop_desk_whole_area(monitor); }

double pop_desk_units_per_pixel(GdkDisplay *display) {
    (void)display;
    return 1;
}

void pop_desk_place_window(GtkWidget *window, int x, int y) {
    (void)window;
    (void)x;
    (void)y;
}

PopMove pop_desk_last_move(GtkWidget *window, GdkRectangle *area) {
    (void)window;
    (void)area;
    return POP_MOVE_NONE;
}

void pop_desk_mark_dialog(GtkWidget *window) { (void)window; }

void pop_desk_take_focus(GtkWidget *window) { (void)window; }

#endif
