#pragma once
#include <stdbool.h>

#pragma clang assume_nonnull begin

/// Logs one line for the program's author or user, as a GLib warning in the domain "Popsheet".
void pop_messages_warn(const char *text);

/// Keeps messages of GLib and GTK off standard output and standard error, for a program that prints only its own.
///
/// When the display server is lost, or another program destroys a window of this one, GTK reports that and ends the
/// process; the callbacks are called first, and may end it differently.
void pop_messages_silence(void (*lost_display)(void), void (*lost_window)(void));

/// Passes the library's own warnings to a callback instead of GLib.
void pop_messages_report(void (*warned)(const char *text));

/// Hides what libraries write directly to standard error, until pop_messages_release().
void pop_messages_hold(void);

/// Restores standard error. Does nothing if it is not hidden.
void pop_messages_release(void);

#pragma clang assume_nonnull end
