// What the parts of the shim that talk to X servers share.
#pragma once
#include <gtk/gtk.h>

#ifdef GDK_WINDOWING_X11

#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <dlfcn.h>
#include <gdk/x11/gdkx.h>

// GTK says since 4.18 that its ways to X will go; until they have gone there are no others.
#define POP_X11_BEGIN G_GNUC_BEGIN_IGNORE_DEPRECATIONS
#define POP_X11_END G_GNUC_END_IGNORE_DEPRECATIONS

// Xlib is there wherever GTK was built for X, so its functions are looked up in the process: nothing is to be linked or
// loaded for them.
#define X11(name) ((__typeof__(&name))dlsym(RTLD_DEFAULT, #name))

POP_X11_BEGIN

/// The connection to the X server; NULL where the display is none.
static inline Display *pop_x11_display(GdkDisplay *display) {
    return GDK_IS_X11_DISPLAY(display) ? gdk_x11_display_get_xdisplay(display) : NULL;
}

/// The X window of a realized GTK window, and the connection that it is known on; None elsewhere.
static inline Window pop_x11_window(GtkWidget *window, Display **display) {
    GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(window));
    if (!surface || !GDK_IS_X11_SURFACE(surface)) return None;
    *display = pop_x11_display(gdk_surface_get_display(surface));
    return *display ? gdk_x11_surface_get_xid(surface) : None;
}

/// An atom, mostly without asking the server, which takes as long as drawing something: GDK knows those of windows.
static inline Atom pop_x11_atom(Display *display, const char *name) {
    return gdk_x11_get_xatom_by_name_for_display(gdk_x11_lookup_xdisplay(display), name);
}

/// Sends the window manager a message about a window, as EWMH has them.
static inline void pop_x11_tell_manager(Display *display, Window window, const char *message, long first, long second,
                                        long third, long fourth) {
    if (!X11(XSendEvent)) return;
    XEvent event = {.xclient = {.type = ClientMessage,
                                .window = window,
                                .message_type = pop_x11_atom(display, message),
                                .format = 32,
                                .data.l = {first, second, third, fourth}}};
    X11(XSendEvent)(display, DefaultRootWindow(display), False, SubstructureNotifyMask | SubstructureRedirectMask,
                    &event);
}

POP_X11_END

#endif
