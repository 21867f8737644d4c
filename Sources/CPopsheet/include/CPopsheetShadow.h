#pragma once
#include <gtk/gtk.h>

#pragma clang assume_nonnull begin

/// The shadow of a shape: the coverage of each pixel of an alpha-only picture, blurred by a Gaussian and tinted. The
/// sigma is in the picture's pixels. The texture has another size, at least that of the picture, for which the middle
/// column and row are repeated. The caller owns the texture; NULL if there is no memory.
GdkTexture *_Nullable pop_shadow_texture_new(cairo_surface_t *shape, double sigma, GdkRGBA color, int full_width,
                                             int full_height);

/// A copy of a texture with an opacity, 0 to 1. The caller owns it.
GdkTexture *pop_shadow_texture_faded(GdkTexture *texture, double opacity);

#pragma clang assume_nonnull end
