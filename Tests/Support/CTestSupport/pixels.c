#include "Pixels.h"
#include <stdbool.h>
#include <stdlib.h>

enum { CHANNELS = 4, OPAQUE = 255 };

void support_rgba_from_rgb(const uint8_t *rgb, uint8_t *rgba, size_t pixels) {
    for (size_t i = 0; i < pixels; i++, rgb += 3, rgba += CHANNELS) {
        rgba[0] = rgb[0];
        rgba[1] = rgb[1];
        rgba[2] = rgb[2];
        rgba[3] = OPAQUE;
    }
}

static uint8_t straight(unsigned multiplied, unsigned alpha) {
    if (alpha == 0) return 0;
    unsigned value = (multiplied * OPAQUE + alpha / 2) / alpha;
    return (uint8_t)(value > OPAQUE ? OPAQUE : value);
}

void support_rgba_from_cairo(uint8_t *pixels, size_t count) {
    for (size_t i = 0; i < count; i++, pixels += CHANNELS) {
        uint8_t blue = pixels[0], green = pixels[1], red = pixels[2], alpha = pixels[3];
        pixels[0] = straight(red, alpha);
        pixels[1] = straight(green, alpha);
        pixels[2] = straight(blue, alpha);
    }
}

size_t support_different_pixels(const uint8_t *one, const uint8_t *other, size_t pixels, uint8_t tolerance) {
    size_t count = 0;
    for (size_t i = 0; i < pixels; i++, one += CHANNELS, other += CHANNELS) {
        bool differs = false;
        for (int channel = 0; channel < CHANNELS; channel++)
            differs |= abs(one[channel] - other[channel]) > tolerance;
        count += differs;
    }
    return count;
}
