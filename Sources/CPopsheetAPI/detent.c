#include "private.h"

struct _PopsheetDetent {
    gatomicrefcount references;
    char *id;
    PopApiDetentKind kind;
    double number;
    PopsheetDetentFunc func;
    gpointer user_data;
    GDestroyNotify destroy;
};

G_DEFINE_BOXED_TYPE(PopsheetDetent, popsheet_detent, popsheet_detent_ref, popsheet_detent_unref)

static PopsheetDetent *new(PopApiDetentKind kind, char *id, double number) {
    PopsheetDetent *self = g_new0(PopsheetDetent, 1);
    g_atomic_ref_count_init(&self->references);
    self->id = id;
    self->kind = kind;
    self->number = number;
    return self;
}

// A detent's name if the program gives none: its kind and its number.
static char *name(const char *kind, double number) {
    char digits[G_ASCII_DTOSTR_BUF_SIZE];
    return g_strdup_printf("%s(%s)", kind, g_ascii_dtostr(digits, sizeof digits, number));
}

PopsheetDetent *popsheet_detent_new_medium(void) { return new (POP_API_DETENT_MEDIUM, g_strdup("medium"), 0); }

PopsheetDetent *popsheet_detent_new_large(void) { return new (POP_API_DETENT_LARGE, g_strdup("large"), 0); }

PopsheetDetent *popsheet_detent_new_content(void) { return new (POP_API_DETENT_CONTENT, g_strdup("content"), 0); }

PopsheetDetent *popsheet_detent_new_fraction(const char *id, double fraction) {
    g_return_val_if_fail(pop_api_is_text(id), NULL);
    return new (POP_API_DETENT_FRACTION, id ? g_strdup(id) : name("fraction", fraction), fraction);
}

PopsheetDetent *popsheet_detent_new_height(const char *id, double height) {
    g_return_val_if_fail(pop_api_is_text(id), NULL);
    return new (POP_API_DETENT_HEIGHT, id ? g_strdup(id) : name("height", height), height);
}

PopsheetDetent *popsheet_detent_new_custom(const char *id, PopsheetDetentFunc func, gpointer user_data,
                                           GDestroyNotify destroy) {
    g_return_val_if_fail(id && pop_api_is_text(id), NULL);
    g_return_val_if_fail(func, NULL);
    PopsheetDetent *self = new (POP_API_DETENT_CUSTOM, g_strdup(id), 0);
    self->func = func;
    self->user_data = user_data;
    self->destroy = destroy;
    return self;
}

PopsheetDetent *popsheet_detent_ref(PopsheetDetent *self) {
    g_return_val_if_fail(self, NULL);
    g_atomic_ref_count_inc(&self->references);
    return self;
}

void popsheet_detent_unref(PopsheetDetent *self) {
    g_return_if_fail(self);
    if (!g_atomic_ref_count_dec(&self->references)) return;
    if (self->destroy) self->destroy(self->user_data);
    g_free(self->id);
    g_free(self);
}

const char *popsheet_detent_get_id(PopsheetDetent *self) {
    g_return_val_if_fail(self, NULL);
    return self->id;
}

PopApiDetentKind pop_api_detent_kind(PopsheetDetent *detent) { return detent->kind; }

double pop_api_detent_number(PopsheetDetent *detent) { return detent->number; }

double pop_api_detent_resolve(PopsheetDetent *detent, double maximum, double width, double height) {
    return detent->func(maximum, width, height, detent->user_data);
}
