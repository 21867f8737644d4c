#include "CPopsheetStart.h"
#include <gtk/gtk.h>
#include <locale.h>

bool pop_start_with_cairo(void) {
    const char *renderer = g_getenv("GSK_RENDERER");
    if (!renderer || g_str_equal(renderer, "cairo")) {
        g_setenv("GSK_RENDERER", "cairo", TRUE);
        // The choice of a renderer alone does not keep GTK from loading GL.
        if (gtk_get_minor_version() >= 14) {
            g_setenv("GDK_DISABLE", "gl,vulkan", FALSE);
        } else {
            g_setenv("GDK_DEBUG", "gl-disable", FALSE);
        }
    }
    // GTK would say on standard error that the system lacks the user's locale.
    if (!setlocale(LC_ALL, "")) gtk_disable_setlocale();
    return pop_start();
}

bool pop_start(void) { return gtk_init_check() && gdk_display_get_default(); }
