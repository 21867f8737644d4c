// Calls the library as it must not be called: each call is a critical message that names the function, and nothing happens.
//
// Prints the number of the messages that have come after each part; ends with status 0.
#include <popsheet.h>

static int messages;

static GLogWriterOutput count(GLogLevelFlags level, const GLogField *fields, gsize n_fields, gpointer data) {
    (void)data;
    if (level & G_LOG_LEVEL_CRITICAL) {
        messages++;
        return G_LOG_WRITER_HANDLED;
    }
    if (level & G_LOG_LEVEL_WARNING) return g_log_writer_standard_streams(level, fields, n_fields, NULL);
    return G_LOG_WRITER_HANDLED;
}

static void part(const char *name, int expected) {
    g_print("%s: %s\n", name, messages == expected ? "ok" : "wrong");
    if (messages != expected) g_printerr("%s: %d messages instead of %d\n", name, messages, expected);
    messages = 0;
}

static gpointer on_thread(gpointer sheet) {
    popsheet_sheet_set_title(sheet, "Thread");
    popsheet_sheet_present(sheet, NULL, NULL, NULL, NULL);
    popsheet_sheet_close(sheet);
    popsheet_sheet_force_close(sheet);
    popsheet_action_sheet_append_new(sheet, "id", "Label", POPSHEET_ROLE_DEFAULT);
    popsheet_set_default_appearance("dark");
    popsheet_set_default_text("cancel", "Text");
    g_assert_null(popsheet_action_new("id", "Label"));
    g_assert_null(popsheet_action_sheet_new("Title", NULL));
    g_assert_null(popsheet_content_sheet_new("Title", NULL));
    g_assert_null(popsheet_bar_item_new("id", "Label"));
    g_assert_null(popsheet_bar_item_new_cancel());
    // Not a mistake: a garbage collector may release objects on any thread.
    g_object_unref(sheet);
    return NULL;
}

static gpointer release(gpointer sheet) {
    g_object_unref(sheet);
    return NULL;
}

// A sheet that was presented, and that a garbage collector releases on its own thread, before the main loop runs again.
static void release_on_thread(void) {
    GtkWidget *window = gtk_window_new();
    gtk_window_present(GTK_WINDOW(window));
    while (!gtk_widget_get_mapped(window)) g_main_context_iteration(NULL, TRUE);
    PopsheetSheet *sheet = POPSHEET_SHEET(popsheet_action_sheet_new("Title", NULL));
    popsheet_sheet_present(sheet, window, NULL, NULL, NULL);
    while (popsheet_sheet_get_phase(sheet) != POPSHEET_PHASE_PRESENTED) g_main_context_iteration(NULL, TRUE);
    popsheet_sheet_force_close(sheet);
    while (popsheet_sheet_get_phase(sheet) != POPSHEET_PHASE_IDLE) g_main_context_iteration(NULL, TRUE);
    g_object_add_weak_pointer(G_OBJECT(sheet), (gpointer *)&sheet);
    g_thread_join(g_thread_new("collector", release, sheet));
    g_assert_null(sheet);
    while (g_main_context_iteration(NULL, FALSE)) {}
    gtk_window_destroy(GTK_WINDOW(window));
}

int main(void) {
    g_log_set_writer_func(count, NULL, NULL);
    const char *invalid = "caf\xe9";

    // Before gtk_init().
    PopsheetActionSheet *actions = popsheet_action_sheet_new("Title", NULL);
    PopsheetSheet *sheet = POPSHEET_SHEET(actions);
    popsheet_sheet_present(sheet, NULL, NULL, NULL, NULL);
    part("before gtk_init", 1);
    if (!gtk_init_check()) return 77;

    popsheet_sheet_set_title(NULL, "Title");
    popsheet_sheet_present(NULL, NULL, NULL, NULL, NULL);
    popsheet_sheet_present(sheet, NULL, NULL, NULL, NULL);
    popsheet_sheet_present_inside(sheet, NULL, NULL, NULL, NULL);
    popsheet_sheet_present_inside(sheet, sheet, NULL, NULL, NULL);
    g_assert_null(popsheet_sheet_present_finish(sheet, NULL, NULL, NULL));
    popsheet_sheet_close(NULL);
    popsheet_sheet_set_action_enabled(sheet, NULL, TRUE);
    popsheet_sheet_insert_action_group(sheet, NULL, NULL);
    popsheet_action_sheet_append(actions, NULL);
    g_assert_null(popsheet_action_sheet_append_new(actions, "id", NULL, POPSHEET_ROLE_DEFAULT));
    g_assert_null(popsheet_action_new("id", NULL));
    g_assert_null(popsheet_action_sheet_new_from_menu(NULL));
    g_assert_null(popsheet_detent_new_custom(NULL, NULL, NULL, NULL));
    g_assert_false(popsheet_register_appearance(NULL, NULL, NULL));
    part("NULL", 15);

    GtkWidget *label = g_object_ref_sink(gtk_label_new("Not a sheet"));
    popsheet_sheet_set_title((PopsheetSheet *)label, "Title");
    popsheet_sheet_present((PopsheetSheet *)label, label, NULL, NULL, NULL);
    popsheet_content_sheet_set_detents((PopsheetContentSheet *)actions, NULL, 0);
    popsheet_bar_item_set_busy((PopsheetBarItem *)label, TRUE);
    popsheet_action_sheet_append(actions, (PopsheetAction *)label);
    popsheet_sheet_set_style(sheet, (PopsheetStyle)99);
    popsheet_sheet_set_position(sheet, (PopsheetPositions)0xff);
    popsheet_sheet_set_keyboard_inset(sheet, -1);
    part("wrong types and values", 8);

    popsheet_sheet_set_title(sheet, invalid);
    popsheet_sheet_set_message(sheet, invalid);
    popsheet_sheet_set_appearance(sheet, invalid);
    g_assert_null(popsheet_action_sheet_new(invalid, NULL));
    g_assert_null(popsheet_action_new(invalid, "Label"));
    g_assert_null(popsheet_action_new("id", invalid));
    g_assert_null(popsheet_detent_new_height(invalid, 100));
    popsheet_set_default_appearance(invalid);
    popsheet_set_default_text("cancel", invalid);
    part("invalid UTF-8", 9);
    g_assert_cmpstr(popsheet_sheet_get_title(sheet), ==, "Title");

    popsheet_set_default_text("no-such-text", "Text");
    popsheet_set_default_text(NULL, "Text");
    part("texts without a name", 2);

    g_thread_join(g_thread_new("other", on_thread, actions));
    part("another thread", 12);
    while (g_main_context_iteration(NULL, FALSE)) {}
    release_on_thread();
    part("a release on another thread", 0);
    g_object_unref(label);
    return 0;
}
