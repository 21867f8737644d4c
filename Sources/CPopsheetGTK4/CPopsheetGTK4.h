// GTK 4 as C knows it: everything the shim and the toolkit use of it comes through this one header.
#pragma once
#include <gtk/gtk.h>
#include <pango/pangocairo.h>

/// Loads a style sheet. GTK 4.12 deprecates the function that 4.8 has.
static inline void cgtk4_css_provider_load(GtkCssProvider *provider, const char *text) {
#if GTK_CHECK_VERSION(4, 12, 0)
    gtk_css_provider_load_from_string(provider, text);
#else
    gtk_css_provider_load_from_data(provider, text, -1);
#endif
}

/// The size of a monitor in logical pixels. To Swift, the fields of cairo's rectangle belong to whichever module has
/// included it first.
static inline void cgtk4_monitor_get_size(GdkMonitor *monitor, int *width, int *height) {
    GdkRectangle geometry;

    gdk_monitor_get_geometry(monitor, &geometry);
    *width = geometry.width;
    *height = geometry.height;
}
