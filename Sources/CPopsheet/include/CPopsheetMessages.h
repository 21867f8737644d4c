#pragma once

#include <glib.h>

#pragma clang assume_nonnull begin

/// The domain of the library's own messages.
#define POP_LOG_DOMAIN "Popsheet"

/// Logs one line for the program's author or user, as a GLib warning in the library's domain.
void pop_messages_warn(const char *text);

/// Prints a logged message to standard error.
void pop_messages_print(GLogLevelFlags level, const GLogField *_Nullable fields, size_t count);

/// Keeps libwayland from writing to standard error.
void pop_wayland_silence(void);
/// The error in the protocol with which a compositor has ended a connection since pop_wayland_silence(), with the object's
/// name; NULL without one.
const char *_Nullable pop_wayland_error(void);

#pragma clang assume_nonnull end
