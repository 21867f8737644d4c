#pragma once
#include <gtk/gtk.h>

#pragma clang assume_nonnull begin

/// The shadow of a shape: how much of it covers each pixel of a picture in which only the opacity counts, blurred by a
/// Gaussian and tinted. The sigma is in the picture's pixels. The caller owns the texture; NULL where there is no memory.
GdkTexture *_Nullable pop_shadow_texture_new(cairo_surface_t *shape, double sigma, GdkRGBA color);

/// A drawing of so many pixels in which only the opacity counts. The caller owns it.
cairo_surface_t *pop_mask_new(int width, int height);

#pragma clang assume_nonnull end
