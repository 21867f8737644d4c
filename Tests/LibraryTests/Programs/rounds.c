// Presents and dismisses sheets: rounds NUMBER. Prints the growth of the resident memory after a tenth of the rounds, in kB, and
// the number of sheets, actions and items that are left.
#include <popsheet.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static int alive;

static void gone(gpointer data, GObject *object) {
    (void)data;
    (void)object;
    alive--;
}

static gpointer watched(gpointer object) {
    alive++;
    g_object_weak_ref(object, gone, NULL);
    return object;
}

static long resident(void) {
    long pages = 0, size;
    FILE *file = fopen("/proc/self/statm", "r");
    if (!file || fscanf(file, "%ld %ld", &size, &pages) != 2) exit(1);
    fclose(file);
    return pages * (sysconf(_SC_PAGESIZE) / 1024);
}

static int callbacks;

static void done(GObject *source, GAsyncResult *result, gpointer data) {
    (void)data;
    GError *error = NULL;
    char *id = popsheet_sheet_present_finish(POPSHEET_SHEET(source), result, NULL, &error);
    if (id || error) exit(2);
    callbacks++;
}

static void round_trip(PopsheetSheet *sheet, GtkWidget *window) {
    int before = callbacks;
    popsheet_sheet_set_animated(sheet, FALSE);
    popsheet_sheet_present(sheet, window, NULL, done, NULL);
    while (popsheet_sheet_get_phase(sheet) != POPSHEET_PHASE_PRESENTED) g_main_context_iteration(NULL, TRUE);
    popsheet_sheet_force_close(sheet);
    while (callbacks == before) g_main_context_iteration(NULL, TRUE);
    g_object_unref(sheet);
}

// Lets the window draw some frames: what a sheet asks of the next ones would wait for them otherwise.
static void draw(GtkWidget *window) {
    GdkFrameClock *clock = gtk_widget_get_frame_clock(window);
    gint64 last = gdk_frame_clock_get_frame_counter(clock) + 4;
    while (gdk_frame_clock_get_frame_counter(clock) < last) {
        gtk_widget_queue_draw(window);
        g_main_context_iteration(NULL, TRUE);
    }
}

int main(int count, char **words) {
    int rounds = count > 1 ? atoi(words[1]) : 100;
    if (!gtk_init_check()) return 77;
    GtkWidget *window = gtk_window_new();
    gtk_window_set_default_size(GTK_WINDOW(window), 400, 640);
    gtk_window_present(GTK_WINDOW(window));
    while (!gtk_widget_get_mapped(window)) g_main_context_iteration(NULL, TRUE);
    long start = 0;
    for (int round = 0; round < rounds; round++) {
        if (round % 50 == 0) draw(window);
        if (round == rounds / 10) start = resident();
        PopsheetActionSheet *actions = watched(popsheet_action_sheet_new("Title", "Message"));
        watched(popsheet_action_sheet_append_new(actions, "a", "First", POPSHEET_ROLE_DESTRUCTIVE));
        watched(popsheet_action_sheet_append_new(actions, "b", "Second", POPSHEET_ROLE_DEFAULT));
        round_trip(POPSHEET_SHEET(actions), window);
        PopsheetContentSheet *content = watched(popsheet_content_sheet_new("Title", watched(gtk_label_new("Text"))));
        PopsheetBarItem *item = watched(popsheet_bar_item_new("c", "Create"));
        popsheet_content_sheet_add_trailing(content, item);
        g_object_unref(item);
        round_trip(POPSHEET_SHEET(content), window);
    }
    draw(window);
    long growth = resident() - start;
    gtk_window_destroy(GTK_WINDOW(window));
    while (g_main_context_iteration(NULL, FALSE)) {}
    printf("%d callbacks, %d objects left, %ld kB\n", callbacks, alive, growth);
    return alive == 0 && callbacks == 2 * rounds ? 0 : 1;
}
