// Another program's window on an X server, identified by its number.
#include "../parent.h"
#include "CPopsheetDesk.h"
#include "x11.h"

#ifdef GDK_WINDOWING_X11

POP_X11_BEGIN

/// Whether the window was withdrawn by its program: one that is minimized or on another desktop is unmapped too.
static bool is_withdrawn(PopParent *parent) {
    Display *display = pop_x11_display(parent->display);
    Atom property = pop_x11_atom(display, "WM_STATE"), type = None;
    int format;
    unsigned long count = 0, rest;
    unsigned char *value = NULL;
    gdk_x11_display_error_trap_push(parent->display);
    XWindowAttributes attributes = {.map_state = IsUnmapped};
    XGetWindowAttributes(display, parent->xid, &attributes);
    XGetWindowProperty(display, parent->xid, property, 0, 2, False, property, &type, &format, &count, &rest, &value);
    gdk_x11_display_error_trap_pop_ignored(parent->display);
    bool has_state = value && count > 0 && *(long *)(void *)value != WithdrawnState;
    if (value) XFree(value);
    return attributes.map_state == IsUnmapped && !has_state;
}

static gboolean heard(GdkDisplay *display, gpointer data, PopParent *parent) {
    (void)display;
    XEvent *event = data;
    if (event->xany.window != parent->xid) return FALSE;
    // A window manager sends a synthetic event when it has moved the frame around the window.
    if (event->type == ConfigureNotify && parent->moved) parent->moved(parent->data);
    bool closed = event->type == DestroyNotify && event->xdestroywindow.window == parent->xid;
    // The window manager removes the state some time after the unmapping.
    bool may_be = event->type == UnmapNotify ||
                  (event->type == PropertyNotify &&
                   event->xproperty.atom == pop_x11_atom(event->xany.display, "WM_STATE"));
    if (may_be) closed = is_withdrawn(parent);
    if (closed) pop_parent_tell(parent);
    return FALSE;
}

PopParent *pop_parent_of_xid(GdkDisplay *gdk_display, unsigned long xid, PopParentResult *result) {
    Display *display = pop_x11_display(gdk_display);
    if (!display) {
        *result = POP_PARENT_UNSUPPORTED;
        return NULL;
    }
    XWindowAttributes attributes;
    gdk_x11_display_error_trap_push(gdk_display);
    bool found = XGetWindowAttributes(display, xid, &attributes);
    if (found) XSelectInput(display, xid, StructureNotifyMask | PropertyChangeMask);
    if (gdk_x11_display_error_trap_pop(gdk_display)) found = false;
    *result = found ? POP_PARENT_FOUND : POP_PARENT_UNKNOWN;
    if (!found) return NULL;
    PopParent *parent = g_new0(PopParent, 1);
    parent->display = gdk_display;
    parent->xid = xid;
    parent->event_signal = g_signal_connect(gdk_display, "xevent", G_CALLBACK(heard), parent);
    return parent;
}

bool pop_parent_xid_area(PopParent *parent, GdkRectangle *area) {
    Display *display = pop_x11_display(parent->display);
    XWindowAttributes attributes;
    Window child;
    int x = 0, y = 0;
    gdk_x11_display_error_trap_push(parent->display);
    bool found = XGetWindowAttributes(display, parent->xid, &attributes) &&
                 XTranslateCoordinates(display, parent->xid, attributes.root, 0, 0, &x, &y, &child);
    gdk_x11_display_error_trap_pop_ignored(parent->display);
    if (!found) return false;
    double units = pop_desk_units_per_pixel(parent->display);
    *area = (GdkRectangle){(int)(x / units), (int)(y / units), (int)(attributes.width / units),
                           (int)(attributes.height / units)};
    return true;
}

void pop_parent_xid_adopt(PopParent *parent, GtkWidget *window) {
    Display *display;
    Window xid = pop_x11_window(window, &display);
    if (xid != None) XSetTransientForHint(display, xid, parent->xid);
}

void pop_parent_xid_free(PopParent *parent) { g_signal_handler_disconnect(parent->display, parent->event_signal); }

POP_X11_END

#else

PopParent *pop_parent_of_xid(GdkDisplay *display, unsigned long xid, PopParentResult *result) {
    (void)display;
    (void)xid;
    *result = POP_PARENT_UNSUPPORTED;
    return NULL;
}

bool pop_parent_xid_area(PopParent *parent, GdkRectangle *area) {
    (void)parent;
    (void)area;
    return false;
}

void pop_parent_xid_adopt(PopParent *parent, GtkWidget *window) {
    (void)parent;
    (void)window;
}

void pop_parent_xid_free(PopParent *parent) { (void)parent; }

#endif
