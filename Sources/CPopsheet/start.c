#include "CPopsheetStart.h"
#include <gtk/gtk.h>
#include <malloc.h>
#include <signal.h>
#include <sys/auxv.h>

bool pop_start(void) { return gtk_init_check() && gdk_display_get_default(); }

void pop_start_widen_caret(void) {
    // GTK draws it 1 pixel thick, and this part of the line's height thicker: 2 pixels in a line of 17.
    static const double wide = 0.06;
    double given = wide;
    g_object_get(gtk_settings_get_default(), "gtk-cursor-aspect-ratio", &given, NULL);
    if (given < wide) g_object_set(gtk_settings_get_default(), "gtk-cursor-aspect-ratio", wide, NULL);
}

void pop_start_share_heap(void) {
#ifdef M_ARENA_MAX
    mallopt(M_ARENA_MAX, 1);
#endif
}

bool pop_start_ignores_signal(int number) {
    struct sigaction action;
    return !sigaction(number, NULL, &action) && !(action.sa_flags & SA_SIGINFO) && action.sa_handler == SIG_IGN;
}

bool pop_start_is_privileged(void) { return getauxval(AT_SECURE); }
