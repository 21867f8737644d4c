// Cairo enlarges a picture in each frame, and below an outline row by row, which takes four times as long as a copy.
#include "CPopsheetMaterial.h"
#include <math.h>
#include <stdint.h>
#include <string.h>

// The four channels of a pixel, from 0 to 255, with bits of a fraction.
typedef int16_t Channels __attribute__((vector_size(8)));
typedef int32_t Products __attribute__((vector_size(16)));
typedef uint8_t Bytes __attribute__((vector_size(4)));
// The same of two pixels.
typedef int16_t TwoChannels __attribute__((vector_size(16)));
typedef uint8_t TwoBytes __attribute__((vector_size(8)));
enum { FRACTION_BITS = 7, SHARE_BITS = 14 };

// A position between two pixels of the picture, of which the nearest ones are repeated beyond its edges.
typedef struct {
    int before, after;
    // The share of the second one, in 1/2^SHARE_BITS.
    int share;
} Between;

// Pixels of the result that are between the same two pixels of the picture, from the first one's position on.
typedef struct {
    Between first;
    int end;
} Run;

static Between between(double position, int count) {
    double floored = floor(position);
    return (Between){(int)CLAMP(floored, 0, count - 1), (int)CLAMP(floored + 1, 0, count - 1),
                     (int)((position - floored) * (1 << SHARE_BITS))};
}

static inline Channels load(const uint8_t *bytes) {
    Bytes pixel;
    memcpy(&pixel, bytes, sizeof pixel);
    return __builtin_convertvector(pixel, Channels) << FRACTION_BITS;
}

// To the nearest value, so that the errors of a long run do not add up.
static inline Channels share_of(Channels channels, int share) {
    Products products = __builtin_convertvector(channels, Products) * share + (1 << (SHARE_BITS - 1));
    return __builtin_convertvector(products >> SHARE_BITS, Channels);
}

// A row between two rows of the picture.
static void mix_rows(const uint8_t *data, int stride, int width, Between rows, Channels *to) {
    const uint8_t *above = data + (gsize)rows.before * stride, *below = data + (gsize)rows.after * stride;
    for (int x = 0; x < width; x++) {
        Channels channels = load(above + 4 * x);
        to[x] = channels + share_of(load(below + 4 * x) - channels, rows.share);
    }
}

// Stretches a row: in each run, a pixel differs from the one before it by the same step. May write one pixel too many.
static void stretch_row(const Channels *row, const Run *run, int step, uint8_t *to, int columns) {
    for (int x = 0; x < columns; run++) {
        Channels before = row[run->first.before], difference = row[run->first.after] - before;
        Channels change = share_of(difference, step);
        Channels first = before + share_of(difference, run->first.share) + (1 << (FRACTION_BITS - 1));
        Channels second = first + change;
        TwoChannels value = __builtin_shufflevector(first, second, 0, 1, 2, 3, 4, 5, 6, 7);
        TwoChannels changes = __builtin_shufflevector(change, change, 0, 1, 2, 3, 4, 5, 6, 7) * 2;
        for (int i = x; i < run->end; i += 2, value += changes) {
            TwoBytes pixels = __builtin_convertvector(value >> FRACTION_BITS, TwoBytes);
            memcpy(to + 4 * (gsize)i, &pixels, sizeof pixels);
        }
        x = run->end;
    }
}

// The runs of a row, from the position of its first pixel on. The caller frees them.
static Run *runs_new(double start, double step, int picture_width, int columns) {
    Run *runs = g_new(Run, columns);
    for (int x = 0, i = 0; x < columns; i++) {
        double position = start + x * step;
        double next = ceil((floor(position) + 1 - start) / step);
        runs[i] = (Run){between(position, picture_width), (int)CLAMP(next, x + 1, columns)};
        x = runs[i].end;
    }
    return runs;
}

cairo_surface_t *pop_material_enlarge(cairo_surface_t *picture, double x, double y, double width, double height,
                                      int columns, int rows) {
    cairo_surface_t *enlarged = cairo_image_surface_create(CAIRO_FORMAT_RGB24, columns, rows);
    if (cairo_surface_status(enlarged) != CAIRO_STATUS_SUCCESS) {
        cairo_surface_destroy(enlarged);
        return NULL;
    }
    cairo_surface_flush(picture);
    const uint8_t *data = cairo_image_surface_get_data(picture);
    int stride = cairo_image_surface_get_stride(picture);
    int picture_width = cairo_image_surface_get_width(picture), picture_height = cairo_image_surface_get_height(picture);
    uint8_t *bytes = cairo_image_surface_get_data(enlarged);
    int bytes_stride = cairo_image_surface_get_stride(enlarged);
    Channels *row = g_new(Channels, picture_width);
    uint8_t *stretched = g_malloc(4 * ((gsize)columns + 1));
    // From the middle of a pixel to the middle of a pixel.
    double across = width / columns, down = height / rows;
    Run *runs = runs_new(x + 0.5 * across - 0.5, across, picture_width, columns);
    for (int line = 0; line < rows; line++) {
        mix_rows(data, stride, picture_width, between(y + (line + 0.5) * down - 0.5, picture_height), row);
        stretch_row(row, runs, (int)(across * (1 << SHARE_BITS)), stretched, columns);
        memcpy(bytes + (gsize)line * bytes_stride, stretched, 4 * (gsize)columns);
    }
    g_free(row);
    g_free(runs);
    g_free(stretched);
    cairo_surface_mark_dirty(enlarged);
    return enlarged;
}
