// The material is computed on the CPU from a low-resolution capture of what is below: such a wide blur leaves no
// detail, and GTK has no node that saturates, blurs with extended edges, and caches the result.
#include "CPopsheetMaterial.h"
#include "blur.h"
#include <math.h>
#include <stdint.h>

// Premultiplied, from 0 to 1: blue, green, red, alpha, Cairo's order on little-endian machines.
typedef PopPixel Pixel;
#if G_BYTE_ORDER == G_LITTLE_ENDIAN
enum { BLUE, GREEN, RED, ALPHA };
#else
enum { ALPHA, RED, GREEN, BLUE };
#endif

void pop_material_snapshot_widget(GdkPaintable *drawing, GtkWidget *parent, GtkSnapshot *snapshot) {
    GtkWidget *widget = gtk_widget_paintable_get_widget(GTK_WIDGET_PAINTABLE(drawing));
    graphene_matrix_t transform;
    graphene_rect_t bounds;
    if (!widget || !gtk_widget_compute_transform(widget, parent, &transform) ||
        !gtk_widget_compute_bounds(widget, widget, &bounds))
        return;
    gtk_snapshot_save(snapshot);
    // Cairo does not draw a matrix unless GSK knows that it is 2D; windows only place their children.
    double xx, yx, xy, yy, x, y;
    if (graphene_matrix_to_2d(&transform, &xx, &yx, &xy, &yy, &x, &y)) {
        gtk_snapshot_translate(snapshot, &GRAPHENE_POINT_INIT((float)x, (float)y));
        gtk_snapshot_scale(snapshot, (float)xx, (float)yy);
    }
    gtk_snapshot_translate(snapshot, &bounds.origin);
    gdk_paintable_snapshot(drawing, snapshot, bounds.size.width, bounds.size.height);
    gtk_snapshot_restore(snapshot);
}

// A picture to draw in; NULL if there is no memory for it.
static cairo_surface_t *picture_new(cairo_format_t format, int width, int height) {
    cairo_surface_t *picture = cairo_image_surface_create(format, width, height);
    if (cairo_surface_status(picture) == CAIRO_STATUS_SUCCESS) return picture;
    cairo_surface_destroy(picture);
    return NULL;
}

cairo_surface_t *pop_material_capture(GskRenderNode *node, double x, double y, double width, double height, int columns,
                                      int rows) {
    cairo_surface_t *capture = picture_new(CAIRO_FORMAT_ARGB32, columns, rows);
    if (!capture || !node) return capture;
    cairo_t *context = cairo_create(capture);
    cairo_scale(context, columns / width, rows / height);
    cairo_translate(context, -x, -y);
    gsk_render_node_draw(node, context);
    cairo_destroy(context);
    return capture;
}

// CSS's saturate(): a matrix that leaves grey unchanged. The result may be below 0 or above the alpha.
static inline Pixel saturate(Pixel pixel, float factor) {
    float grey = 0.213f * pixel[RED] + 0.715f * pixel[GREEN] + 0.072f * pixel[BLUE];
    Pixel result = grey + factor * (pixel - grey);
    result[ALPHA] = pixel[ALPHA];
    return result;
}

static inline Pixel clamp(Pixel pixel) {
    return __builtin_elementwise_min(__builtin_elementwise_max(pixel, (Pixel){0}), pixel[ALPHA] + (Pixel){0});
}

// Whether a pixel's channels differ from the clamped ones by less than can be seen.
static inline bool is_in_range(Pixel pixel) {
    Pixel difference = __builtin_elementwise_abs(pixel - clamp(pixel));
    return __builtin_reduce_max(difference) < 0.25f / 255;
}

// A colour as a pixel.
static Pixel pixel_of(GdkRGBA color) {
    Pixel pixel = {0};
    pixel[RED] = color.red * color.alpha;
    pixel[GREEN] = color.green * color.alpha;
    pixel[BLUE] = color.blue * color.alpha;
    pixel[ALPHA] = color.alpha;
    return pixel;
}

// Dims and saturates each pixel of the capture, then averages each block of two by two pixels. Returns whether a pixel had
// to be clamped.
static bool load(cairo_surface_t *capture, Pixel backdrop, float saturation, Pixel *to, int width, int height) {
    cairo_surface_flush(capture);
    int stride = cairo_image_surface_get_stride(capture);
    const uint8_t *data = cairo_image_surface_get_data(capture);
    bool is_clamped = false;
    for (int y = 0; y < height; y++)
        for (int x = 0; x < width; x++) {
            Pixel sum = {0};
            for (int part = 0; part < 4; part++) {
                const uint8_t *bytes = data + (gsize)(2 * y + (part >> 1)) * stride + 4 * (2 * x + (part & 1));
                Pixel pixel = {bytes[0], bytes[1], bytes[2], bytes[3]};
                pixel /= 255;
                // Unknown content is not dimmed.
                Pixel saturated = saturate(pixel * (1 - backdrop[ALPHA]) + backdrop * pixel[ALPHA], saturation);
                is_clamped |= !is_in_range(saturated);
                sum += clamp(saturated);
            }
            to[y * width + x] = sum / 4;
        }
    return is_clamped;
}

