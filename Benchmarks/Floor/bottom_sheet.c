// AdwBottomSheet, from a libadwaita loaded at run time: Debian 12's version does not have it.
#include <dlfcn.h>
#include "Floor.h"

struct BottomSheet {
    GtkWidget *window, *sheet;
    void (*set_open)(GtkWidget *, gboolean);
};

BottomSheet *bottom_sheet_new(int width, int height, GtkWidget *child) {
    void *library = dlopen("libadwaita-1.so.0", RTLD_NOW | RTLD_LOCAL);
    if (!library || !dlsym(library, "adw_bottom_sheet_new")) return NULL;
    void (*init)(void) = (void (*)(void))dlsym(library, "adw_init");
    GtkWidget *(*new)(void) = (GtkWidget * (*)(void)) dlsym(library, "adw_bottom_sheet_new");
    void (*set_content)(GtkWidget *, GtkWidget *) =
        (void (*)(GtkWidget *, GtkWidget *))dlsym(library, "adw_bottom_sheet_set_content");
    void (*set_sheet)(GtkWidget *, GtkWidget *) =
        (void (*)(GtkWidget *, GtkWidget *))dlsym(library, "adw_bottom_sheet_set_sheet");
    BottomSheet *self = g_new0(BottomSheet, 1);
    self->set_open = (void (*)(GtkWidget *, gboolean))dlsym(library, "adw_bottom_sheet_set_open");
    init();
    self->sheet = new();
    set_content(self->sheet, gtk_box_new(GTK_ORIENTATION_VERTICAL, 0));
    set_sheet(self->sheet, child);
    self->window = gtk_window_new();
    gtk_window_set_child(GTK_WINDOW(self->window), self->sheet);
    gtk_window_set_default_size(GTK_WINDOW(self->window), width, height);
    gtk_window_set_decorated(GTK_WINDOW(self->window), FALSE);
    return self;
}

GtkWidget *bottom_sheet_window(BottomSheet *self) { return self->window; }

void bottom_sheet_set_open(BottomSheet *self, bool is_open) { self->set_open(self->sheet, is_open); }
