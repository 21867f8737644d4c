#include "private.h"

void popsheet_set_default_text(const char *name, const char *text) {
    g_return_if_fail(name && pop_api_is_text(name) && pop_api_is_text(text));
    RETURN_OFF_MAIN_THREAD();
    if (!pop_api_set_default_text(name, text)) g_critical("No text of sheets has the name \"%s\"", name);
}
