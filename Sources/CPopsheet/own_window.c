// A sheet's own window, with a transparent margin for its shadow.
#include "CPopsheetDesk.h"

static const char margin_key[] = "popsheet-margin";

static const char width_key[] = "popsheet-width", height_key[] = "popsheet-height";

static int number_of(GtkWidget *window, const char *key) {
    return GPOINTER_TO_INT(g_object_get_data(G_OBJECT(window), key));
}

static int margin_of(GtkWidget *window) { return number_of(window, margin_key); }

// Runs after GTK's own handler, which adds no shadow margin to a window without decorations, and makes a window that can be
// resized no larger than the screen: such a window fits the screen without its margin.
static void compute_size(GdkToplevel *surface, GdkToplevelSize *size, GtkWidget *window) {
    (void)surface;
    int margin = margin_of(window), width, height, widest, highest;
    // GTK has stored the size that it has chosen.
    gtk_window_get_default_size(GTK_WINDOW(window), &width, &height);
    gdk_toplevel_size_get_bounds(size, &widest, &highest);
    bool has_default = width > 0 && height > 0;
    if (has_default && (width >= widest || height >= highest)) {
        if (width == widest) width = CLAMP(number_of(window, width_key), widest, widest + 2 * margin);
        if (height == highest) height = CLAMP(number_of(window, height_key), highest, highest + 2 * margin);
        gdk_toplevel_size_set_size(size, width, height);
    }
    gdk_toplevel_size_set_shadow_width(size, margin, margin, margin, margin);
}

static void realized(GtkWidget *window) {
    g_signal_connect_object(gtk_native_get_surface(GTK_NATIVE(window)), "compute-size", G_CALLBACK(compute_size), window,
                            G_CONNECT_AFTER);
}

void pop_desk_set_margin(GtkWidget *window, int margin) {
    static const char connected_key[] = "popsheet-has-margin";
    if (!g_object_get_data(G_OBJECT(window), connected_key)) {
        g_object_set_data(G_OBJECT(window), connected_key, GINT_TO_POINTER(TRUE));
        if (gtk_widget_get_realized(window)) realized(window);
        g_signal_connect_after(window, "realize", G_CALLBACK(realized), NULL);
    }
    g_object_set_data(G_OBJECT(window), margin_key, GINT_TO_POINTER(margin));
    gtk_widget_queue_resize(window);
}

void pop_desk_set_default_size(GtkWidget *window, int width, int height) {
    pop_desk_note_size(window, width, height);
    gtk_window_set_default_size(GTK_WINDOW(window), width, height);
}

void pop_desk_note_size(GtkWidget *window, int width, int height) {
    g_object_set_data(G_OBJECT(window), width_key, GINT_TO_POINTER(width));
    g_object_set_data(G_OBJECT(window), height_key, GINT_TO_POINTER(height));
}

void pop_desk_set_input_area(GtkWidget *window, const GdkRectangle *area) {
    GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(window));
    if (!surface) return;
    cairo_region_t *region = cairo_region_create_rectangle(area);
    gdk_surface_set_input_region(surface, region);
    cairo_region_destroy(region);
}
