#pragma once
#include <glib.h>
#include <stdbool.h>

#pragma clang assume_nonnull begin

/// Lets Swift's main actor and `DispatchQueue.main` run inside GLib's default main context.
///
/// Safe to call more than once and from any thread; only the first call attaches anything. Returns false if libdispatch
/// has no main-queue descriptor.
bool pop_main_actor_install(void);

/// Runs what waits for the main actor now, and what follows from it within moments, because GLib's loop is about to end.
///
/// Call it on the thread that iterates the default main context. Does nothing if the main actor is not installed, or within
/// one of its tasks.
void pop_main_actor_finish(void);

#pragma clang assume_nonnull end
