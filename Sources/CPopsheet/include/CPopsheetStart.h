#pragma once
#include <stdbool.h>

#pragma clang assume_nonnull begin

/// Initializes GTK, and returns whether there is a display server. After a failure, GTK itself would report success.
bool pop_start(void);

/// Has GTK draw the caret 2 pixels thick in fields, unless the settings have it thicker; after pop_start().
void pop_start_widen_caret(void);

/// Sets the class of windows for the window system: on Wayland, the application ID. Call it once GTK has started.
void pop_start_set_program_class(const char *name);

/// Makes all threads share one heap, in a program that starts no threads itself: the threads that look for fonts would
/// each have another one, half a megabyte in total. Call it before there are threads.
void pop_start_share_heap(void);

/// Whether the process was started with a signal ignored, as nohup does with SIGHUP; it must then stay ignored.
bool pop_start_ignores_signal(int number);

/// Whether the process has other rights than its caller, so that the environment is not to be trusted.
bool pop_start_is_privileged(void);

#pragma clang assume_nonnull end
