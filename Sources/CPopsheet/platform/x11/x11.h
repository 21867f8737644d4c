// Declarations shared by the parts of the shim that use X servers.
#pragma once
#include <gtk/gtk.h>

#ifdef GDK_WINDOWING_X11

#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/Xfixes.h>
#include <X11/extensions/shape.h>
#include <gdk/x11/gdkx.h>

// GTK 4.18 deprecates its X11 functions without a replacement.
#define POP_X11_BEGIN G_GNUC_BEGIN_IGNORE_DEPRECATIONS
#define POP_X11_END G_GNUC_END_IGNORE_DEPRECATIONS

POP_X11_BEGIN

/// The connection to the X server; NULL on another kind of display.
static inline Display *pop_x11_display(GdkDisplay *display) {
    return GDK_IS_X11_DISPLAY(display) ? gdk_x11_display_get_xdisplay(display) : NULL;
}

/// The X window of a realized GTK window, and its connection; None on other displays.
static inline Window pop_x11_window(GtkWidget *window, Display **display) {
    GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(window));
    if (!surface || !GDK_IS_X11_SURFACE(surface)) return None;
    *display = pop_x11_display(gdk_surface_get_display(surface));
    return *display ? gdk_x11_surface_get_xid(surface) : None;
}

/// An atom, usually without a round trip, which takes as long as drawing: GDK caches the atoms of windows.
static inline Atom pop_x11_atom(Display *display, const char *name) {
    return gdk_x11_get_xatom_by_name_for_display(gdk_x11_lookup_xdisplay(display), name);
}

/// Sends the window manager a message about a window, in EWMH's format.
static inline void pop_x11_tell_manager(Display *display, Window window, const char *message, long first, long second,
                                        long third, long fourth) {
    XEvent event = {.xclient = {.type = ClientMessage,
                                .window = window,
                                .message_type = pop_x11_atom(display, message),
                                .format = 32,
                                .data.l = {first, second, third, fourth}}};
    XSendEvent(display, DefaultRootWindow(display), False, SubstructureNotifyMask | SubstructureRedirectMask,
                    &event);
}

POP_X11_END

#endif
