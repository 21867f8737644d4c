// Swift Testing awaits its whole run in an asynchronous main, and the runtime drains the main queue meanwhile in a way
// that leaves GLib's loop dead. The runtime's hook for that drain is set before main: GLib's loop runs instead, on the
// process's main thread, with the main actor as one of its sources. Tests that are no main actor's stay parallel.
#define _GNU_SOURCE
#include "MainDrain.h"
#include "CPopsheet.h"
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

typedef void (*original_drain)(void) __attribute__((swiftcall));
typedef void (*override_drain)(original_drain) __attribute__((swiftcall));
typedef void (*drain_hook)(original_drain, override_drain) __attribute__((swiftcall));
extern drain_hook swift_task_asyncMainDrainQueue_hook;

static atomic_bool ends;
static atomic_bool has_stopped;

// The run ends by a call of exit() on some thread of its own, which unloads what GTK draws with: its loop must have stopped.
static void stop_loop(void) {
    if (support_is_main_thread()) return;
    atomic_store(&ends, true);
    g_main_context_wakeup(NULL);
    while (!atomic_load(&has_stopped)) usleep(1000);
}

__attribute__((swiftcall)) static void run_glib(original_drain original, override_drain override) {
    (void)original;
    (void)override;
    if (!pop_main_actor_install()) {
        fputs("the main actor cannot run in GLib's loop\n", stderr);
        abort();
    }
    atexit(stop_loop);
    while (!atomic_load(&ends)) g_main_context_iteration(NULL, TRUE);
    atomic_store(&has_stopped, true);
    for (;;) pause();
}

__attribute__((constructor)) static void drain_through_glib(void) { swift_task_asyncMainDrainQueue_hook = run_glib; }

bool support_is_main_thread(void) { return gettid() == getpid(); }
