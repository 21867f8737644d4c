#pragma once
#include <stdbool.h>

#pragma clang assume_nonnull begin

/// Puts into the environment what pop_start_with_cairo() needs there. To be called before there are threads: to add a
/// variable moves the list of them away from under a thread that reads one.
void pop_start_prepare_environment(void);

/// Opens the display for a program that draws little: with Cairo, and without looking for GL, which takes longer than
/// all the rest. What the user's environment asks for wins. Where a backend of GDK's is named, no other will do. Returns
/// false where there is no display server.
bool pop_start_with_cairo(const char *_Nullable backend);

/// Takes back what pop_start_with_cairo() has put into the environment, once a window is realized and GTK has read it:
/// child processes are not to have it.
void pop_start_restore_environment(void);

/// Initialises GTK, and tells whether there is a display server. Once it has failed, GTK itself would claim that all is
/// well.
bool pop_start(void);

/// Lets all threads share one heap, in a program that has one thread of its own: those in which fonts are looked for would
/// each keep another, half a megabyte in all. To be called before there are any.
void pop_start_share_heap(void);

/// Whether the process was started with a signal ignored, as nohup does with SIGHUP; it is to stay so then.
bool pop_start_ignores_signal(int number);

/// Takes the standard descriptors that are closed, so that nothing that is opened later becomes one of them.
void pop_start_guard_descriptors(void);

#pragma clang assume_nonnull end