// Dims and tints the blurred pixels; the result is opaque.
static void store(const Pixel *from, Pixel backdrop, GdkRGBA tint, cairo_surface_t *picture) {
    int width = cairo_image_surface_get_width(picture), height = cairo_image_surface_get_height(picture);
    int stride = cairo_image_surface_get_stride(picture);
    uint8_t *data = cairo_image_surface_get_data(picture);
    Pixel color = pixel_of((GdkRGBA){tint.red, tint.green, tint.blue, 1});
    for (int y = 0; y < height; y++)
        for (int x = 0; x < width; x++) {
            Pixel content = from[y * width + x];
            content = content * (1 - backdrop[ALPHA]) + backdrop * content[ALPHA];
            content += color * (1 - content[ALPHA]);
            Pixel pixel = (content * (1 - tint.alpha) + color * tint.alpha) * 255 + 0.5f;
            uint8_t *bytes = data + (gsize)y * stride + 4 * x;
            for (int i = 0; i < 4; i++) bytes[i] = (uint8_t)CLAMP(pixel[i], 0, 255);
        }
    cairo_surface_mark_dirty(picture);
}

// The standard deviation of the Gaussian that remains to be applied in the picture. Averaging areas as wide as two of
// the capture's pixels, and linear interpolation between pixels, both blur already, by variances of 1/12 and 1/6 of the
// picture's pixels.
static double remaining_sigma(double sigma_in_capture) {
    double sigma = sigma_in_capture / 2;
    return sqrt(MAX(0, sigma * sigma - 0.25));
}

// A capture that is saturated and blurred without being dimmed, which is attached to it.
//
// Saturating and blurring are linear as long as nothing is clamped, and then a dimming may as well follow: the backdrop of a
// sheet that comes changes in each frame.
typedef struct {
    double saturation, sigma_x, sigma_y;
    bool is_clamped;
    Pixel *pixels;
} Undimmed;

static const cairo_user_data_key_t undimmed_key;

static void undimmed_free(void *data) {
    Undimmed *undimmed = data;
    g_aligned_free(undimmed->pixels);
    g_free(undimmed);
}

static Pixel *pixels_new(int width, int height) {
    return g_aligned_alloc((gsize)width * height, sizeof(Pixel), sizeof(Pixel));
}

static void blur(Pixel *pixels, const PopMaterial *material, int width, int height) {
    Pixel *memory = pixels_new(width, height);
    pop_blur_pixels(pixels, memory, width, height, remaining_sigma(material->sigma_x),
                    remaining_sigma(material->sigma_y));
    g_aligned_free(memory);
}

static const Undimmed *undimmed_of(cairo_surface_t *capture, const PopMaterial *material, int width, int height) {
    const Undimmed *known = cairo_surface_get_user_data(capture, &undimmed_key);
    if (known && known->saturation == material->saturation && known->sigma_x == material->sigma_x &&
        known->sigma_y == material->sigma_y)
        return known;
    Undimmed *undimmed = g_new(Undimmed, 1);
    *undimmed = (Undimmed){.saturation = material->saturation,
                           .sigma_x = material->sigma_x,
                           .sigma_y = material->sigma_y,
                           .pixels = pixels_new(width, height)};
    undimmed->is_clamped =
        load(capture, (Pixel){0}, (float)material->saturation, undimmed->pixels, width, height);
    if (!undimmed->is_clamped) blur(undimmed->pixels, material, width, height);
    cairo_surface_set_user_data(capture, &undimmed_key, undimmed, undimmed_free);
    return undimmed;
}

cairo_surface_t *pop_material_new(cairo_surface_t *capture, const PopMaterial *material) {
    int width = cairo_image_surface_get_width(capture) / 2, height = cairo_image_surface_get_height(capture) / 2;
    if (width <= 0 || height <= 0) return NULL;
    cairo_surface_t *picture = picture_new(CAIRO_FORMAT_RGB24, width, height);
    if (!picture) return NULL;

    Pixel backdrop = pixel_of(material->backdrop), saturated = saturate(backdrop, (float)material->saturation);
    const Undimmed *undimmed = undimmed_of(capture, material, width, height);
    if (!undimmed->is_clamped && is_in_range(saturated)) {
        store(undimmed->pixels, saturated, material->tint, picture);
        return picture;
    }
    Pixel *pixels = pixels_new(width, height);
    load(capture, backdrop, (float)material->saturation, pixels, width, height);
    blur(pixels, material, width, height);
    store(pixels, (Pixel){0}, material->tint, picture);
    g_aligned_free(pixels);
    return picture;
}
