// A box whose natural height does not depend on its child.
#include "CPopsheetWidget.h"

static const char *const key = "popsheet-natural-height";

static void measure(GtkWidget *box, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                    int *minimum_baseline, int *natural_baseline) {
    *minimum = *natural = 0;
    *minimum_baseline = *natural_baseline = -1;
    GtkWidget *child = gtk_widget_get_first_child(box);
    if (child) gtk_widget_measure(child, orientation, for_size, minimum, natural, NULL, NULL);
    if (orientation == GTK_ORIENTATION_VERTICAL)
        *natural = MAX(*natural, GPOINTER_TO_INT(g_object_get_data(G_OBJECT(box), key)));
}

static void allocate(GtkWidget *box, int width, int height, int baseline) {
    GtkWidget *child = gtk_widget_get_first_child(box);
    if (child) gtk_widget_allocate(child, width, height, baseline, NULL);
}

void pop_box_set_natural_height(GtkWidget *box, int height) {
    g_object_set_data(G_OBJECT(box), key, GINT_TO_POINTER(height));
    gtk_widget_set_layout_manager(box, gtk_custom_layout_new(NULL, measure, allocate));
}
