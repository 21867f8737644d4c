// GTK's own popovers in a window: a sheet can't be shown in one, and is beneath the open ones.
#include "CPopsheetPopover.h"

// A sheet's own surface is also made of a popover.
static bool is_foreign(GtkWidget *widget) {
    return GTK_IS_POPOVER(widget) && !gtk_widget_has_css_class(widget, "popsheet-surface");
}

GtkWidget *pop_popover_around(GtkWidget *widget) {
    GtkWidget *popover = gtk_widget_get_ancestor(widget, GTK_TYPE_POPOVER);
    return popover && is_foreign(popover) ? popover : NULL;
}

bool pop_popover_target(GtkWidget *popover, GdkRectangle *part) {
    return gtk_popover_get_pointing_to(GTK_POPOVER(popover), part);
}

// Nested popovers come first.
static void collect(GtkWidget *widget, bool all, GPtrArray *open) {
    for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child)) {
        if (!gtk_widget_get_mapped(child)) continue;
        collect(child, all, open);
        if (is_foreign(child) && (all || gtk_popover_get_autohide(GTK_POPOVER(child)))) g_ptr_array_add(open, g_object_ref(child));
    }
}

void pop_popovers_close(GtkWidget *widget, bool all) {
    GPtrArray *open = g_ptr_array_new_with_free_func(g_object_unref);
    collect(widget, all, open);
    // The program's handlers may remove other popovers meanwhile.
    for (guint i = 0; i < open->len; i++)
        if (gtk_widget_get_mapped(open->pdata[i])) gtk_popover_popdown(open->pdata[i]);
    g_ptr_array_unref(open);
}

void pop_popovers_close_around(GtkWidget *widget) {
    GPtrArray *open = g_ptr_array_new_with_free_func(g_object_unref);
    GtkWidget *popover;
    for (; widget && (popover = pop_popover_around(widget)); widget = gtk_widget_get_parent(popover))
        g_ptr_array_add(open, g_object_ref(popover));
    // The program's handlers may remove other popovers meanwhile.
    for (guint i = 0; i < open->len; i++)
        if (gtk_widget_get_mapped(open->pdata[i])) gtk_popover_popdown(open->pdata[i]);
    g_ptr_array_unref(open);
}

bool pop_widget_is_control(GtkWidget *widget) {
    const GType types[] = {
        GTK_TYPE_LABEL, GTK_TYPE_IMAGE, GTK_TYPE_BUTTON, GTK_TYPE_CHECK_BUTTON, GTK_TYPE_MENU_BUTTON, GTK_TYPE_EDITABLE,
        GTK_TYPE_SWITCH, GTK_TYPE_RANGE, GTK_TYPE_DROP_DOWN, GTK_TYPE_SPINNER, GTK_TYPE_PROGRESS_BAR,
        GTK_TYPE_LEVEL_BAR, GTK_TYPE_SEPARATOR,
    };
    for (gsize i = 0; i < G_N_ELEMENTS(types); i++)
        if (gtk_widget_get_ancestor(widget, types[i])) return true;
    return false;
}

bool pop_widget_is_hidden(GtkWidget *widget, GtkWidget *window) {
    if (!gtk_widget_get_mapped(window)) return false;
    for (; widget && widget != window; widget = gtk_widget_get_parent(widget))
        if (!gtk_widget_get_visible(widget)) return true;
    return false;
}
