#pragma once
#include <stdbool.h>

#pragma clang assume_nonnull begin

/// Keeps what GLib and GTK have to say off standard error, for a program that promises to be silent there.
///
/// When the display server goes away GTK says so and ends the process; the callback is asked first, and may end it its
/// own way.
void pop_messages_silence(void (*lost_display)(void));

#pragma clang assume_nonnull end
