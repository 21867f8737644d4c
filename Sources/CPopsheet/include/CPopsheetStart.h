#pragma once
#include <stdbool.h>

#pragma clang assume_nonnull begin

/// Sets the environment variables that pop_start_with_cairo() needs. Call it before there are threads: adding a
/// variable moves the environment, which another thread may be reading.
void pop_start_prepare_environment(void);

/// Opens the display for a program that draws little: with Cairo and without looking for GL, which takes longer than
/// the rest of the start. The user's environment takes precedence. If a GDK backend is named, no other is tried.
/// Returns false without a display server.
bool pop_start_with_cairo(const char *_Nullable backend);

/// Removes the variables that pop_start_with_cairo() has set, once a window is realized and GTK has read them: child
/// processes must not inherit them.
void pop_start_restore_environment(void);

/// Initializes GTK, and returns whether there is a display server. After a failure, GTK itself would report success.
bool pop_start(void);

/// Makes all threads share one heap, in a program with one thread of its own: the threads that look for fonts would
/// each have another one, half a megabyte in total. Call it before there are threads.
void pop_start_share_heap(void);

/// Whether the process was started with a signal ignored, as nohup does with SIGHUP; it must then stay ignored.
bool pop_start_ignores_signal(int number);

/// Opens the standard descriptors that are closed, so that no file that is opened later becomes one of them.
void pop_start_guard_descriptors(void);

#pragma clang assume_nonnull end
