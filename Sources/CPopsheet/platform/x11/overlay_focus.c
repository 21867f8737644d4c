// Keeps the keyboard focus on an X window that covers a monitor. A window manager focuses each new window, which would
// then be beneath the dimmed screen. A grab would keep the focus too, but would also take it from windows above.
#include "overlay_focus.h"
#include "CPopsheetDesk.h"
#include "x11.h"

#ifdef GDK_WINDOWING_X11

POP_X11_BEGIN

/// A window and its frame, the child of the root window that contains it; None for a destroyed window.
static Window top_level(Display *display, Window window) {
    Window root, parent, *children;
    unsigned count;
    while (window != None && XQueryTree(display, window, &root, &parent, &children, &count)) {
        if (children) XFree(children);
        if (parent == root || parent == None) return window;
        window = parent;
    }
    return None;
}

/// The focused window, as reported by the window manager or else by the server; None for none.
static Window focused_window(GdkDisplay *gdk_display, Display *display) {
    static const char property[] = "_NET_ACTIVE_WINDOW";
    Window focused = None;
    if (!gdk_x11_screen_supports_net_wm_hint(gdk_x11_display_get_screen(gdk_display), property)) {
        int revert;
        XGetInputFocus(display, &focused, &revert);
        return focused == PointerRoot || focused == DefaultRootWindow(display) ? None : focused;
    }
    Atom type;
    int format;
    unsigned long count = 0, rest;
    unsigned char *value = NULL;
    XGetWindowProperty(display, DefaultRootWindow(display), pop_x11_atom(display, property), 0, 1, False, XA_WINDOW,
                            &type, &format, &count, &rest, &value);
    if (value && count > 0) focused = *(Window *)(void *)value;
    if (value) XFree(value);
    return focused;
}

/// Whether `beneath` is lower in the stack than `above`, or hidden, and where they overlap.
static bool covers(Display *display, Window above, Window beneath) {
    Window root, parent, *children = NULL;
    unsigned count = 0;
    XWindowAttributes upper, lower;
    if (!XGetWindowAttributes(display, above, &upper)) return false;
    if (!XGetWindowAttributes(display, beneath, &lower) || lower.map_state != IsViewable) return true;
    bool is_lower = false;
    XQueryTree(display, DefaultRootWindow(display), &root, &parent, &children, &count);
    // From bottom to top.
    for (unsigned i = 0; i < count && children[i] != above; i++) is_lower |= children[i] == beneath;
    if (children) XFree(children);
    GdkRectangle upper_area = {upper.x, upper.y, upper.width, upper.height};
    GdkRectangle lower_area = {lower.x, lower.y, lower.width, lower.height};
    return is_lower && gdk_rectangle_intersect(&upper_area, &lower_area, NULL);
}

// The creation time of each overlay, in milliseconds. The newest has the focus, even before the window manager raises
// it.
static const char overlay_property[] = "_POPSHEET_OVERLAY";

/// The creation time of an overlay; 0 for any other window.
static unsigned long overlay_time(Display *display, Window window) {
    Atom property = pop_x11_atom(display, overlay_property), type;
    int format;
    unsigned long count = 0, rest, time = 0;
    unsigned char *value = NULL;
    XGetWindowProperty(display, window, property, 0, 1, False, XA_CARDINAL, &type, &format, &count, &rest, &value);
    if (value && count > 0) time = *(unsigned long *)(void *)value;
    if (value) XFree(value);
    return time;
}

static void mark_overlay(Display *display, Window window) {
    unsigned long time = (unsigned long)(g_get_monotonic_time() / 1000) & 0x7FFFFFFF;
    XChangeProperty(display, window, pop_x11_atom(display, overlay_property), XA_CARDINAL, 32, PropModeReplace,
                         (unsigned char *)&time, 1);
}

