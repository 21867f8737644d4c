// How long programs take from their start to something on the screen.
#pragma once
#include <stdbool.h>

#pragma clang assume_nonnull begin

/// What a program's start took.
typedef struct {
    /// From before the process was made to the first drawing in its window, in milliseconds.
    double drawn;
    /// The most memory that it has held, in megabytes.
    double memory;
} StartFigures;

/// Starts a program, the first of the words, waits until its window is drawn in, and ends it. False without an X server
/// that tells of drawing, or where no window comes within 20 seconds.
bool start_measure(const char *_Nonnull const *_Nonnull words, StartFigures *figures);

#pragma clang assume_nonnull end
