#pragma once
#include <glib.h>
#include <stdbool.h>

#pragma clang assume_nonnull begin

/// How many messages of level warning, critical or error GLib has logged without being expected.
size_t support_log_unexpected_count(void);

/// How many expected messages it has logged.
size_t support_log_expected_count(void);

/// The text of one of them, "DOMAIN: MESSAGE"; free it with `g_free`. NULL beyond the last.
char *_Nullable support_log_unexpected(size_t index);
char *_Nullable support_log_expected(size_t index);

/// From now on, messages that contain the fragment are expected: kept, but not printed. NULL expects none again.
void support_log_expect(const char *_Nullable fragment);

#pragma clang assume_nonnull end
