// Swift's main actor runs on libdispatch's main queue, which is not drained in a program that runs GLib's main loop.
// The queue's eventfd therefore becomes a GSource: when it is readable, GLib's thread drains the queue.
#include "CPopsheetMainLoop.h"
#include "CPopsheetMessages.h"
#include <glib-unix.h>
#include <poll.h>
#include <stdint.h>
#include <unistd.h>

// libdispatch's own interface for foreign run loops; it has no public header on Linux.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

// The queue runs one task at a time, each up to its next suspension. A task that runs GLib's main loop itself blocks
// all others until that loop ends, like one that runs a CFRunLoop on other systems.
static bool is_draining, has_warned;

static gboolean drain(gint fd, GIOCondition condition, gpointer data) {
    (void)condition;
    (void)data;
    uint64_t wakeups;
    // An empty read means that another drain was faster; the queue is drained in any case.
    (void)!read(fd, &wakeups, sizeof wakeups);
    is_draining = true;
    _dispatch_main_queue_callback_4CF(NULL);
    is_draining = has_warned = false;
    return G_SOURCE_CONTINUE;
}

// Never dispatches anything; GLib checks it at each iteration of a loop, including loops within a drain.
typedef struct {
    GSource source;
    int fd;
} Watch;

static gboolean prepare(GSource *source, int *timeout) {
    *timeout = -1;
    if (!is_draining || has_warned) return FALSE;
    struct pollfd queue = {.fd = ((Watch *)source)->fd, .events = POLLIN};
    if (poll(&queue, 1, 0) != 1) return FALSE;
    has_warned = true;
    pop_messages_warn("a GLib main loop runs inside a Task: no other task of the main actor runs before it ends; run the loop "
                      "from a GLib callback instead, or await the result");
    return FALSE;
}

static gboolean check(GSource *source) {
    (void)source;
    return FALSE;
}

static gboolean dispatch(GSource *source, GSourceFunc callback, gpointer data) {
    (void)source;
    (void)callback;
    (void)data;
    return G_SOURCE_CONTINUE;
}

static void watch_nested_loops(int fd) {
    static GSourceFuncs functions = {.prepare = prepare, .check = check, .dispatch = dispatch};
    GSource *source = g_source_new(&functions, sizeof(Watch));
    ((Watch *)source)->fd = fd;
    g_source_set_name(source, "popsheet-nested-loops");
    g_source_attach(source, NULL);
    g_source_unref(source);
}

static bool attach(void) {
    int fd = _dispatch_get_main_queue_handle_4CF();
    if (fd < 0) return false;
    GSource *source = g_unix_fd_source_new(fd, G_IO_IN);
    g_source_set_name(source, "popsheet-main-actor");
    g_source_set_callback(source, G_SOURCE_FUNC(drain), NULL, NULL);
    g_source_attach(source, NULL);
    g_source_unref(source);
    watch_nested_loops(fd);
    return true;
}

bool pop_main_actor_install(void) {
    enum { UNTRIED, ATTACHED, UNAVAILABLE };
    static gsize outcome = UNTRIED;
    if (g_once_init_enter(&outcome)) g_once_init_leave(&outcome, attach() ? ATTACHED : UNAVAILABLE);
    return outcome == ATTACHED;
}
