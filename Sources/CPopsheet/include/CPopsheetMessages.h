#pragma once
#include <stdbool.h>

#pragma clang assume_nonnull begin

/// Logs one line for the program's author or user, as a warning of GLib's in the domain "Popsheet".
void pop_messages_warn(const char *text);

/// Keeps what GLib and GTK have to say off standard output and standard error, for a program that promises to be silent
/// there.
///
/// When the display server goes away, or another program destroys a window of this one's, GTK says so and the process
/// ends; the callbacks are asked first, and may end it their own way.
void pop_messages_silence(void (*lost_display)(void), void (*lost_window)(void));

/// Gives the library's own warnings to a callback instead of GLib.
void pop_messages_report(void (*warned)(const char *text));

/// Keeps off standard error what libraries write there by themselves, until pop_messages_release().
void pop_messages_hold(void);

/// Lets standard error through again. Nothing happens where it was never held.
void pop_messages_release(void);

#pragma clang assume_nonnull end
