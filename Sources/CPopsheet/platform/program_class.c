#include "CPopsheetStart.h"
#include <gtk/gtk.h>
#ifdef GDK_WINDOWING_X11
#include <gdk/x11/gdkx.h>
#endif

void pop_start_set_program_class(const char *name) {
#ifdef GDK_WINDOWING_X11
    GdkDisplay *display = gdk_display_get_default();
    if (GDK_IS_X11_DISPLAY(display)) {
        G_GNUC_BEGIN_IGNORE_DEPRECATIONS
        gdk_x11_display_set_program_class(display, name);
        G_GNUC_END_IGNORE_DEPRECATIONS
        return;
    }
#endif
    // A window of Wayland has the program's name as its application ID.
    g_set_prgname(name);
}
