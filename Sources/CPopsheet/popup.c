// The shape of a popover's surface.
#include "CPopsheetPopup.h"
#include "platform/x11/shape.h"

/// The region of a surface that an outline covers, in the surface's pixels.
static cairo_region_t *outline_region(GtkWidget *popup, const cairo_path_t *outline, int scale) {
    GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(popup));
    cairo_surface_t *mask = cairo_image_surface_create(CAIRO_FORMAT_A8, gdk_surface_get_width(surface) * scale,
                                                       gdk_surface_get_height(surface) * scale);
    double x, y;
    gtk_native_get_surface_transform(GTK_NATIVE(popup), &x, &y);
    cairo_t *cairo = cairo_create(mask);
    cairo_scale(cairo, scale, scale);
    cairo_translate(cairo, x, y);
    cairo_append_path(cairo, outline);
    cairo_fill(cairo);
    cairo_destroy(cairo);
    cairo_region_t *region = gdk_cairo_region_create_from_surface(mask);
    cairo_surface_destroy(mask);
    return region;
}

void pop_popup_set_outline(GtkWidget *popup, const cairo_path_t *outline, bool cuts) {
    GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(popup));
    if (!surface) return;
    cairo_region_t *region = outline_region(popup, outline, 1);
    gdk_surface_set_input_region(surface, region);
    cairo_region_destroy(region);
    if (!cuts) return;
    region = outline_region(popup, outline, gdk_surface_get_scale_factor(surface));
    pop_x11_set_shape(popup, region);
    cairo_region_destroy(region);
}
