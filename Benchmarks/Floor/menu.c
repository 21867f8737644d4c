// GTK's own popover, and the first time a surface is drawn on: the baseline of popovers.
#include "Floor.h"

struct Menu {
    GtkWidget *popover;
};

Menu *menu_new(GtkWindow *window) {
    Menu *menu = g_new0(Menu, 1);
    menu->popover = gtk_popover_new();
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
    for (int i = 0; i < 6; i++) {
        char *label = g_strdup_printf("Action number %d", i);
        gtk_box_append(GTK_BOX(box), gtk_button_new_with_label(label));
        g_free(label);
    }
    gtk_popover_set_child(GTK_POPOVER(menu->popover), box);
    gtk_popover_set_autohide(GTK_POPOVER(menu->popover), FALSE);
    gtk_widget_set_parent(menu->popover, GTK_WIDGET(window));
    return menu;
}

void menu_popup(Menu *menu) {
    GtkWidget *window = gtk_widget_get_parent(menu->popover);
    GdkRectangle middle = {gtk_widget_get_width(window) / 2, gtk_widget_get_height(window) / 2, 20, 20};
    gtk_popover_set_pointing_to(GTK_POPOVER(menu->popover), &middle);
    gtk_popover_popup(GTK_POPOVER(menu->popover));
}

void menu_popdown(Menu *menu) { gtk_popover_popdown(GTK_POPOVER(menu->popover)); }

GdkSurface *menu_surface(Menu *menu) { return gtk_native_get_surface(GTK_NATIVE(menu->popover)); }

GdkSurface *floor_popover_surface(GtkWindow *window) {
    for (GtkWidget *child = gtk_widget_get_first_child(GTK_WIDGET(window)); child;
         child = gtk_widget_get_next_sibling(child))
        if (gtk_widget_has_css_class(child, "popsheet-surface") && gtk_widget_get_visible(child))
            return gtk_native_get_surface(GTK_NATIVE(child));
    return NULL;
}

struct DrawWatch {
    GdkSurface *surface;
    gulong hook;
    double first;
};

// The handler that draws on a surface ends the emission, so no later handler would run; an emission hook does.
static gboolean drawn(GSignalInvocationHint *hint, guint count, const GValue *values, gpointer data) {
    (void)hint;
    (void)count;
    DrawWatch *watch = data;
    if (watch->first == 0 && g_value_get_object(values) == watch->surface) watch->first = floor_now();
    return TRUE;
}

DrawWatch *draw_watch_new(GdkSurface *surface) {
    DrawWatch *watch = g_new0(DrawWatch, 1);
    watch->surface = g_object_ref(surface);
    watch->hook = g_signal_add_emission_hook(g_signal_lookup("render", GDK_TYPE_SURFACE), 0, drawn, watch, NULL);
    return watch;
}

double draw_watch_first(DrawWatch *watch) { return watch->first; }

void draw_watch_free(DrawWatch *watch) {
    g_signal_remove_emission_hook(g_signal_lookup("render", GDK_TYPE_SURFACE), watch->hook);
    g_object_unref(watch->surface);
    g_free(watch);
}