/// Whether another overlay is newer. While the focus moves to it, the window manager may report no focus.
static bool has_newer_overlay(Display *display, Window window) {
    enum { MOST_WINDOWS = 1024 };
    Atom type;
    int format;
    unsigned long count = 0, rest;
    unsigned char *value = NULL;
    XGetWindowProperty(display, DefaultRootWindow(display), pop_x11_atom(display, "_NET_CLIENT_LIST"), 0,
                            MOST_WINDOWS, False, XA_WINDOW, &type, &format, &count, &rest, &value);
    unsigned long own = overlay_time(display, window);
    bool found = false;
    for (unsigned long i = 0; value && i < count && !found; i++)
        found = overlay_time(display, ((Window *)(void *)value)[i]) > own;
    if (value) XFree(value);
    return found;
}

/// Whether a window covered by this one has the focus, or none has; false while this window is hidden.
static bool lacks_focus(GtkWidget *window) {
    Display *display;
    Window xid = pop_x11_window(window, &display);
    XWindowAttributes attributes;
    if (xid == None || !XGetWindowAttributes(display, xid, &attributes) || attributes.map_state != IsViewable)
        return false;
    Window focused = focused_window(gtk_widget_get_display(window), display);
    if (focused == xid) return false;
    if (has_newer_overlay(display, xid)) return false;
    if (focused == None) return true;
    Window ours = top_level(display, xid), other = top_level(display, focused);
    return ours != None && other != ours && (other == None || covers(display, ours, other));
}

// The maximum number of times per second to take the focus back: another program may also insist on it.
enum { MOST_CLAIMS = 10 };

typedef struct {
    gint64 since;
    int count;
} Claims;

static bool may_claim(GtkWidget *window) {
    static const char key[] = "popsheet-claims";
    Claims *claims = g_object_get_data(G_OBJECT(window), key);
    if (!claims) g_object_set_data_full(G_OBJECT(window), key, claims = g_new0(Claims, 1), g_free);
    gint64 now = g_get_monotonic_time();
    if (now - claims->since > G_USEC_PER_SEC) *claims = (Claims){.since = now};
    return ++claims->count <= MOST_CLAIMS;
}

static void claim(GtkWidget *window) {
    if (!gtk_widget_get_mapped(window)) return;
    GdkDisplay *display = gtk_widget_get_display(window);
    // Windows can be destroyed at any time, and the server reports a request about them as an error.
    gdk_x11_display_error_trap_push(display);
    bool lacks = lacks_focus(window);
    gdk_x11_display_error_trap_pop_ignored(display);
    if (lacks && may_claim(window)) pop_desk_take_focus(window);
}

static gboolean server_event(GtkWidget *window, gpointer data) {
    XEvent *event = data;
    Window root = DefaultRootWindow(event->xany.display);
    bool may_lack = false;
    switch (event->type) {
    case PropertyNotify:
        may_lack = event->xproperty.window == root &&
                   event->xproperty.atom == pop_x11_atom(event->xany.display, "_NET_ACTIVE_WINDOW");
        break;
    case UnmapNotify: may_lack = event->xunmap.event == root; break;
    case DestroyNotify: may_lack = event->xdestroywindow.event == root; break;
    default: break;
    }
    if (may_lack) claim(window);
    return FALSE;
}

static void activity_changed(GtkWidget *window) {
    if (!gtk_window_is_active(GTK_WINDOW(window))) claim(window);
}

static void realized(GtkWidget *window) {
    GdkDisplay *gdk_display = gtk_widget_get_display(window);
    Display *display;
    Window xid = pop_x11_window(window, &display);
    if (xid == None) return;
    mark_overlay(display, xid);
    XWindowAttributes attributes;
    Window root = DefaultRootWindow(display);
    // GDK selects events of the root window too.
    if (!XGetWindowAttributes(display, root, &attributes)) return;
    XSelectInput(display, root, attributes.your_event_mask | PropertyChangeMask | SubstructureNotifyMask);
    g_signal_connect_object(gdk_display, "xevent", G_CALLBACK(server_event), window, G_CONNECT_SWAPPED);
    g_signal_connect(window, "notify::is-active", G_CALLBACK(activity_changed), NULL);
}

void pop_overlay_keep_focus(GtkWidget *window) {
    g_signal_connect_after(window, "realize", G_CALLBACK(realized), NULL);
}

POP_X11_END

#else

void pop_overlay_keep_focus(GtkWidget *window) { (void)window; }

#endif
