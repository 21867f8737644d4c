// bare-window [default-renderer]: a minimal GTK 4 window, which is empty. It is drawn with Cairo, without looking for GL,
// or with the renderer that GTK chooses (performance.md, "From start to window on screen").
#include <gtk/gtk.h>

int main(int count, char **words) {
    if (count < 2 || !g_str_equal(words[1], "default-renderer")) {
        g_setenv("GSK_RENDERER", "cairo", TRUE);
        if (gtk_get_minor_version() >= 14)
            g_setenv("GDK_DISABLE", "gl,vulkan", TRUE);
        else
            g_setenv("GDK_DEBUG", "gl-disable", TRUE);
    }
    gtk_init();
    GtkWidget *window = gtk_window_new();
    gtk_window_set_default_size(GTK_WINDOW(window), 414, 300);
    gtk_window_present(GTK_WINDOW(window));
    while (g_list_model_get_n_items(gtk_window_get_toplevels()) > 0) g_main_context_iteration(NULL, TRUE);
    return 0;
}
