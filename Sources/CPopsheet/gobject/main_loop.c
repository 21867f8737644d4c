// Swift's main actor runs on libdispatch's main queue, which is not drained in a program that runs GLib's main loop.
// The queue's eventfd therefore becomes a GSource: when it is readable, GLib's thread drains the queue.
#include "CPopsheetMainLoop.h"
#include "CPopsheetMessages.h"
#include <fcntl.h>
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

static void drain(int fd) {
    uint64_t wakeups;
    // An empty read means that another drain was faster; the queue is drained in any case.
    (void)!read(fd, &wakeups, sizeof wakeups);
    is_draining = true;
    _dispatch_main_queue_callback_4CF(NULL);
    is_draining = has_warned = false;
}

static gboolean is_ready(gint fd, GIOCondition condition, gpointer data) {
    (void)condition;
    (void)data;
    drain(fd);
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
    g_source_set_callback(source, G_SOURCE_FUNC(is_ready), NULL, NULL);
    g_source_attach(source, NULL);
    g_source_unref(source);
    watch_nested_loops(fd);
    return true;
}

enum { UNTRIED, ATTACHED, UNAVAILABLE };
static gsize outcome = UNTRIED;
static GSource *missing_call;

bool pop_main_actor_install(void) {
    if (g_once_init_enter(&outcome)) {
        if (missing_call) g_source_destroy(missing_call);
        g_once_init_leave(&outcome, attach() ? ATTACHED : UNAVAILABLE);
    }
    return outcome == ATTACHED;
}

void pop_main_actor_finish(void) {
    // A task may pass through the thread pool before it returns to the main actor; tasks that never end must not keep the
    // program.
    enum { QUIET = 50, LIMIT = 250 };
    if (g_atomic_pointer_get(&outcome) != ATTACHED || is_draining) return;
    struct pollfd queue = {.fd = _dispatch_get_main_queue_handle_4CF(), .events = POLLIN};
    gint64 end = g_get_monotonic_time() + LIMIT * 1000;
    while (poll(&queue, 1, QUIET) == 1 && g_get_monotonic_time() < end) drain(queue.fd);
}

extern char _dispatch_main_q;
extern void dispatch_async_f(void *queue, void *context, void (*work)(void *));

static int has_run;

static void note_run(void *data) {
    (void)data;
    g_atomic_int_set(&has_run, true);
}

// Runs twice: a program may also drain the queue from its own timer, or have been about to make the call.
static gboolean expect_run(gpointer data) {
    static bool is_second;
    (void)data;
    if (g_atomic_int_get(&has_run) || g_atomic_pointer_get(&outcome) != UNTRIED) return G_SOURCE_REMOVE;
    if (!is_second) return is_second = true;
    pop_messages_warn("a task waits for the main actor, which does not run in GLib's main loop: call "
                      "PopsheetMainActor.install() before the loop starts");
    return G_SOURCE_REMOVE;
}

static gboolean is_waiting(gint fd, GIOCondition condition, gpointer data) {
    (void)fd;
    (void)condition;
    (void)data;
    dispatch_async_f(&_dispatch_main_q, NULL, note_run);
    g_timeout_add_full(G_PRIORITY_LOW, 1000, expect_run, NULL, NULL);
    return G_SOURCE_REMOVE;
}

static void wait_for(GSource *source, gboolean (*callback)(gpointer data)) {
    missing_call = source;
    // Below that of sources that drain the queue for another library.
    g_source_set_priority(source, G_PRIORITY_LOW);
    g_source_set_name(source, "popsheet-missing-install");
    g_source_set_callback(source, callback, NULL, NULL);
    g_source_attach(source, NULL);
}

static gboolean watch_queue(gpointer data) {
    (void)data;
    int fd = _dispatch_get_main_queue_handle_4CF();
    g_source_unref(missing_call);
    missing_call = NULL;
    if (fd >= 0) wait_for(g_unix_fd_source_new(fd, G_IO_IN), G_SOURCE_FUNC(is_waiting));
    return G_SOURCE_REMOVE;
}

// Warns once if GLib's loop runs while a task waits for the main actor: without the call no code of the library runs then.
//
// The queue is opened when the loop runs: in a program that is linked with a static libdispatch, that library's constructor
// may be called after this one, and its thread-specific keys are those of GLib until then.
__attribute__((constructor)) static void expect_install(void) {
    // What is opened here must not become a standard stream that is closed.
    for (int stream = STDIN_FILENO; stream <= STDERR_FILENO; stream++) {
        if (fcntl(stream, F_GETFD) == -1) return;
    }
    wait_for(g_idle_source_new(), watch_queue);
}
