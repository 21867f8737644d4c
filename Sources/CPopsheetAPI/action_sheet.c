/**
 * PopsheetActionSheet:
 *
 * A title, a message and the actions to choose from.
 *
 * ```c
 * PopsheetActionSheet *sheet = popsheet_action_sheet_new("Delete 3 photos?", "They leave all your devices.");
 * popsheet_action_sheet_append_new(sheet, "delete", "Delete Photos", POPSHEET_ROLE_DESTRUCTIVE);
 * popsheet_sheet_present(POPSHEET_SHEET(sheet), window, NULL, on_answer, NULL);
 * ```
 *
 * In a `.ui` file, children are actions.
 *
 * Since: 0.2
 */
#include "popsheet-action-sheet.h"
#include "private.h"

struct _PopsheetActionSheet {
    PopsheetSheet parent_instance;
    PopsheetActionSheetState state;
};

struct _PopsheetActionSheetClass {
    PopsheetSheetClass parent_class;
};

enum { PROP_0, PROP_MENU_MODEL, PROP_ORDERING, PROP_ACTIONS, N_PROPERTIES };
static GParamSpec *properties[N_PROPERTIES];

G_DEFINE_FINAL_TYPE(PopsheetActionSheet, popsheet_action_sheet, POPSHEET_TYPE_SHEET)

#define BASE(self) (&(self)->parent_instance)
#define LIST(self) ((self)->parent_instance.state.actions)

PopsheetActionSheet *popsheet_action_sheet_new(const char *title, const char *message) {
    g_return_val_if_fail(pop_api_is_text(title) && pop_api_is_text(message), NULL);
    RETURN_VALUE_OFF_MAIN_THREAD(NULL);
    return g_object_new(POPSHEET_TYPE_ACTION_SHEET, "title", title, "message", message, NULL);
}

PopsheetActionSheet *popsheet_action_sheet_new_from_menu(GMenuModel *menu) {
    g_return_val_if_fail(G_IS_MENU_MODEL(menu), NULL);
    RETURN_VALUE_OFF_MAIN_THREAD(NULL);
    return g_object_new(POPSHEET_TYPE_ACTION_SHEET, "menu-model", menu, NULL);
}

void popsheet_action_sheet_append(PopsheetActionSheet *self, PopsheetAction *action) {
    g_return_if_fail(POPSHEET_IS_ACTION_SHEET(self));
    g_return_if_fail(POPSHEET_IS_ACTION(action));
    RETURN_OFF_MAIN_THREAD();
    g_list_store_append(LIST(self), action);
}

PopsheetAction *popsheet_action_sheet_append_new(PopsheetActionSheet *self, const char *id, const char *label,
                                                 PopsheetRole role) {
    g_return_val_if_fail(POPSHEET_IS_ACTION_SHEET(self), NULL);
    RETURN_VALUE_OFF_MAIN_THREAD(NULL);
    PopsheetAction *action = popsheet_action_new(id, label);
    if (!action) return NULL;
    popsheet_action_set_role(action, role);
    g_list_store_append(LIST(self), action);
    g_object_unref(action);
    return action;
}

gboolean popsheet_action_sheet_remove(PopsheetActionSheet *self, const char *id) {
    g_return_val_if_fail(POPSHEET_IS_ACTION_SHEET(self), FALSE);
    g_return_val_if_fail(id, FALSE);
    RETURN_VALUE_OFF_MAIN_THREAD(FALSE);
    return pop_api_list_remove(LIST(self), id);
}

void popsheet_action_sheet_remove_all(PopsheetActionSheet *self) {
    g_return_if_fail(POPSHEET_IS_ACTION_SHEET(self));
    RETURN_OFF_MAIN_THREAD();
    g_list_store_remove_all(LIST(self));
}

PopsheetAction *popsheet_action_sheet_get_action(PopsheetActionSheet *self, const char *id) {
    g_return_val_if_fail(POPSHEET_IS_ACTION_SHEET(self), NULL);
    g_return_val_if_fail(id, NULL);
    return pop_api_list_find(LIST(self), id);
}

GListModel *popsheet_action_sheet_get_actions(PopsheetActionSheet *self) {
    g_return_val_if_fail(POPSHEET_IS_ACTION_SHEET(self), NULL);
    return G_LIST_MODEL(LIST(self));
}

