#pragma once
#include <gtk/gtk.h>
#include <stdbool.h>

#pragma clang assume_nonnull begin

/// Loads an icon of the display's theme, or a picture file if the name contains a slash; NULL if there is no such icon,
/// or the file is not a picture. The caller owns the result.
GdkPaintable *_Nullable pop_icon_load(GdkDisplay *display, const char *name, int size, int scale);

/// Draws an icon into a square of this size at the origin. A symbolic icon has the colour; a picture keeps its
/// proportions.
void pop_icon_draw(GdkPaintable *icon, GtkSnapshot *snapshot, double size, const GdkRGBA *color);

/// Creates an image without an icon, which assistive technologies do not report: what contains it has a name.
GtkWidget *pop_decorative_image_new(void);

#pragma clang assume_nonnull end
