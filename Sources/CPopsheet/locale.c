#include "CPopsheetLocale.h"
#include <glib.h>
#include <libintl.h>
#include <locale.h>

const char *pop_gtk_translation(const char *message) {
    // gtk_init() sets the locale; if it has not run, gettext would return English.
    static gsize prepared = 0;
    if (g_once_init_enter(&prepared)) {
        const char *current = setlocale(LC_MESSAGES, NULL);
        if (g_strcmp0(current, "C") == 0) setlocale(LC_MESSAGES, "");
        bind_textdomain_codeset("gtk40", "UTF-8");
        g_once_init_leave(&prepared, 1);
    }
    return g_dgettext("gtk40", message);
}
