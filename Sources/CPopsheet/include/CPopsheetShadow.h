#pragma once
#include <gtk/gtk.h>

#pragma clang assume_nonnull begin

/// The pixels of a shape's shadow: the coverage of each pixel of an alpha-only picture, blurred by a Gaussian and tinted.
/// The sigma is in the picture's pixels. The result has another size, at least that of the picture, for which the middle
/// column and row are repeated. The caller owns it; NULL if there is no memory.
GBytes *_Nullable pop_shadow_pixels_new(cairo_surface_t *shape, double sigma, GdkRGBA color, int full_width,
                                        int full_height);

/// A texture of a part of the pixels, whose rows have a width, with an opacity, 0 to 1. The caller owns it.
GdkTexture *pop_shadow_texture_new(GBytes *pixels, int full_width, GdkRectangle part, double opacity);

#pragma clang assume_nonnull end
