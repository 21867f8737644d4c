#include "private.h"

void popsheet_set_default_appearance(const char *name) {
    g_return_if_fail(pop_api_is_text(name));
    RETURN_OFF_MAIN_THREAD();
    pop_api_set_default_appearance(name);
}

gboolean popsheet_register_appearance(const char *name, GVariant *colors, GError **error) {
    g_return_val_if_fail(name && pop_api_is_text(name), FALSE);
    g_return_val_if_fail(colors && g_variant_is_of_type(colors, G_VARIANT_TYPE_VARDICT), FALSE);
    g_return_val_if_fail(!error || !*error, FALSE);
    RETURN_VALUE_OFF_MAIN_THREAD(FALSE);
    g_variant_ref_sink(colors);
    char *reason = pop_api_register_appearance(name, colors);
    g_variant_unref(colors);
    if (!reason) return TRUE;
    g_set_error_literal(error, POPSHEET_ERROR, POPSHEET_ERROR_INVALID_APPEARANCE, reason);
    g_free(reason);
    return FALSE;
}
