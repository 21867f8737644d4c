// Shadows are blurred once, on the CPU: GTK 4.8 has no node that caches a blur, and would blur again in each frame.
#include "CPopsheetShadow.h"
#include "blur.h"
#include <stdint.h>

GdkTexture *pop_shadow_texture_new(cairo_surface_t *shape, double sigma, GdkRGBA color) {
    cairo_surface_flush(shape);
    int width = cairo_image_surface_get_width(shape), height = cairo_image_surface_get_height(shape);
    int stride = cairo_image_surface_get_stride(shape);
    const uint8_t *mask = cairo_image_surface_get_data(shape);
    if (!mask || width <= 0 || height <= 0) return NULL;

    float *values = g_new(float, (gsize)width * height), *memory = g_new(float, (gsize)width * height);
    for (int y = 0; y < height; y++)
        for (int x = 0; x < width; x++) values[y * width + x] = mask[y * stride + x] / 255.0f;
    if (sigma > 0) pop_blur_coverage(values, memory, width, height, sigma, sigma);

    gsize size = (gsize)width * height * 4;
    uint8_t *pixels = g_malloc(size);
    for (int i = 0; i < width * height; i++) {
        float alpha = values[i] * color.alpha * 255;
        pixels[4 * i] = (uint8_t)(color.red * alpha + 0.5f);
        pixels[4 * i + 1] = (uint8_t)(color.green * alpha + 0.5f);
        pixels[4 * i + 2] = (uint8_t)(color.blue * alpha + 0.5f);
        pixels[4 * i + 3] = (uint8_t)(alpha + 0.5f);
    }
    g_free(values);
    g_free(memory);
    GBytes *bytes = g_bytes_new_take(pixels, size);
    GdkTexture *texture =
        gdk_memory_texture_new(width, height, GDK_MEMORY_R8G8B8A8_PREMULTIPLIED, bytes, (gsize)width * 4);
    g_bytes_unref(bytes);
    return texture;
}
