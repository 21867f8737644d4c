// A window that covers a monitor: a transparent full-screen window on X11, a wlr-layer-shell surface on Wayland.
#include "CPopsheetOverlay.h"
#include "CPopsheetDesk.h"
#include "wayland/layer_shell.h"
#include "x11/x11.h"

#ifdef GDK_WINDOWING_X11

POP_X11_BEGIN

static bool works_on_x11(GdkDisplay *display) {
    return GDK_IS_X11_DISPLAY(display) && gdk_display_is_composited(display) && gdk_display_is_rgba(display);
}

static bool manager_knows(GdkDisplay *display, const char *hint) {
    return gdk_x11_screen_supports_net_wm_hint(gdk_x11_display_get_screen(display), hint);
}

static void realized(GtkWidget *window, gpointer monitor) {
    Display *display;
    Window xid = pop_x11_window(window, &display);
    if (xid == None) return;
    GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(window));
    gdk_x11_surface_set_skip_taskbar_hint(surface, TRUE);
    gdk_x11_surface_set_skip_pager_hint(surface, TRUE);
    // A compositor may treat a full-screen window as a game, and show it without what is below.
    long never = 2;
    XChangeProperty(display, xid, pop_x11_atom(display, "_NET_WM_BYPASS_COMPOSITOR"), XA_CARDINAL, 32,
                         PropModeReplace, (unsigned char *)&never, 1);
    GdkRectangle area;
    gdk_monitor_get_geometry(monitor, &area);
    pop_desk_place_window(window, area.x, area.y);
}

static void mapped(GtkWidget *window, gpointer data) {
    (void)data;
    Display *display;
    Window xid = pop_x11_window(window, &display);
    if (xid == None) return;
    long add = 1, application = 1;
    pop_x11_tell_manager(display, xid, "_NET_WM_STATE", add, (long)pop_x11_atom(display, "_NET_WM_STATE_ABOVE"), 0,
                         application);
}

static void cover_on_x11(GtkWidget *window, GdkMonitor *monitor) {
    GdkDisplay *display = gtk_widget_get_display(window);
    GdkRectangle area;
    gdk_monitor_get_geometry(monitor, &area);
    gtk_window_set_resizable(GTK_WINDOW(window), TRUE);
    // Its size from the first frame on, also without a window manager that makes it full screen.
    gtk_widget_set_size_request(window, area.width, area.height);
    if (manager_knows(display, "_NET_WM_STATE_FULLSCREEN"))
        gtk_window_fullscreen_on_monitor(GTK_WINDOW(window), monitor);
    g_signal_connect_after(window, "realize", G_CALLBACK(realized), monitor);
    g_signal_connect_after(window, "map", G_CALLBACK(mapped), NULL);
}

POP_X11_END

#else

static bool works_on_x11(GdkDisplay *display) {
    (void)display;
    return false;
}

static void cover_on_x11(GtkWidget *window, GdkMonitor *monitor) {
    (void)window;
    (void)monitor;
}

#endif

bool pop_overlay_works(GdkDisplay *display) { return works_on_x11(display) || pop_layer_shell_works(display); }

bool pop_overlay_is_placed_by_system(GdkDisplay *display) { return pop_layer_shell_works(display); }

void pop_overlay_cover(GtkWidget *window, GdkMonitor *monitor) {
    if (pop_layer_shell_works(gtk_widget_get_display(window)))
        pop_layer_shell_cover(window, monitor);
    else if (monitor)
        cover_on_x11(window, monitor);
}
