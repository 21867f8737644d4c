#include "Floor.h"

bool widget_is_visible_in(GtkWidget *widget, GtkWidget *window) {
    graphene_rect_t bounds;
    if (!gtk_widget_get_mapped(widget) || !gtk_widget_compute_bounds(widget, window, &bounds)) return false;
    return bounds.size.height > 0 && (int)bounds.origin.y < gtk_widget_get_height(window);
}
