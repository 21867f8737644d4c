// A separable Gaussian blur on the CPU.
#pragma once

/// Four values that are blurred together.
typedef float PopPixel __attribute__((vector_size(16)));

/// Blurs a picture of single values, beyond whose edges all are 0. The standard deviations are in its columns and rows;
/// the other memory has the same size.
void pop_blur_coverage(float *values, float *memory, int width, int height, double sigma_x, double sigma_y);

/// Blurs a picture of pixels whose edges extend beyond it. The standard deviations are in its columns and rows; the
/// other memory has the same size.
void pop_blur_pixels(PopPixel *pixels, PopPixel *memory, int width, int height, double sigma_x, double sigma_y);
