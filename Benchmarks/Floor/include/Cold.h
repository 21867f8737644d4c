// Empties the page cache, for starts with cold caches.
#pragma once
#include <stdbool.h>

#pragma clang assume_nonnull begin

/// A way to empty the page cache.
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
/// The file must belong to the user, because the kernel reports cached pages only for those.
ColdMethod cold_find_method(const char *file);

/// Empties the page cache before a start of a program, the first of the words. To advise the kernel of the program's files,
/// the program is started, and ended once it has drawn.
void cold_empty(ColdMethod method, const char *_Nonnull const *_Nonnull words);

#pragma clang assume_nonnull end
