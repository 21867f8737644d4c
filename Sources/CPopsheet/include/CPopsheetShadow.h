#pragma once
#include <gtk/gtk.h>

#pragma clang assume_nonnull begin

/// The shadow of a shape: the coverage of each pixel of an alpha-only picture, blurred by a Gaussian and tinted. The
/// sigma is in the picture's pixels. The caller owns the texture; NULL if there is no memory.
GdkTexture *_Nullable pop_shadow_texture_new(cairo_surface_t *shape, double sigma, GdkRGBA color);

#pragma clang assume_nonnull end
