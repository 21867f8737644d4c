// Shadows are blurred once, on the CPU: GTK 4.8 has no node that caches a blur, and would blur again in each frame.
#include "CPopsheetShadow.h"
#include "blur.h"
#include <stdint.h>
#include <string.h>

// The place in a line that a place in a longer line has, whose middle repeats one value.
static int place_in_tile(int i, int length, int tile) {
    int half = tile / 2;
    return i <= half ? i : MAX(half, i - (length - tile));
}

// A picture of another size, whose middle column and row are repeated.
static uint32_t *stretch(const uint32_t *tile, int tile_width, int tile_height, int width, int height) {
    uint32_t *pixels = g_new(uint32_t, (gsize)width * height);
    for (int y = 0; y < height; y++) {
        const uint32_t *row = tile + (gsize)place_in_tile(y, height, tile_height) * tile_width;
        for (int x = 0; x < width; x++) pixels[(gsize)y * width + x] = row[place_in_tile(x, width, tile_width)];
    }
    return pixels;
}

GBytes *pop_shadow_pixels_new(cairo_surface_t *shape, double sigma, GdkRGBA color, int full_width, int full_height) {
    cairo_surface_flush(shape);
    int width = cairo_image_surface_get_width(shape), height = cairo_image_surface_get_height(shape);
    int stride = cairo_image_surface_get_stride(shape);
    const uint8_t *mask = cairo_image_surface_get_data(shape);
    if (!mask || width <= 0 || height <= 0) return NULL;

    float *values = g_new(float, (gsize)width * height), *memory = g_new(float, (gsize)width * height);
    for (int y = 0; y < height; y++)
        for (int x = 0; x < width; x++) values[y * width + x] = mask[y * stride + x] / 255.0f;
    if (sigma > 0) pop_blur_coverage(values, memory, width, height, sigma, sigma);

    // The format that GTK draws without converting it.
    uint32_t *pixels = g_new(uint32_t, (gsize)width * height);
    for (int i = 0; i < width * height; i++) {
        float alpha = values[i] * color.alpha * 255;
        uint32_t red = (uint32_t)(color.red * alpha + 0.5f), green = (uint32_t)(color.green * alpha + 0.5f);
        uint32_t blue = (uint32_t)(color.blue * alpha + 0.5f);
        pixels[i] = (uint32_t)(alpha + 0.5f) << 24 | red << 16 | green << 8 | blue;
    }
    g_free(values);
    g_free(memory);
    uint32_t *stretched = stretch(pixels, width, height, full_width, full_height);
    g_free(pixels);
    return g_bytes_new_take(stretched, (gsize)full_width * full_height * 4);
}

GdkTexture *pop_shadow_texture_new(GBytes *pixels, int full_width, GdkRectangle part, double opacity) {
    gsize size;
    const uint8_t *all = g_bytes_get_data(pixels, &size);
    gsize row = (gsize)part.width * 4;
    uint8_t *chosen = g_malloc(row * part.height);
    for (int y = 0; y < part.height; y++)
        memcpy(chosen + y * row, all + ((gsize)(part.y + y) * full_width + part.x) * 4, row);
    if (opacity < 1) {
        // All four channels, since they are multiplied with the opacity.
        uint8_t levels[256];
        for (int level = 0; level < 256; level++) levels[level] = (uint8_t)(level * opacity + 0.5);
        for (gsize i = 0; i < row * part.height; i++) chosen[i] = levels[chosen[i]];
    }
    GBytes *bytes = g_bytes_new_take(chosen, row * part.height);
    GdkTexture *texture = gdk_memory_texture_new(part.width, part.height, GDK_MEMORY_DEFAULT, bytes, row);
    g_bytes_unref(bytes);
    return texture;
}
