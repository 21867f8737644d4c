// Fields whose text assistive technologies can't read while dots are shown in its place: GTK reports the text itself, on
// request and in the signals of each change.
#include "CPopsheetWidget.h"

static const char dot[] = "•";

// What AT-SPI asks the field for. GTK itself, and this program, ask the part that contains the text.
static const char *reported_text(GtkEditable *field) {
    GtkEditable *text = gtk_editable_get_delegate(field);
    if (!GTK_IS_TEXT(text)) return "";
    if (gtk_text_get_visibility(GTK_TEXT(text))) return gtk_editable_get_text(text);
    GString *dots = g_string_new(NULL);
    for (unsigned count = gtk_text_get_text_length(GTK_TEXT(text)); count > 0; count--) g_string_append(dots, dot);
    char *reported = g_string_free(dots, FALSE);
    g_object_set_data_full(G_OBJECT(field), "popsheet-reported-text", reported, g_free);
    return reported;
}

static void init_editable(gpointer interface, gpointer data) {
    (void)data;
    ((GtkEditableInterface *)interface)->get_text = reported_text;
}

// GTK inserts the text before this, and reports it after this.
static void inserted(GtkEditable *text) {
    if (!gtk_text_get_visibility(GTK_TEXT(text))) g_signal_stop_emission_by_name(text, "insert-text");
}

// GTK reports the text first, and then deletes it.
static void deleting(GtkEditable *text, int start, int end) {
    if (gtk_text_get_visibility(GTK_TEXT(text))) return;
    g_signal_stop_emission_by_name(text, "delete-text");
    gtk_entry_buffer_delete_text(gtk_text_get_buffer(GTK_TEXT(text)), (unsigned)start, end < 0 ? -1 : end - start);
}

// A type like GTK's own, which has no other difference.
static GType hiding_type(GType parent, const char *name) {
    GType type = g_type_from_name(name);
    if (type) return type;
    GTypeQuery query;
    g_type_query(parent, &query);
    type = g_type_register_static_simple(parent, name, (guint)query.class_size, NULL, (guint)query.instance_size, NULL, 0);
    const GInterfaceInfo editable = {init_editable, NULL, NULL};
    g_type_add_interface_static(type, GTK_TYPE_EDITABLE, &editable);
    return type;
}

static GtkWidget *hiding_field(GType parent, const char *name) {
    GtkWidget *field = g_object_new(hiding_type(parent, name), NULL);
    GtkEditable *text = gtk_editable_get_delegate(GTK_EDITABLE(field));
    // The first handlers of all: those of AT-SPI follow once the field is shown.
    g_signal_connect_after(text, "insert-text", G_CALLBACK(inserted), NULL);
    g_signal_connect(text, "delete-text", G_CALLBACK(deleting), NULL);
    return field;
}

GtkWidget *pop_password_entry_new(void) { return hiding_field(GTK_TYPE_PASSWORD_ENTRY, "PopPasswordEntry"); }

GtkWidget *pop_search_entry_new(void) { return hiding_field(GTK_TYPE_SEARCH_ENTRY, "PopSearchEntry"); }
