// The time from a program's start to its first drawing on the screen.
#pragma once
#include <stdbool.h>

#pragma clang assume_nonnull begin

/// The cost of a program's start.
typedef struct {
    /// The time from before the process was created to the first drawing in its window, in milliseconds.
    double drawn;
    /// The peak memory, in megabytes.
    double memory;
} StartFigures;

/// Starts a program, the first of the words, waits until its window is drawn in, and ends it. False without an X server
/// that reports drawing, or if no window appears within 20 seconds.
bool start_measure(const char *_Nonnull const *_Nonnull words, StartFigures *figures);

#pragma clang assume_nonnull end
