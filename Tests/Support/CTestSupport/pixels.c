#include "Pixels.h"
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

size_t support_differing_colors(const uint8_t *one, const uint8_t *other, size_t pixels, uint8_t tolerance, uint8_t *most) {
    size_t count = 0;
    *most = 0;
    for (size_t i = 0; i < pixels; i++, one += CHANNELS, other += CHANNELS) {
        int off = 0;
        for (int channel = 0; channel < CHANNELS - 1; channel++) {
            int difference = abs(one[channel] - other[channel]);
            if (difference > off) off = difference;
        }
        count += off > tolerance;
        if (off > *most) *most = (uint8_t)off;
    }
    return count;
}

bool support_ink(const uint8_t *rgba, size_t width, SupportArea *area, const uint8_t *background, unsigned channel_tolerance,
                 unsigned total_tolerance) {
    SupportArea ink = {area->right, area->bottom, area->left, area->top};
    for (size_t row = area->top; row < area->bottom; row++) {
        for (size_t column = area->left; column < area->right; column++) {
            const uint8_t *pixel = rgba + (row * width + column) * CHANNELS;
            unsigned most = 0, total = 0;
            for (int channel = 0; channel < CHANNELS - 1; channel++) {
                unsigned difference = (unsigned)abs(pixel[channel] - background[channel]);
                if (difference > most) most = difference;
                total += difference;
            }
            if (most <= channel_tolerance && total <= total_tolerance) continue;
            if (column < ink.left) ink.left = column;
            if (column + 1 > ink.right) ink.right = column + 1;
            if (row < ink.top) ink.top = row;
            if (row + 1 > ink.bottom) ink.bottom = row + 1;
        }
    }
    if (ink.left >= ink.right) return false;
    *area = ink;
    return true;
}
