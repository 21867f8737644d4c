#pragma once

#include <stdbool.h>

#pragma clang assume_nonnull begin

/// The translation of a text into the user's language, or else the text itself (texts.md §2). Needs no display and no
/// gtk_init().
///
/// - context: What tells apart two texts that are the same in English.
/// - similar: GTK's text that is nearest in meaning, for a language that only GTK has a translation into.
const char *pop_translation(const char *_Nullable context, const char *text, const char *_Nullable similar);

/// The translation of a text about a number: `one` is the English text for 1, and `other` the one for other numbers.
const char *pop_translation_of_plural(const char *one, const char *other, unsigned long number);

/// Whether numeric dates begin with the month in the locale of dates, as in the United States.
bool pop_dates_begin_with_month(void);

#pragma clang assume_nonnull end
