// Queries the style of a widget. GTK 4.10 deprecates these functions without a replacement.
#include "CPopsheetStyle.h"

G_GNUC_BEGIN_IGNORE_DEPRECATIONS

bool pop_widget_named_color(GtkWidget *widget, const char *name, GdkRGBA *color) {
    return gtk_style_context_lookup_color(gtk_widget_get_style_context(widget), name, color);
}

void pop_window_snapshot_background(GtkWidget *window, GtkSnapshot *snapshot) {
    gtk_snapshot_render_background(snapshot, gtk_widget_get_style_context(window), 0, 0,
                                   gtk_widget_get_width(window), gtk_widget_get_height(window));
}

G_GNUC_END_IGNORE_DEPRECATIONS
