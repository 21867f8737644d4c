// The weights of a Gaussian, for blurring on the CPU.
#pragma once
#include <glib.h>
#include <math.h>

/// Half a Gaussian, from its centre to where it is negligible; the weights of both sides add up to 1.
typedef struct {
    float *weights;
    int reach;
} PopGaussian;

/// The weights for a standard deviation. Free them with pop_gaussian_free().
static inline PopGaussian pop_gaussian_new(double sigma) {
    // The part beyond three sigmas is less than half a percent.
    int reach = (int)ceil(3 * sigma);
    PopGaussian gaussian = {.weights = g_new(float, reach + 1), .reach = reach};
    double sum = 0;
    for (int i = 0; i <= reach; i++) {
        gaussian.weights[i] = sigma > 0 ? (float)exp(-i * i / (2 * sigma * sigma)) : 1;
        sum += i ? 2 * gaussian.weights[i] : gaussian.weights[i];
    }
    for (int i = 0; i <= reach; i++) gaussian.weights[i] /= (float)sum;
    return gaussian;
}

static inline void pop_gaussian_free(PopGaussian *gaussian) { g_free(gaussian->weights); }
