// Finds the texts of the catalogues in po/, which are part of the program: no file has to be found at run time.
#include "CPopsheetLocale.h"
#include "translations/catalog.h"
#include <gtk/gtk.h>
#include <langinfo.h>
#include <libintl.h>
#include <locale.h>
#include <stdbool.h>
#include <string.h>

// The name of the locale of messages.
static const char *locale_name(void) {
    const char *name = setlocale(LC_MESSAGES, NULL);
    // gtk_init() sets the locale. Without it, a command that shows no window would be in English; an application that has
    // chosen not to be in the user's locale keeps its choice.
    if (name && strcmp(name, "C") == 0 && !gtk_is_initialized()) name = setlocale(LC_MESSAGES, "");
    return name ? name : "C";
}

static bool is_english(const char *language, size_t length) {
    return (length == 1 && *language == 'C') || (length == 5 && strncmp(language, "POSIX", 5) == 0) ||
        (length >= 2 && strncmp(language, "en", 2) == 0 && (length == 2 || strchr("_.@", language[2])));
}

// Whether a catalogue is for a language as the environment names it: `de` is for `de_AT.UTF-8`, `pt_BR` not for `pt`.
static bool is_for(const PopCatalog *catalog, const char *language, size_t length) {
    size_t known = strlen(catalog->language);
    return length >= known && strncmp(language, catalog->language, known) == 0 &&
        (length == known || strchr(strchr(catalog->language, '_') ? ".@" : "_.@", language[known]));
}

// As gettext: an application in one language gets no sheets in another, and neither GTK's texts.
static bool application_is_translated(void) {
    const char *domain = textdomain(NULL);
    return !domain || strcmp(domain, "messages") == 0 || *gettext("") != '\0';
}

typedef struct {
    /// NULL: none is for the user's languages.
    const PopCatalog *catalog;
    bool is_english;
} Language;

// The first of the user's languages that there are texts in. Nothing is kept: an application may change its language.
static Language user_language(void) {
    const char *name = locale_name();
    if (strcmp(name, "C") == 0 || strcmp(name, "POSIX") == 0 || !application_is_translated()) return (Language){NULL, true};
    const char *list = g_getenv("LANGUAGE");
    if (!list || !*list) list = name;
    for (const char *language = list; *language; language += *language == ':') {
        size_t length = strcspn(language, ":");
        size_t end = strcspn(language, ".:");
        if (end > 0 && is_english(language, end)) return (Language){NULL, true};
        for (const PopCatalog *const *catalog = pop_catalogs; *catalog; catalog++) {
            if (is_for(*catalog, language, length)) return (Language){*catalog, false};
        }
        language += length;
    }
    return (Language){NULL, false};
}

// Whether an entry of pop_texts is of a text and its context.
static bool is_entry_of(const char *entry, const char *context, const char *text) {
    if (!context) return strcmp(entry, text) == 0;
    size_t length = strlen(context);
    return strncmp(entry, context, length) == 0 && entry[length] == POP_TEXTS_CONTEXT_END &&
        strcmp(entry + length + 1, text) == 0;
}

static const char *after(const char *text, unsigned long count) {
    for (; count > 0; count--) text += strlen(text) + 1;
    return text;
}

// Returns the translation of a text, or NULL if the catalogue has no translation of it.
static const char *find(const PopCatalog *catalog, const char *context, const char *text, const unsigned long *number) {
    const char *translation = catalog->texts;
    for (const char *entry = pop_texts; *entry; entry = after(entry, 1)) {
        bool is_plural = *entry == POP_TEXTS_PLURAL;
        if (is_plural == (number != NULL) && is_entry_of(entry + is_plural, context, text)) {
            if (number) translation = after(translation, catalog->form(*number));
            return *translation ? translation : NULL;
        }
        translation = after(translation, is_plural ? catalog->forms : 1);
    }
    return NULL;
}

static const char *gtk_translation(const char *text) {
    bind_textdomain_codeset("gtk40", "UTF-8");
    return g_dgettext("gtk40", text);
}

const char *pop_translation(const char *context, const char *text, const char *similar) {
    Language language = user_language();
    if (language.is_english) return text;
    if (language.catalog) {
        const char *translation = find(language.catalog, context, text, NULL);
        return translation ? translation : text;
    }
    const char *own = gtk_translation(text);
    if (own != text || !similar) return own;
    const char *other = gtk_translation(similar);
    return other != similar ? other : text;
}

const char *pop_translation_of_plural(const char *one, const char *other, unsigned long number) {
    Language language = user_language();
    const char *translation = language.catalog ? find(language.catalog, NULL, one, &number) : NULL;
    return translation ? translation : number == 1 ? one : other;
}

bool pop_dates_begin_with_month(void) {
    // The locale C has a year of two digits, and is for no country.
    return strncmp(nl_langinfo(D_FMT), "%m/%d/%Y", 8) == 0;
}
