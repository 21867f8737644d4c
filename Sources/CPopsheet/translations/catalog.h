#pragma once

/// The texts of one language, which Scripts/translations makes from its file in po/.
typedef struct {
    /// The name of its file in po/, such as "de" or "pt_BR".
    const char *language;
    /// The number of forms of a text about a number, and the index of the one for a number.
    unsigned forms;
    unsigned long (*form)(unsigned long n);
    /// The translations in the order of pop_texts, each ended by a NUL; all forms of a text about a number follow each other. A
    /// text without a translation is empty.
    const char *texts;
} PopCatalog;

/// The languages, ended by NULL.
extern const PopCatalog *const pop_catalogs[];

/// The English texts, each ended by a NUL, and an empty one at the end: `text`, `context EOT text`, or STX and the text for
/// one, which is followed by another form.
extern const char pop_texts[];

enum { POP_TEXTS_CONTEXT_END = '\004', POP_TEXTS_PLURAL = '\002' };
