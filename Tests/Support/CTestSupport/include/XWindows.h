#pragma once
#include <stdbool.h>

#pragma clang assume_nonnull begin

/// A program's window on an X server: its number, and where it is on the screen without its shadow.
typedef struct {
    unsigned long number;
    double x, y, width, height;
} SupportXWindow;

/// Finds the window that the server shows of a process and of a class, of whose name or class `class_part` is a part.
///
/// Of several, the lowest of those nearest to the root. On a connection of its own, so that any thread may call it; a
/// window that goes meanwhile is left out. Returns false without windows.
bool support_x11_find(int process, const char *class_part, SupportXWindow *window);

/// The window with the keyboard's focus, or its ancestor that has a class, as clients' windows have; 0 where none has.
unsigned long support_x11_focused(void);

#pragma clang assume_nonnull end
