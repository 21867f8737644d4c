// What the classes share: their structures, and checks of what programs call them with.
#pragma once

#include "CPopsheetAPIPeer.h"

// GLib's header has defined it as NULL.
#undef G_LOG_DOMAIN
#define G_LOG_DOMAIN "Popsheet"

struct _PopsheetAction {
    GObject parent_instance;
    PopsheetActionState state;
};

struct _PopsheetActionClass {
    GObjectClass parent_class;
};

struct _PopsheetSheet {
    GObject parent_instance;
    PopsheetSheetState state;
};

struct _PopsheetSheetClass {
    GObjectClass parent_class;
    // The action or the item with an id; NULL for none.
    PopsheetAction *(*find)(PopsheetSheet *self, const char *id);
    // Takes a child of a .ui file; false if it is of no kind that the sheet has.
    gboolean (*add_child)(PopsheetSheet *self, GObject *child, const char *type);
};

gboolean pop_api_is_main_thread(void);

// Whether the calling thread is the main one, which is GTK's; a critical message names the function otherwise.
gboolean pop_api_check_thread(const char *function);

#define RETURN_OFF_MAIN_THREAD()                                                                                       \
    G_STMT_START {                                                                                                     \
        if (!pop_api_check_thread(G_STRFUNC)) return;                                                                  \
    }                                                                                                                  \
    G_STMT_END
#define RETURN_VALUE_OFF_MAIN_THREAD(value)                                                                            \
    G_STMT_START {                                                                                                     \
        if (!pop_api_check_thread(G_STRFUNC)) return value;                                                            \
    }                                                                                                                  \
    G_STMT_END

// Calls a function with data that belongs to the main thread, there: now or when its loop runs next. NULL is left out.
void pop_api_destroy_on_main_thread(gpointer data, GDestroyNotify destroy);

// Whether a text is valid UTF-8; NULL is.
gboolean pop_api_is_text(const char *text);

// Sets a text; false if it is the same.
gboolean pop_api_set_text(char **field, const char *text);

// Reports a change of a property, to listeners and to Swift.
void pop_api_sheet_notify(PopsheetSheet *self, GParamSpec *property, PopApiChange change);

// Creates a list of actions that belongs to a sheet, which follows its changes and those of its actions.
GListStore *pop_api_list_new(PopsheetSheet *self, GType type);
gboolean pop_api_list_remove(GListStore *list, const char *id);
PopsheetAction *pop_api_list_find(GListStore *list, const char *id);

// The id by which an action is chosen: its own, or its label.
const char *pop_api_action_id(PopsheetAction *self);

// Adds the signals and the methods of presentations to the class.
void pop_api_sheet_add_signals(GObjectClass *object_class);

// A property's accessors: they check their arguments, and set nothing that is the same.
#define TEXT_ACCESSORS(Type, type, TYPE, name, field, required, changed)                                               \
    void type##_set_##name(Type *self, const char *name) {                                                             \
        g_return_if_fail(POPSHEET_IS_##TYPE(self));                                                                    \
        g_return_if_fail(!(required) || name);                                                                         \
        g_return_if_fail(pop_api_is_text(name));                                                                       \
        RETURN_OFF_MAIN_THREAD();                                                                                      \
        if (pop_api_set_text(&self->field, name)) changed;                                                             \
    }                                                                                                                  \
    const char *type##_get_##name(Type *self) {                                                                        \
        g_return_val_if_fail(POPSHEET_IS_##TYPE(self), NULL);                                                          \
        return self->field;                                                                                            \
    }

#define VALUE_ACCESSORS(Type, type, TYPE, Value, name, field, valid, changed)                                          \
    void type##_set_##name(Type *self, Value name) {                                                                   \
        g_return_if_fail(POPSHEET_IS_##TYPE(self));                                                                    \
        g_return_if_fail(valid);                                                                                       \
        RETURN_OFF_MAIN_THREAD();                                                                                      \
        if (self->field == name) return;                                                                               \
        self->field = name;                                                                                            \
        changed;                                                                                                       \
    }                                                                                                                  \
    VALUE_GETTER(Type, type, TYPE, Value, name, field)

// A flag, in which every number but 0 is TRUE.
#define FLAG_ACCESSORS(Type, type, TYPE, name, field, changed)                                                         \
    void type##_set_##name(Type *self, gboolean name) {                                                                \
        g_return_if_fail(POPSHEET_IS_##TYPE(self));                                                                    \
        RETURN_OFF_MAIN_THREAD();                                                                                      \
        if (self->field == !!name) return;                                                                             \
        self->field = !!name;                                                                                          \
        changed;                                                                                                       \
    }                                                                                                                  \
    VALUE_GETTER(Type, type, TYPE, gboolean, name, field)

#define VALUE_GETTER(Type, type, TYPE, Value, name, field)                                                             \
    Value type##_get_##name(Type *self) {                                                                              \
        g_return_val_if_fail(POPSHEET_IS_##TYPE(self), 0);                                                             \
        return self->field;                                                                                            \
    }
