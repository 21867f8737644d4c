#pragma once
#include <glib.h>
#include <stdbool.h>

#pragma clang assume_nonnull begin

/// Lets Swift's main actor and `DispatchQueue.main` run inside GLib's default main context.
///
/// Safe to call more than once and from any thread; only the first call attaches anything. Returns false if libdispatch
/// has no main-queue descriptor.
bool pop_main_actor_install(void);

#pragma clang assume_nonnull end
