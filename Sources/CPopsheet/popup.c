// The shape of a popover's surface.
#include "CPopsheetPopup.h"
#include "platform/x11/shape.h"

/// Where a run of pixels that are more than half covered, or that are not, ends in a row; it begins at `column`.
static int run_end(const unsigned char *row, int column, int width, bool is_covered) {
    while (column < width && (row[column] >= 128) == is_covered) column++;
    return column;
}

/// What is more than half covered. Equal rows are one rectangle.
static cairo_region_t *region_of_mask(cairo_surface_t *mask, int x, int y) {
    cairo_surface_flush(mask);
    const unsigned char *pixels = cairo_image_surface_get_data(mask);
    int width = cairo_image_surface_get_width(mask), height = cairo_image_surface_get_height(mask);
    int stride = cairo_image_surface_get_stride(mask);
    cairo_region_t *region = cairo_region_create();
    for (int top = 0, bottom; top < height; top = bottom) {
        const unsigned char *row = pixels + (size_t)top * stride;
        bottom = top + 1;
        while (bottom < height && !memcmp(row, pixels + (size_t)bottom * stride, width)) bottom++;
        for (int start = run_end(row, 0, width, false), end; start < width; start = run_end(row, end, width, false)) {
            end = run_end(row, start, width, true);
            cairo_rectangle_int_t run = {x + start, y + top, end - start, bottom - top};
            cairo_region_union_rectangle(region, &run);
        }
    }
    return region;
}

cairo_region_t *pop_popup_region(const cairo_path_t *outline, const GdkRectangle *bounds, int scale) {
    cairo_surface_t *mask = cairo_image_surface_create(CAIRO_FORMAT_A8, bounds->width * scale, bounds->height * scale);
    cairo_t *cairo = cairo_create(mask);
    cairo_scale(cairo, scale, scale);
    cairo_translate(cairo, -bounds->x, -bounds->y);
    cairo_append_path(cairo, outline);
    cairo_fill(cairo);
    cairo_destroy(cairo);
    cairo_region_t *region = cairo_surface_status(mask) == CAIRO_STATUS_SUCCESS
                                 ? region_of_mask(mask, bounds->x * scale, bounds->y * scale)
                                 : cairo_region_create();
    cairo_surface_destroy(mask);
    return region;
}

void pop_popup_set_shape(GtkWidget *popup, cairo_region_t *input, const cairo_region_t *drawing) {
    GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(popup));
    if (!surface) return;
    gdk_surface_set_input_region(surface, input);
    if (drawing) pop_x11_set_shape(popup, drawing);
}
