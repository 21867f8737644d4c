// Swift's main actor drains on libdispatch's main queue. Nothing drains that queue in a program that sits in GLib's
// loop, so its eventfd becomes a GSource: when it is readable, the queue is drained on the thread that runs GLib.
#include "CPopsheetMainLoop.h"
#include <glib-unix.h>
#include <stdint.h>
#include <unistd.h>

// libdispatch's own interface for foreign run loops; it has no public header on Linux.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

static gboolean drain(gint fd, GIOCondition condition, gpointer data) {
    (void)condition;
    (void)data;
    uint64_t wakeups;
    // An empty read means another drain was faster; the queue is drained all the same.
    (void)!read(fd, &wakeups, sizeof wakeups);
    _dispatch_main_queue_callback_4CF(NULL);
    return G_SOURCE_CONTINUE;
}

static bool attach(void) {
    int fd = _dispatch_get_main_queue_handle_4CF();
    if (fd < 0) return false;
    GSource *source = g_unix_fd_source_new(fd, G_IO_IN);
    g_source_set_name(source, "popsheet-main-actor");
    g_source_set_callback(source, G_SOURCE_FUNC(drain), NULL, NULL);
    g_source_attach(source, NULL);
    g_source_unref(source);
    return true;
}

bool pop_main_actor_install(void) {
    enum { UNTRIED, ATTACHED, UNAVAILABLE };
    static gsize outcome = UNTRIED;
    if (g_once_init_enter(&outcome)) g_once_init_leave(&outcome, attach() ? ATTACHED : UNAVAILABLE);
    return outcome == ATTACHED;
}
