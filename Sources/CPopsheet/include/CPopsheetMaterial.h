#pragma once
#include <gtk/gtk.h>

#pragma clang assume_nonnull begin

/// Draws what a widget drew last, as cached by a GtkWidgetPaintable, at its position in its parent.
///
/// Unlike gtk_widget_snapshot_child() it works at any time, also while the widget awaits allocation.
void pop_material_snapshot_widget(GdkPaintable *drawing, GtkWidget *parent, GtkSnapshot *snapshot);

/// Draws a part of a node into a picture with a number of columns and rows of pixels; empty without a node. NULL if
/// there is no memory for it. The caller owns it.
cairo_surface_t *_Nullable pop_material_capture(GskRenderNode *_Nullable node, double x, double y, double width,
                                                double height, int columns, int rows);

/// The parameters that turn the content below into a material.
typedef struct {
    /// The colour and the opacity of the dimming.
    GdkRGBA backdrop;
    /// The factor of CSS's saturate() filter.
    double saturation;
    /// The Gaussian's standard deviation, in columns and in rows of the capture.
    double sigma_x, sigma_y;
    /// The colour over the blurred content; opaque where the content is unknown.
    GdkRGBA tint;
} PopMaterial;

/// Dims, saturates, blurs and tints a capture, whose edge pixels extend beyond it. The result is opaque and has half as
/// many columns and rows, so both numbers must be even. NULL if there is no memory for it. The caller owns it.
cairo_surface_t *_Nullable pop_material_new(cairo_surface_t *capture, const PopMaterial *material);

/// Enlarges a part of a material's picture to a number of columns and rows of pixels, interpolating linearly; beyond the
/// picture, its edge pixels are repeated. The part is in the picture's pixels. NULL if there is no memory for it. The caller
/// owns it.
cairo_surface_t *_Nullable pop_material_enlarge(cairo_surface_t *picture, double x, double y, double width,
                                                double height, int columns, int rows);

#pragma clang assume_nonnull end
