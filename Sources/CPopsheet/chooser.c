// GTK's choosers of colours and files. GTK 4.10 deprecates them; what replaces them is missing in 4.8.
#include "CPopsheetChooser.h"

G_GNUC_BEGIN_IGNORE_DEPRECATIONS

GtkWidget *pop_color_chooser_new(const char *label, bool shows_palette) {
    GtkWidget *chooser = gtk_color_chooser_widget_new();
    g_object_set(chooser, "show-editor", (gboolean)!shows_palette, NULL);
    gtk_accessible_update_property(GTK_ACCESSIBLE(chooser), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
    return chooser;
}

bool pop_color_chooser_shows_editor(GtkWidget *chooser) {
    gboolean shows;
    g_object_get(chooser, "show-editor", &shows, NULL);
    return shows;
}

GdkRGBA pop_color_chooser_get(GtkWidget *chooser) {
    GdkRGBA color;
    gtk_color_chooser_get_rgba(GTK_COLOR_CHOOSER(chooser), &color);
    return color;
}

void pop_color_chooser_set(GtkWidget *chooser, GdkRGBA color) {
    gtk_color_chooser_set_rgba(GTK_COLOR_CHOOSER(chooser), &color);
}

GtkFileChooserNative *pop_file_chooser_new(const char *title, GtkFileChooserAction action, bool multiple, const char *accept,
                                           const char *cancel) {
    GtkFileChooserNative *chooser = gtk_file_chooser_native_new(title, NULL, action, accept, cancel);
    gtk_file_chooser_set_select_multiple(GTK_FILE_CHOOSER(chooser), multiple);
    return chooser;
}

GtkWidget *pop_file_chooser_window(void) {
    GListModel *windows = gtk_window_get_toplevels();
    for (guint i = 0; i < g_list_model_get_n_items(windows); i++) {
        // The list keeps the window alive.
        GtkWidget *window = g_list_model_get_item(windows, i);
        g_object_unref(window);
        if (GTK_IS_FILE_CHOOSER_DIALOG(window)) return window;
    }
    return NULL;
}

void pop_file_chooser_set_parent(GtkFileChooserNative *chooser, GtkWindow *parent) {
    gtk_native_dialog_set_transient_for(GTK_NATIVE_DIALOG(chooser), parent);
}

void pop_file_chooser_set_modal(GtkFileChooserNative *chooser, bool modal) {
    gtk_native_dialog_set_modal(GTK_NATIVE_DIALOG(chooser), modal);
}

void pop_file_chooser_set_folder(GtkFileChooserNative *chooser, GFile *folder) {
    gtk_file_chooser_set_current_folder(GTK_FILE_CHOOSER(chooser), folder, NULL);
}

void pop_file_chooser_set_file(GtkFileChooserNative *chooser, GFile *file) {
    gtk_file_chooser_set_file(GTK_FILE_CHOOSER(chooser), file, NULL);
}

void pop_file_chooser_set_name(GtkFileChooserNative *chooser, const char *name) {
    gtk_file_chooser_set_current_name(GTK_FILE_CHOOSER(chooser), name);
}

void pop_file_chooser_add_filter(GtkFileChooserNative *chooser, GtkFileFilter *filter) {
    gtk_file_chooser_add_filter(GTK_FILE_CHOOSER(chooser), filter);
}

GListModel *pop_file_chooser_files(GtkFileChooserNative *chooser) {
    return gtk_file_chooser_get_files(GTK_FILE_CHOOSER(chooser));
}

void pop_file_chooser_set_visible(GtkFileChooserNative *chooser, bool visible) {
    if (visible) {
        gtk_native_dialog_show(GTK_NATIVE_DIALOG(chooser));
    } else {
        gtk_native_dialog_hide(GTK_NATIVE_DIALOG(chooser));
    }
}

void pop_file_chooser_destroy(GtkFileChooserNative *chooser) { gtk_native_dialog_destroy(GTK_NATIVE_DIALOG(chooser)); }

G_GNUC_END_IGNORE_DEPRECATIONS
