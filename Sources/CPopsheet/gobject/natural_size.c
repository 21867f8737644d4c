// A box whose natural size does not depend on its child, and whose child may show whole lines of text only.
#include "CPopsheetWidget.h"

static const char *const key = "popsheet-natural-height";
static const char *const width_key = "popsheet-natural-width";
static const char *const text_key = "popsheet-whole-lines";

static void measure(GtkWidget *box, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                    int *minimum_baseline, int *natural_baseline) {
    *minimum = *natural = 0;
    *minimum_baseline = *natural_baseline = -1;
    GtkWidget *child = gtk_widget_get_first_child(box);
    if (child) gtk_widget_measure(child, orientation, for_size, minimum, natural, NULL, NULL);
    const char *own = orientation == GTK_ORIENTATION_VERTICAL ? key : width_key;
    *natural = MAX(*natural, GPOINTER_TO_INT(g_object_get_data(G_OBJECT(box), own)));
}

// The height of a line of a text view.
static int line_height(GtkWidget *view) {
    PangoLayout *layout = gtk_widget_create_pango_layout(view, "X");
    int height;
    pango_layout_get_size(layout, NULL, &height);
    g_object_unref(layout);
    return MAX(1, PANGO_PIXELS(height));
}

static void allocate(GtkWidget *box, int width, int height, int baseline) {
    GtkWidget *child = gtk_widget_get_first_child(box);
    if (!child) return;
    GtkWidget *view = g_object_get_data(G_OBJECT(box), text_key);
    if (view) {
        // The child's minimum has the minimum of the text in it, and what is around that.
        GtkScrolledWindow *scrolled = GTK_SCROLLED_WINDOW(gtk_widget_get_ancestor(view, GTK_TYPE_SCROLLED_WINDOW));
        int minimum, content = gtk_scrolled_window_get_min_content_height(scrolled);
        gtk_widget_measure(child, GTK_ORIENTATION_VERTICAL, width, &minimum, NULL, NULL, NULL);
        int around = minimum - content + gtk_widget_get_margin_top(view) + gtk_widget_get_margin_bottom(view);
        if (height > around) height -= (height - around) % line_height(view);
    }
    gtk_widget_allocate(child, width, height, baseline, NULL);
}

void pop_box_set_natural_size(GtkWidget *box, int width, int height) {
    g_object_set_data(G_OBJECT(box), key, GINT_TO_POINTER(height));
    g_object_set_data(G_OBJECT(box), width_key, GINT_TO_POINTER(width));
    gtk_widget_set_layout_manager(box, gtk_custom_layout_new(NULL, measure, allocate));
}

void pop_box_show_whole_lines(GtkWidget *box, GtkWidget *view) {
    g_object_set_data_full(G_OBJECT(box), text_key, g_object_ref(view), g_object_unref);
}
