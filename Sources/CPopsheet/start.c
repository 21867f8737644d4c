#include "CPopsheetStart.h"
#include <fcntl.h>
#include <gtk/gtk.h>
#include <locale.h>
#include <malloc.h>
#include <signal.h>

// The variables that were set here, rather than by the user.
static const char *ours[2];

static void set_ours(int index, const char *name, const char *value) {
    if (g_getenv(name)) return;
    g_setenv(name, value, TRUE);
    ours[index] = name;
}

void pop_start_prepare_environment(void) {
    const char *renderer = g_getenv("GSK_RENDERER");
    if (!renderer || g_str_equal(renderer, "cairo")) {
        set_ours(0, "GSK_RENDERER", "cairo");
        // Choosing a renderer alone does not keep GTK from loading GL.
        if (gtk_get_minor_version() >= 14) {
            set_ours(1, "GDK_DISABLE", "gl,vulkan");
        } else {
            set_ours(1, "GDK_DEBUG", "gl-disable");
        }
    }
}

bool pop_start_with_cairo(const char *backend) {
    if (backend) gdk_set_allowed_backends(backend);
    pop_start_prepare_environment();
    // GTK would warn on standard error if the system lacks the user's locale.
    if (!setlocale(LC_ALL, "")) gtk_disable_setlocale();
    return pop_start();
}

void pop_start_restore_environment(void) {
    for (size_t i = 0; i < G_N_ELEMENTS(ours); i++) {
        if (ours[i]) g_unsetenv(ours[i]);
        ours[i] = NULL;
    }
}

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

void pop_start_guard_descriptors(void) {
    // Opened in the opposite mode, so that reading or writing there fails with an error.
    static const int modes[] = {O_WRONLY, O_RDONLY, O_RDONLY};
    for (int descriptor = 0; descriptor < 3; descriptor++)
        // The lowest free descriptor is this one: lower ones are in use by now.
        if (fcntl(descriptor, F_GETFD) == -1 && open("/dev/null", modes[descriptor]) == -1) return;
}
