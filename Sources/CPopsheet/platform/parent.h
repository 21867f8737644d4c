// Declarations shared by the parents of the display servers.
#pragma once
#include "CPopsheetParent.h"

struct PopParent {
    GdkDisplay *display;
    void (*closed)(void *data);
    void (*moved)(void *data);
    void *data;
    // On X11.
    unsigned long xid;
    gulong event_signal;
    // On Wayland.
    char *handle;
    struct PopImport *imports;
};

/// Calls the callback, once.
static inline void pop_parent_tell(PopParent *parent) {
    void (*closed)(void *) = parent->closed;
    parent->closed = NULL;
    if (closed) closed(parent->data);
}

bool pop_parent_xid_area(PopParent *parent, GdkRectangle *area);
void pop_parent_xid_adopt(PopParent *parent, GtkWidget *window);
void pop_parent_xid_free(PopParent *parent);

void pop_parent_handle_adopt(PopParent *parent, GtkWidget *window);
void pop_parent_handle_free(PopParent *parent);
