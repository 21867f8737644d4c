#pragma once
#include <gtk/gtk.h>

#pragma clang assume_nonnull begin

/// Draws what a widget drew last, which a GtkWidgetPaintable has kept, where it lies in its parent.
///
/// Unlike gtk_widget_snapshot_child() it works at any time, also while the widget waits for another place or size.
void pop_material_snapshot_widget(GdkPaintable *drawing, GtkWidget *parent, GtkSnapshot *snapshot);

/// A picture of a part of what a node draws, in so many columns and rows of pixels; empty without a node. NULL where there
/// is no memory for it. The caller owns it.
cairo_surface_t *_Nullable pop_material_capture(GskRenderNode *_Nullable node, double x, double y, double width,
                                                double height, int columns, int rows);

/// What makes a material of what lies beneath it.
typedef struct {
    /// Colour and share of what dims the content.
    GdkRGBA backdrop;
    /// The factor of CSS's filter of that name.
    double saturation;
    /// The Gaussian's standard deviation, in the capture's columns and in its rows.
    double sigma_x, sigma_y;
    /// The colour that lies on the blurred content, and stands for content that is unknown, at full strength there.
    GdkRGBA tint;
} PopMaterial;

/// Dims, saturates, blurs and tints a capture. Outside of it, its outermost pixels are taken to go on. The picture is
/// opaque and half as large each way, for which the capture's columns and rows must be even in number. NULL where there is no
/// memory for it. The caller owns it.
cairo_surface_t *_Nullable pop_material_new(cairo_surface_t *capture, const PopMaterial *material);

#pragma clang assume_nonnull end
