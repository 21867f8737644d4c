#include "Floor.h"

static void set_up(GtkSignalListItemFactory *factory, GtkListItem *item) {
    GtkWidget *label = gtk_label_new(NULL);
    gtk_widget_set_margin_top(label, 12);
    gtk_widget_set_margin_bottom(label, 12);
    gtk_list_item_set_child(item, label);
}

static void bind(GtkSignalListItemFactory *factory, GtkListItem *item) {
    GtkStringObject *text = gtk_list_item_get_item(item);
    gtk_label_set_text(GTK_LABEL(gtk_list_item_get_child(item)), gtk_string_object_get_string(text));
}

GtkWidget *long_list_new(unsigned count) {
    GtkStringList *strings = gtk_string_list_new(NULL);
    for (unsigned number = 0; number < count; number++)
        gtk_string_list_take(strings, g_strdup_printf("Row number %u", number));
    GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
    g_signal_connect(factory, "setup", G_CALLBACK(set_up), NULL);
    g_signal_connect(factory, "bind", G_CALLBACK(bind), NULL);
    GtkSelectionModel *selection = GTK_SELECTION_MODEL(gtk_single_selection_new(G_LIST_MODEL(strings)));
    GtkWidget *window = gtk_scrolled_window_new();
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(window), gtk_list_view_new(selection, factory));
    return window;
}

GtkWidget *fixed_new(GtkWidget *child, int width, int height) {
    GtkWidget *fixed = gtk_fixed_new();
    gtk_widget_set_size_request(child, width, height);
    gtk_fixed_put(GTK_FIXED(fixed), child, 0, 0);
    return fixed;
}

void fixed_move(GtkWidget *fixed, GtkWidget *child, double y) { gtk_fixed_move(GTK_FIXED(fixed), child, 0, y); }
