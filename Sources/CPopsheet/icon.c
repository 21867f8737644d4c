#include "CPopsheetIcon.h"
#include <string.h>

static GdkPaintable *load_named(GdkDisplay *display, const char *name, int size, int scale) {
    GtkIconTheme *theme = gtk_icon_theme_get_for_display(display);
    GtkIconPaintable *icon = gtk_icon_theme_lookup_icon(theme, name, NULL, size, scale, GTK_TEXT_DIR_NONE, 0);
    // For a name that is not in the theme GTK returns the picture of a missing image.
    const char *found = gtk_icon_paintable_get_icon_name(icon);
    if (found && !strcmp(found, "image-missing") && strcmp(name, found)) g_clear_object(&icon);
    return GDK_PAINTABLE(icon);
}

static GdkPaintable *load_file(const char *path, int size, int scale) {
    // Opening a pipe would wait for a writer.
    if (!g_file_test(path, G_FILE_TEST_IS_REGULAR)) return NULL;
    GdkPixbuf *pixbuf = gdk_pixbuf_new_from_file_at_scale(path, size * scale, size * scale, TRUE, NULL);
    if (!pixbuf) return NULL;
    GdkPaintable *icon;
    if (g_str_has_suffix(path, "-symbolic.svg") || g_str_has_suffix(path, ".symbolic.png")) {
        GFile *file = g_file_new_for_path(path);
        icon = GDK_PAINTABLE(gtk_icon_paintable_new_for_file(file, size, scale));
        g_object_unref(file);
    } else {
        icon = GDK_PAINTABLE(gdk_texture_new_for_pixbuf(pixbuf));
    }
    g_object_unref(pixbuf);
    return icon;
}

GdkPaintable *pop_icon_load(GdkDisplay *display, const char *name, int size, int scale) {
    return strchr(name, '/') ? load_file(name, size, scale) : load_named(display, name, size, scale);
}

void pop_icon_draw(GdkPaintable *icon, GtkSnapshot *snapshot, double size, const GdkRGBA *color) {
    if (GTK_IS_SYMBOLIC_PAINTABLE(icon)) {
        gtk_symbolic_paintable_snapshot_symbolic(GTK_SYMBOLIC_PAINTABLE(icon), snapshot, size, size, color, 1);
        return;
    }
    double width, height;
    gdk_paintable_compute_concrete_size(icon, 0, 0, size, size, &width, &height);
    gtk_snapshot_save(snapshot);
    gtk_snapshot_translate(snapshot,
                           &GRAPHENE_POINT_INIT((float)((size - width) / 2), (float)((size - height) / 2)));
    gdk_paintable_snapshot(icon, snapshot, width, height);
    gtk_snapshot_restore(snapshot);
}

GtkWidget *pop_decorative_image_new(void) {
    return g_object_new(GTK_TYPE_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
}