void popsheet_action_sheet_set_menu_model(PopsheetActionSheet *self, GMenuModel *menu) {
    g_return_if_fail(POPSHEET_IS_ACTION_SHEET(self));
    g_return_if_fail(!menu || G_IS_MENU_MODEL(menu));
    RETURN_OFF_MAIN_THREAD();
    if (g_set_object(&self->state.menu, menu)) g_object_notify_by_pspec(G_OBJECT(self), properties[PROP_MENU_MODEL]);
}

GMenuModel *popsheet_action_sheet_get_menu_model(PopsheetActionSheet *self) {
    g_return_val_if_fail(POPSHEET_IS_ACTION_SHEET(self), NULL);
    return self->state.menu;
}

VALUE_ACCESSORS(PopsheetActionSheet, popsheet_action_sheet, ACTION_SHEET, PopsheetOrdering, ordering, state.ordering,
                ordering >= POPSHEET_ORDERING_STANDARD && ordering <= POPSHEET_ORDERING_AS_GIVEN,
                pop_api_sheet_notify(BASE(self), properties[PROP_ORDERING], POP_API_CHANGE_CONTENTS))

PopsheetActionSheetState *pop_api_action_sheet_state(PopsheetSheet *sheet) {
    return POPSHEET_IS_ACTION_SHEET(sheet) ? &POPSHEET_ACTION_SHEET(sheet)->state : NULL;
}

static PopsheetAction *find(PopsheetSheet *sheet, const char *id) {
    return pop_api_list_find(sheet->state.actions, id);
}

static gboolean add_child(PopsheetSheet *sheet, GObject *child, const char *type) {
    if (type || !POPSHEET_IS_ACTION(child)) return FALSE;
    g_list_store_append(sheet->state.actions, child);
    return TRUE;
}

static void set_property(GObject *object, guint property, const GValue *value, GParamSpec *spec) {
    PopsheetActionSheet *self = POPSHEET_ACTION_SHEET(object);
    switch (property) {
        case PROP_MENU_MODEL: popsheet_action_sheet_set_menu_model(self, g_value_get_object(value)); break;
        case PROP_ORDERING: popsheet_action_sheet_set_ordering(self, g_value_get_enum(value)); break;
        default: G_OBJECT_WARN_INVALID_PROPERTY_ID(object, property, spec);
    }
}

static void get_property(GObject *object, guint property, GValue *value, GParamSpec *spec) {
    PopsheetActionSheet *self = POPSHEET_ACTION_SHEET(object);
    switch (property) {
        case PROP_MENU_MODEL: g_value_set_object(value, self->state.menu); break;
        case PROP_ORDERING: g_value_set_enum(value, self->state.ordering); break;
        case PROP_ACTIONS: g_value_set_object(value, LIST(self)); break;
        default: G_OBJECT_WARN_INVALID_PROPERTY_ID(object, property, spec);
    }
}

static void finalize(GObject *object) {
    g_clear_object(&POPSHEET_ACTION_SHEET(object)->state.menu);
    G_OBJECT_CLASS(popsheet_action_sheet_parent_class)->finalize(object);
}

static void popsheet_action_sheet_class_init(PopsheetActionSheetClass *class) {
    GObjectClass *object_class = G_OBJECT_CLASS(class);
    object_class->set_property = set_property;
    object_class->get_property = get_property;
    object_class->finalize = finalize;
    class->parent_class.find = find;
    class->parent_class.add_child = add_child;
    const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;
    const GParamFlags read_only = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

    /**
     * PopsheetActionSheet:menu-model: (getter get_menu_model) (setter set_menu_model)
     *
     * The menu whose items are the actions, instead of those that were appended.
     *
     * Since: 0.2
     */
    properties[PROP_MENU_MODEL] = g_param_spec_object("menu-model", NULL, NULL, G_TYPE_MENU_MODEL, flags);
    /**
     * PopsheetActionSheet:ordering: (getter get_ordering) (setter set_ordering)
     *
     * The order in which the actions are shown.
     *
     * Since: 0.2
     */
    properties[PROP_ORDERING] =
        g_param_spec_enum("ordering", NULL, NULL, POPSHEET_TYPE_ORDERING, POPSHEET_ORDERING_STANDARD, flags);
    /**
     * PopsheetActionSheet:actions: (getter get_actions)
     *
     * The actions that were appended: a list of [class@Popsheet.Action].
     *
     * Since: 0.2
     */
    properties[PROP_ACTIONS] = g_param_spec_object("actions", NULL, NULL, G_TYPE_LIST_MODEL, read_only);
    g_object_class_install_properties(object_class, N_PROPERTIES, properties);
}

static void popsheet_action_sheet_init(PopsheetActionSheet *self) { (void)self; }
