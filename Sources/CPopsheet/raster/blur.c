#include "blur.h"
#include <glib.h>
#include <math.h>

/// Half a Gaussian, from its centre to where it is negligible; the weights of both sides add up to 1.
typedef struct {
    float *weights;
    int reach;
} Gaussian;

static Gaussian gaussian_new(double sigma) {
    // The part beyond three sigmas is less than half a percent.
    int reach = (int)ceil(3 * sigma);
    Gaussian gaussian = {.weights = g_new(float, reach + 1), .reach = reach};
    double sum = 0;
    for (int i = 0; i <= reach; i++) {
        gaussian.weights[i] = sigma > 0 ? (float)exp(-i * i / (2 * sigma * sigma)) : 1;
        sum += i ? 2 * gaussian.weights[i] : gaussian.weights[i];
    }
    for (int i = 0; i <= reach; i++) gaussian.weights[i] /= (float)sum;
    return gaussian;
}

// The values of a line that are beyond its ends: the weighted sum around one of its values needs them.
typedef enum { EDGES_EMPTY, EDGES_EXTENDED } Edges;

// One blur for each type of value. `lines` lines are `stride` apart, their `length` values `step` apart. The order in
// which values are added is part of the result: a sum of floats is rounded at each step.
#define DEFINE_BLUR(NAME, VALUE, EDGES)                                                                                \
    static VALUE NAME##_sum(const VALUE *line, int i, int length, int step, const Gaussian *gaussian) {                \
        const float *weights = gaussian->weights;                                                                      \
        int reach = gaussian->reach;                                                                                   \
        if ((EDGES) == EDGES_EMPTY) {                                                                                  \
            VALUE sum = {0};                                                                                           \
            for (int j = MAX(0, i - reach); j <= MIN(length - 1, i + reach); j++)                                      \
                sum += weights[ABS(j - i)] * line[(gsize)j * step];                                                    \
            return sum;                                                                                                \
        }                                                                                                              \
        VALUE sum = line[(gsize)i * step] * weights[0];                                                                \
        for (int j = 1; j <= reach; j++)                                                                               \
            sum += (line[(gsize)MAX(i - j, 0) * step] + line[(gsize)MIN(i + j, length - 1) * step]) * weights[j];      \
        return sum;                                                                                                    \
    }                                                                                                                  \
                                                                                                                       \
    static void NAME##_lines(const VALUE *from, VALUE *to, int lines, int stride, int length, int step,                \
                             double sigma) {                                                                           \
        Gaussian gaussian = gaussian_new(sigma);                                                                       \
        for (int line = 0; line < lines; line++)                                                                       \
            for (int i = 0; i < length; i++)                                                                           \
                to[(gsize)line * stride + (gsize)i * step] =                                                           \
                    NAME##_sum(from + (gsize)line * stride, i, length, step, &gaussian);                               \
        g_free(gaussian.weights);                                                                                      \
    }                                                                                                                  \
                                                                                                                       \
    void NAME(VALUE *values, VALUE *memory, int width, int height, double sigma_x, double sigma_y) {                   \
        NAME##_lines(values, memory, height, width, width, 1, sigma_x);                                                \
        NAME##_lines(memory, values, width, 1, height, width, sigma_y);                                                \
    }

DEFINE_BLUR(pop_blur_coverage, float, EDGES_EMPTY)
DEFINE_BLUR(pop_blur_pixels, PopPixel, EDGES_EXTENDED)
