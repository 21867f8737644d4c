// What the surface of a popover needs of an X server: its shape, and when its window moves.
#include "CPopsheetPopup.h"
#include "shape.h"
#include "x11.h"

#ifdef GDK_WINDOWING_X11

POP_X11_BEGIN

void pop_x11_set_shape(GtkWidget *widget, const cairo_region_t *region) {
    Display *display;
    Window xid = pop_x11_window(widget, &display);
    if (xid == None) return;
    int count = cairo_region_num_rectangles(region);
    XRectangle *rectangles = g_new(XRectangle, MAX(count, 1));
    for (int i = 0; i < count; i++) {
        cairo_rectangle_int_t r;
        cairo_region_get_rectangle(region, i, &r);
        rectangles[i] = (XRectangle){(short)r.x, (short)r.y, (unsigned short)r.width, (unsigned short)r.height};
    }
    XShapeCombineRectangles(display, xid, ShapeBounding, 0, 0, rectangles, count, ShapeSet, YXBanded);
    g_free(rectangles);
}

void *pop_x_display(GtkWidget *window) {
    GdkDisplay *display = gtk_widget_get_display(window);
    return GDK_IS_X11_DISPLAY(display) ? display : NULL;
}

bool pop_x_event_moves(GtkWidget *window, const void *event) {
    const XEvent *told = event;
    GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(window));
    return told && told->type == ConfigureNotify && surface && GDK_IS_X11_SURFACE(surface) &&
           told->xconfigure.window == gdk_x11_surface_get_xid(surface);
}

POP_X11_END

#else

void pop_x11_set_shape(GtkWidget *widget, const cairo_region_t *region) {
    (void)widget;
    (void)region;
}

void *pop_x_display(GtkWidget *window) {
    (void)window;
    return NULL;
}

bool pop_x_event_moves(GtkWidget *window, const void *event) {
    (void)window;
    (void)event;
    return false;
}

#endif
