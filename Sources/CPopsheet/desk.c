// What a program's own window wants of the desktop, and what only X servers can tell or be told.
#include "CPopsheetDesk.h"

GtkWidget *pop_desk_window_new(const char *title) {
    GtkWidget *window = gtk_window_new();
    gtk_window_set_title(GTK_WINDOW(window), title);
    gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
    gtk_window_set_resizable(GTK_WINDOW(window), FALSE);
    return window;
}

static GdkRectangle largest_monitor(GdkDisplay *display) {
    GdkRectangle largest = {0, 0, 0, 0};
    GListModel *monitors = gdk_display_get_monitors(display);
    for (guint i = 0, count = g_list_model_get_n_items(monitors); i < count; i++) {
        GdkMonitor *monitor = g_list_model_get_item(monitors, i);
        GdkRectangle area;
        gdk_monitor_get_geometry(monitor, &area);
        if ((double)area.width * area.height > (double)largest.width * largest.height) largest = area;
        g_object_unref(monitor);
    }
    return largest;
}

#ifdef GDK_WINDOWING_X11

#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <dlfcn.h>
#include <gdk/x11/gdkx.h>

// GTK says since 4.18 that its ways to X will go; until they have gone there are no others.
G_GNUC_BEGIN_IGNORE_DEPRECATIONS

// Xlib is there wherever GTK was built for X, so its functions are looked up in the process: nothing is to be linked or
// loaded for them.
#define X11(name) ((__typeof__(&name))dlsym(RTLD_DEFAULT, #name))

static Display *x_display(GdkDisplay *display) {
    return GDK_IS_X11_DISPLAY(display) ? gdk_x11_display_get_xdisplay(display) : NULL;
}

static Window x_window(GtkWidget *window, Display **display) {
    GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(window));
    if (!surface || !GDK_IS_X11_SURFACE(surface)) return None;
    *display = x_display(gdk_surface_get_display(surface));
    return *display ? gdk_x11_surface_get_xid(surface) : None;
}

static bool pointer_place(Display *display, int *x, int *y) {
    Window root, child;
    int within_x, within_y;
    unsigned modifiers;
    Window whole = DefaultRootWindow(display);
    return X11(XQueryPointer) &&
           X11(XQueryPointer)(display, whole, &root, &child, x, y, &within_x, &within_y, &modifiers);
}

GdkRectangle pop_desk_area(GdkDisplay *gdk_display) {
    Display *display = x_display(gdk_display);
    int x, y;
    if (!display || !pointer_place(display, &x, &y)) return largest_monitor(gdk_display);
    GdkRectangle area = largest_monitor(gdk_display);
    GListModel *monitors = gdk_display_get_monitors(gdk_display);
    for (guint i = 0, count = g_list_model_get_n_items(monitors); i < count; i++) {
        GdkMonitor *monitor = g_list_model_get_item(monitors, i);
        GdkRectangle bounds;
        gdk_monitor_get_geometry(monitor, &bounds);
        int scale = gdk_monitor_get_scale_factor(monitor);
        if (x >= bounds.x * scale && x < (bounds.x + bounds.width) * scale && y >= bounds.y * scale &&
            y < (bounds.y + bounds.height) * scale)
            gdk_x11_monitor_get_workarea(monitor, &area);
        g_object_unref(monitor);
    }
    return area;
}

void pop_desk_place_window(GtkWidget *window, int x, int y) {
    Display *display;
    Window xid = x_window(window, &display);
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

void pop_desk_mark_dialog(GtkWidget *window) {
    Display *display;
    Window xid = x_window(window, &display);
    if (xid == None || !X11(XInternAtom) || !X11(XChangeProperty)) return;
    Atom type = X11(XInternAtom)(display, "_NET_WM_WINDOW_TYPE", False);
    Atom dialog = X11(XInternAtom)(display, "_NET_WM_WINDOW_TYPE_DIALOG", False);
    X11(XChangeProperty)(display, xid, type, XA_ATOM, 32, PropModeReplace, (unsigned char *)&dialog, 1);
}

G_GNUC_END_IGNORE_DEPRECATIONS

#else

GdkRectangle pop_desk_area(GdkDisplay *display) { return largest_monitor(display); }

void pop_desk_place_window(GtkWidget *window, int x, int y) {
    (void)window;
    (void)x;
    (void)y;
}

void pop_desk_mark_dialog(GtkWidget *window) { (void)window; }

#endif
