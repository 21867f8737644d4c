// AdwDialog, from a libadwaita loaded at run time: Debian 12's version does not have it.
#include <dlfcn.h>
#include "Floor.h"

enum { BOTTOM_SHEET = 2, ROWS = 6 };

struct Dialog {
    GtkWidget *window, *dialog, *content;
    bool is_closed;
    GtkWidget *(*new)(void);
    void (*set_child)(GtkWidget *, GtkWidget *);
    void (*set_mode)(GtkWidget *, int);
    void (*present)(GtkWidget *, GtkWidget *);
    gboolean (*close)(GtkWidget *);
};

Dialog *dialog_new(int width, int height) {
    void *library = dlopen("libadwaita-1.so.0", RTLD_NOW | RTLD_LOCAL);
    if (!library || !dlsym(library, "adw_dialog_new")) return NULL;
    void (*init)(void) = (void (*)(void))dlsym(library, "adw_init");
    GtkWidget *(*window_new)(void) = (GtkWidget * (*)(void)) dlsym(library, "adw_window_new");
    void (*set_content)(GtkWidget *, GtkWidget *) =
        (void (*)(GtkWidget *, GtkWidget *))dlsym(library, "adw_window_set_content");
    Dialog *self = g_new0(Dialog, 1);
    self->new = (GtkWidget * (*)(void)) dlsym(library, "adw_dialog_new");
    self->set_child = (void (*)(GtkWidget *, GtkWidget *))dlsym(library, "adw_dialog_set_child");
    self->set_mode = (void (*)(GtkWidget *, int))dlsym(library, "adw_dialog_set_presentation_mode");
    self->present = (void (*)(GtkWidget *, GtkWidget *))dlsym(library, "adw_dialog_present");
    self->close = (gboolean(*)(GtkWidget *))dlsym(library, "adw_dialog_close");
    init();
    self->window = window_new();
    set_content(self->window, gtk_box_new(GTK_ORIENTATION_VERTICAL, 0));
    gtk_window_set_default_size(GTK_WINDOW(self->window), width, height);
    gtk_window_set_decorated(GTK_WINDOW(self->window), FALSE);
    return self;
}

GtkWidget *dialog_window(Dialog *self) { return self->window; }

static void closed(GtkWidget *dialog, Dialog *self) {
    (void)dialog;
    self->is_closed = true;
}

void dialog_present(Dialog *self) {
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
    for (int i = 0; i < ROWS; i++) {
        char label[32];
        g_snprintf(label, sizeof label, "Action number %d", i);
        gtk_box_append(GTK_BOX(box), gtk_button_new_with_label(label));
    }
    self->is_closed = false;
    self->content = box;
    self->dialog = self->new();
    self->set_child(self->dialog, box);
    self->set_mode(self->dialog, BOTTOM_SHEET);
    g_signal_connect(self->dialog, "closed", G_CALLBACK(closed), self);
    self->present(self->dialog, self->window);
}

GtkWidget *dialog_content(Dialog *self) { return self->content; }

void dialog_dismiss(Dialog *self) { self->close(self->dialog); }

bool dialog_is_closed(Dialog *self) { return self->is_closed; }
