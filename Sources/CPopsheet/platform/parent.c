#include "parent.h"

bool pop_parent_area(PopParent *parent, GdkRectangle *area) {
    return !parent->handle && pop_parent_xid_area(parent, area);
}

void pop_parent_adopt(PopParent *parent, GtkWidget *window, bool modal) {
    gtk_window_set_modal(GTK_WINDOW(window), modal);
    if (parent->handle)
        pop_parent_handle_adopt(parent, window);
    else
        pop_parent_xid_adopt(parent, window);
}

void pop_parent_watch(PopParent *parent, void (*closed)(void *), void (*moved)(void *), void *data) {
    parent->closed = closed;
    parent->moved = moved;
    parent->data = data;
}

void pop_parent_free(PopParent *parent) {
    if (parent->handle)
        pop_parent_handle_free(parent);
    else
        pop_parent_xid_free(parent);
    g_free(parent->handle);
    g_free(parent);
}
