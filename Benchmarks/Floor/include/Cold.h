// Empties the page cache, for starts with cold caches.
#pragma once
#include <stdbool.h>

#pragma clang assume_nonnull begin

/// How the page cache is emptied.
typedef enum {
    /// It can't be emptied.
    COLD_IMPOSSIBLE,
    /// By the kernel, which drops all pages that no process has mapped.
    COLD_DROPPED,
    /// File by file.
    COLD_ADVISED,
} ColdMethod;

/// Finds out how the page cache can be emptied.
///
/// The file is one of the user's: of others the kernel does not say whether they are cached.
ColdMethod cold_find_method(const char *file);

/// Empties the page cache before a start of a program, the first of the words. To advise the kernel of the program's files,
/// the program is started, and ended once it has drawn.
void cold_empty(ColdMethod method, const char *_Nonnull const *_Nonnull words);

#pragma clang assume_nonnull end
