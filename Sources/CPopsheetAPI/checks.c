// Checks of what programs call the library with.
#include "private.h"
#include <sys/syscall.h>
#include <unistd.h>

gboolean pop_api_is_main_thread(void) {
    // Swift's main actor is the process's first thread.
    return syscall(SYS_gettid) == getpid();
}

gboolean pop_api_check_thread(const char *function) {
    if (pop_api_is_main_thread()) return TRUE;
    g_critical("%s: called on another thread than the main one", function);
    return FALSE;
}

typedef struct {
    gpointer data;
    GDestroyNotify destroy;
} Garbage;

static gboolean destroy_garbage(gpointer data) {
    Garbage *garbage = data;
    garbage->destroy(garbage->data);
    g_free(garbage);
    return G_SOURCE_REMOVE;
}

void pop_api_destroy_on_main_thread(gpointer data, GDestroyNotify destroy) {
    if (!data) return;
    if (pop_api_is_main_thread()) {
        destroy(data);
        return;
    }
    Garbage *garbage = g_new(Garbage, 1);
    *garbage = (Garbage){data, destroy};
    g_idle_add(destroy_garbage, garbage);
}

gboolean pop_api_is_text(const char *text) { return !text || g_utf8_validate(text, -1, NULL); }

gboolean pop_api_set_text(char **field, const char *text) {
    if (g_strcmp0(*field, text) == 0) return FALSE;
    char *copy = g_strdup(text);
    g_free(*field);
    *field = copy;
    return TRUE;
}
