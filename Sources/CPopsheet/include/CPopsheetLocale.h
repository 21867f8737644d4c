#pragma once

#pragma clang assume_nonnull begin

/// GTK's translation of one of its own messages into the user's language, or else the message itself. Needs no display
/// and no gtk_init().
const char *pop_gtk_translation(const char *message);

#pragma clang assume_nonnull end
