// Where the keyboard focus of an X server is, for a window that covers a monitor.
#include "CPopsheetOverlay.h"
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
static bool has_newer_overlay(Display *display, Window window, Window focused) {
    enum { MOST_WINDOWS = 1024 };
    unsigned long own = overlay_time(display, window);
    // At rest the newest has the focus: none of the others asks for the times of all windows.
    if (focused != None && overlay_time(display, focused) > own) return true;
    Atom type;
    int format;
    unsigned long count = 0, rest;
    unsigned char *value = NULL;
    XGetWindowProperty(display, DefaultRootWindow(display), pop_x11_atom(display, "_NET_CLIENT_LIST"), 0,
                            MOST_WINDOWS, False, XA_WINDOW, &type, &format, &count, &rest, &value);
    bool found = false;
    for (unsigned long i = 0; value && i < count && !found; i++)
        found = overlay_time(display, ((Window *)(void *)value)[i]) > own;
    if (value) XFree(value);
    return found;
}

static bool lacks_focus(GtkWidget *window) {
    Display *display;
    Window xid = pop_x11_window(window, &display);
    XWindowAttributes attributes;
    if (xid == None || !XGetWindowAttributes(display, xid, &attributes) || attributes.map_state != IsViewable)
        return false;
    Window focused = focused_window(gtk_widget_get_display(window), display);
    if (focused == xid) return false;
    if (has_newer_overlay(display, xid, focused)) return false;
    if (focused == None) return true;
    Window ours = top_level(display, xid), other = top_level(display, focused);
    return ours != None && other != ours && (other == None || covers(display, ours, other));
}

bool pop_overlay_lacks_focus(GtkWidget *window) {
    GdkDisplay *display = gtk_widget_get_display(window);
    // Windows can be destroyed at any time, and the server reports a request about them as an error.
    gdk_x11_display_error_trap_push(display);
    bool lacks = lacks_focus(window);
    gdk_x11_display_error_trap_pop_ignored(display);
    return lacks;
}

bool pop_overlay_event_moves_focus(const void *data) {
    const XEvent *event = data;
    Window root = DefaultRootWindow(event->xany.display);
    switch (event->type) {
    case PropertyNotify:
        return event->xproperty.window == root &&
               event->xproperty.atom == pop_x11_atom(event->xany.display, "_NET_ACTIVE_WINDOW");
    case UnmapNotify: return event->xunmap.event == root;
    case DestroyNotify: return event->xdestroywindow.event == root;
    default: return false;
    }
}

void pop_overlay_watch_focus(GtkWidget *window) {
    Display *display;
    Window xid = pop_x11_window(window, &display);
    if (xid == None) return;
    mark_overlay(display, xid);
    XWindowAttributes attributes;
    Window root = DefaultRootWindow(display);
    // GDK selects events of the root window too.
    if (XGetWindowAttributes(display, root, &attributes))
        XSelectInput(display, root, attributes.your_event_mask | PropertyChangeMask | SubstructureNotifyMask);
}

POP_X11_END

#else

bool pop_overlay_lacks_focus(GtkWidget *window) {
    (void)window;
    return false;
}

bool pop_overlay_event_moves_focus(const void *event) {
    (void)event;
    return false;
}

void pop_overlay_watch_focus(GtkWidget *window) { (void)window; }

#endif
