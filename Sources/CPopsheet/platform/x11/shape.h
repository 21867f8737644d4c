#pragma once
#include <gtk/gtk.h>

/// Limits the X window of a widget to a region in the server's pixels. Does nothing on other displays.
void pop_x11_set_shape(GtkWidget *widget, const cairo_region_t *region);
