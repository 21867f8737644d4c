// The time from a program's start to its first drawing on the screen.
#pragma once
#include <stdbool.h>

#pragma clang assume_nonnull begin

/// The cost of a program's start.
typedef struct {
    /// The time from before the process was created to the first drawing in its window, in milliseconds, which may be that
    /// of the window manager in its frame around it.
    double drawn;
    /// The time to the program's own first drawing, in milliseconds.
    double content;
    /// The time to the last drawing before a pause of half a second, in milliseconds, if it was asked for.
    double rest;
    /// The peak memory, in megabytes.
    double memory;
} StartFigures;

/// Starts a program, the first of the words, waits until its window is drawn in, and ends it. False without an X server
/// that reports drawing, or if no window appears within 20 seconds.
bool start_measure(const char *_Nonnull const *_Nonnull words, bool until_rest, StartFigures *figures);

/// What happens after a letter is typed into a program.
typedef struct {
    /// The time from the letter to the last drawing, in milliseconds.
    double drawn;
    /// The processor time that the program uses, in milliseconds.
    double processor;
} LetterFigures;

/// Starts a program, the first of the words, types a letter once its window rests, and ends it. False without an X server
/// that has XTEST and reports drawing, or if nothing is drawn.
bool start_type_letter(const char *_Nonnull const *_Nonnull words, char letter, LetterFigures *figures);

/// Starts a program, the first of the words, and ends it once its window is drawn in; calls a function with the path of each
/// file that it has mapped then.
void start_visit_files(const char *_Nonnull const *_Nonnull words, void (*visit)(const char *path, void *_Nullable data),
                       void *_Nullable data);

/// Starts a program, the first of the words, and counts how often one of its threads is woken in some seconds, once its
/// window rests. -1 if no window appears.
long start_count_wakeups(const char *_Nonnull const *_Nonnull words, unsigned seconds);

/// Runs a program, the first of the words, to its end; returns the time in milliseconds, or -1 if it fails.
double start_run(const char *_Nonnull const *_Nonnull words);

#pragma clang assume_nonnull end
