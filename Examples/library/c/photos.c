// The sheets of a photo library, in C.
#include <popsheet.h>

static void answered(GObject *sheet, GAsyncResult *result, gpointer label) {
    g_autoptr(GError) error = NULL;
    PopsheetCancelReason reason;
    g_autofree char *id = popsheet_sheet_present_finish(POPSHEET_SHEET(sheet), result, &reason, &error);
    g_autoptr(GString) outcome = g_string_new(g_object_get_data(sheet, "name"));
    if (error) {
        g_string_append_printf(outcome, ": %s", error->message);
    } else if (id) {
        g_string_append_printf(outcome, ": %s", id);
        if (POPSHEET_IS_CONTENT_SHEET(sheet)) {
            GtkWidget *entry = popsheet_content_sheet_get_content(POPSHEET_CONTENT_SHEET(sheet));
            g_string_append_printf(outcome, " %s", gtk_editable_get_text(GTK_EDITABLE(entry)));
        }
    } else {
        g_autoptr(GEnumClass) reasons = g_type_class_ref(POPSHEET_TYPE_CANCEL_REASON);
        g_string_append_printf(outcome, ": cancelled (%s)", g_enum_get_value(reasons, reason)->value_nick);
    }
    g_print("%s\n", outcome->str);
    gtk_label_set_text(label, outcome->str);
}

static void present(PopsheetSheet *sheet, const char *name, GtkWidget *button, GtkLabel *label) {
    g_object_set_data(G_OBJECT(sheet), "name", (gpointer)name);
    popsheet_sheet_present(sheet, GTK_WIDGET(gtk_widget_get_root(button)), NULL, answered, label);
}

static void delete_photos(GtkWidget *button, GtkLabel *label) {
    g_autoptr(PopsheetActionSheet) sheet =
        popsheet_action_sheet_new("Delete 3 photos?", "They are deleted from all your devices.");
    popsheet_action_sheet_append_new(sheet, "delete", "Delete Photos", POPSHEET_ROLE_DESTRUCTIVE);
    popsheet_action_sheet_append_new(sheet, "move", "Move to Album…", POPSHEET_ROLE_DEFAULT);
    present(POPSHEET_SHEET(sheet), "delete", button, label);
}

static void share_photos(GtkWidget *button, GtkLabel *label) {
    g_autoptr(PopsheetActionSheet) sheet = popsheet_action_sheet_new(NULL, NULL);
    popsheet_action_sheet_append_new(sheet, "mail", "Mail", POPSHEET_ROLE_DEFAULT);
    popsheet_action_sheet_append_new(sheet, "link", "Copy Link", POPSHEET_ROLE_DEFAULT);
    popsheet_sheet_set_style(POPSHEET_SHEET(sheet), POPSHEET_STYLE_POPOVER);
    popsheet_sheet_set_source(POPSHEET_SHEET(sheet), button);
    present(POPSHEET_SHEET(sheet), "share", button, label);
}

static void create_album(GtkWidget *button, GtkLabel *label) {
    GtkWidget *entry = g_object_new(GTK_TYPE_ENTRY, "placeholder-text", "Name", "activates-default", TRUE,
                                    "valign", GTK_ALIGN_START, "margin-start", 16, "margin-end", 16, "margin-top", 8, NULL);
    g_autoptr(PopsheetContentSheet) sheet = popsheet_content_sheet_new("New Album", entry);
    g_autoptr(PopsheetDetent) medium = popsheet_detent_new_medium(), large = popsheet_detent_new_large();
    popsheet_content_sheet_set_detents(sheet, (PopsheetDetent *[]){medium, large}, 2);
    popsheet_content_sheet_set_controls(sheet, POPSHEET_CONTROLS_SHEET);
    g_autoptr(PopsheetBarItem) cancel = popsheet_bar_item_new_cancel();
    popsheet_content_sheet_add_leading(sheet, cancel);
    g_autoptr(PopsheetBarItem) create = popsheet_bar_item_new("create", "Create");
    popsheet_bar_item_set_is_default(create, TRUE);
    popsheet_content_sheet_add_trailing(sheet, create);
    present(POPSHEET_SHEET(sheet), "album", button, label);
}

static void sort_photos(GtkWidget *button, GtkLabel *label) {
    g_autoptr(GMenu) menu = g_menu_new();
    g_menu_append(menu, "Name", "win.sort::name");
    g_menu_append(menu, "Date", "win.sort::date");
    g_autoptr(PopsheetActionSheet) sheet = popsheet_action_sheet_new_from_menu(G_MENU_MODEL(menu));
    popsheet_sheet_set_title(POPSHEET_SHEET(sheet), "Sort By");
    present(POPSHEET_SHEET(sheet), "sort", button, label);
}

static void activate(GtkApplication *application) {
    GtkWidget *window = gtk_application_window_new(application);
    gtk_window_set_title(GTK_WINDOW(window), "Photos");
    gtk_window_set_default_size(GTK_WINDOW(window), 400, 640);
    const GActionEntry actions[] = {{.name = "sort", .parameter_type = "s", .state = "'name'"}};
    g_action_map_add_action_entries(G_ACTION_MAP(window), actions, G_N_ELEMENTS(actions), NULL);

    GtkWidget *box = g_object_new(GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "spacing", 12,
                                  "margin-start", 24, "margin-end", 24, "margin-top", 24, NULL);
    GtkWidget *label = gtk_label_new(NULL);
    const struct {
        const char *label;
        void (*clicked)(GtkWidget *button, GtkLabel *label);
    } buttons[] = {{"_Delete…", delete_photos}, {"_Share", share_photos}, {"_New Album…", create_album},
                   {"Sort _By", sort_photos}};
    for (gsize index = 0; index < G_N_ELEMENTS(buttons); index++) {
        GtkWidget *button = gtk_button_new_with_mnemonic(buttons[index].label);
        g_signal_connect(button, "clicked", G_CALLBACK(buttons[index].clicked), label);
        gtk_box_append(GTK_BOX(box), button);
    }
    gtk_box_append(GTK_BOX(box), label);
    gtk_window_set_child(GTK_WINDOW(window), box);
    gtk_window_present(GTK_WINDOW(window));
}

int main(int argc, char *argv[]) {
    g_autoptr(GtkApplication) application = gtk_application_new("org.example.Photos", G_APPLICATION_DEFAULT_FLAGS);
    g_signal_connect(application, "activate", G_CALLBACK(activate), NULL);
    return g_application_run(G_APPLICATION(application), argc, argv);
}
