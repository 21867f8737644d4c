#include "CPopsheetStart.h"
#include <gtk/gtk.h>
#include <malloc.h>
#include <signal.h>
#include <sys/auxv.h>

bool pop_start(void) { return gtk_init_check() && gdk_display_get_default(); }

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
