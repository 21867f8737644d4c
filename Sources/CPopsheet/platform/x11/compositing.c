// Observes whether windows of an X server can be transparent: GDK checks only when it opens the display.
#include "CPopsheetDesk.h"
#include "x11.h"

#ifdef GDK_WINDOWING_X11

POP_X11_BEGIN

struct PopCompositing {
    GdkDisplay *display;
    Atom selection;
    int event_base;
    gulong signal;
    void (*changed)(void *data, bool is_composited);
    void *data;
};

static gboolean heard(GdkDisplay *display, gpointer event, PopCompositing *watch) {
    (void)display;
    XFixesSelectionNotifyEvent *notice = event;
    if (notice->type != watch->event_base + XFixesSelectionNotify || notice->selection != watch->selection) return FALSE;
    watch->changed(watch->data, notice->owner != None);
    return FALSE;
}

PopCompositing *pop_compositing_watch(GdkDisplay *gdk_display, void (*changed)(void *, bool), void *data) {
    Display *display = pop_x11_display(gdk_display);
    int event_base, error_base;
    if (!display || !XFixesQueryExtension(display, &event_base, &error_base)) return NULL;
    PopCompositing *watch = g_new0(PopCompositing, 1);
    *watch = (PopCompositing){.display = gdk_display, .event_base = event_base, .changed = changed, .data = data};
    char name[32];
    g_snprintf(name, sizeof name, "_NET_WM_CM_S%d", DefaultScreen(display));
    watch->selection = pop_x11_atom(display, name);
    XFixesSelectSelectionInput(display, DefaultRootWindow(display), watch->selection,
                                    XFixesSetSelectionOwnerNotifyMask | XFixesSelectionWindowDestroyNotifyMask |
                                        XFixesSelectionClientCloseNotifyMask);
    watch->signal = g_signal_connect(gdk_display, "xevent", G_CALLBACK(heard), watch);
    return watch;
}

void pop_compositing_free(PopCompositing *watch) {
    g_signal_handler_disconnect(watch->display, watch->signal);
    g_free(watch);
}

POP_X11_END

#else

PopCompositing *pop_compositing_watch(GdkDisplay *display, void (*changed)(void *, bool), void *data) {
    (void)display;
    (void)changed;
    (void)data;
    return NULL;
}

void pop_compositing_free(PopCompositing *watch) { (void)watch; }

#endif
