// Swift Testing awaits its whole run in an asynchronous main, and the runtime drains the main queue meanwhile in a way
// that leaves GLib's loop dead. The runtime's hook for that drain is set before main: GLib's loop runs instead, on the
// process's main thread, with the main actor as one of its sources. Tests that are no main actor's stay parallel.
#define _GNU_SOURCE
#include "MainDrain.h"
#include "CPopsheet.h"
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

typedef void (*original_drain)(void) __attribute__((swiftcall));
typedef void (*override_drain)(original_drain) __attribute__((swiftcall));
typedef void (*drain_hook)(original_drain, override_drain) __attribute__((swiftcall));
extern drain_hook swift_task_asyncMainDrainQueue_hook;

__attribute__((swiftcall)) static void run_glib(original_drain original, override_drain override) {
    (void)original;
    (void)override;
    if (!pop_main_actor_install()) {
        fputs("the main actor cannot run in GLib's loop\n", stderr);
        abort();
    }
    // The run ends by calling exit().
    for (;;) g_main_context_iteration(NULL, TRUE);
}

__attribute__((constructor)) static void drain_through_glib(void) { swift_task_asyncMainDrainQueue_hook = run_glib; }

bool support_is_main_thread(void) { return gettid() == getpid(); }
