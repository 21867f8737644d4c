/* Asks one question with the library, and prints the answer. */
#include <popsheet.h>

static GMainLoop *loop;

static void answered(GObject *source, GAsyncResult *result, gpointer data)
{
    g_autofree char *id = popsheet_sheet_present_finish(POPSHEET_SHEET(source), result, NULL, NULL);
    (void)data;
    g_print("%s\n", id ? id : "none");
    g_main_loop_quit(loop);
}

int main(void)
{
    gtk_init();
    loop = g_main_loop_new(NULL, FALSE);
    GtkWidget *window = gtk_window_new();
    gtk_window_set_default_size(GTK_WINDOW(window), 390, 640);
    gtk_window_present(GTK_WINDOW(window));
    PopsheetActionSheet *sheet = popsheet_action_sheet_new("Keep it?", NULL);
    popsheet_action_sheet_append_new(sheet, "keep", "Keep", POPSHEET_ROLE_DEFAULT);
    popsheet_sheet_present(POPSHEET_SHEET(sheet), window, NULL, answered, NULL);
    g_main_loop_run(loop);
    return 0;
}
