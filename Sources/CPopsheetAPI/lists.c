// The lists of a sheet's actions and items, whose changes the sheet follows.
#include "private.h"

static void action_changed(PopsheetSheet *self) {
    if (self->state.peer) pop_api_changed(self, POP_API_CHANGE_CONTENTS);
}

static void list_changed(PopsheetSheet *self) {
    if (self->state.peer) pop_api_changed(self, POP_API_CHANGE_LIST);
}

void pop_api_list_append(PopsheetSheet *self, GListStore *list, PopsheetAction *action) {
    // An action may be in several sheets, or twice in one, which is an error of the presentation.
    g_signal_handlers_disconnect_by_func(action, action_changed, self);
    g_signal_connect_object(action, "notify", G_CALLBACK(action_changed), self, G_CONNECT_SWAPPED);
    g_list_store_append(list, action);
    list_changed(self);
}

PopsheetAction *pop_api_list_action(GListStore *list, unsigned index) {
    PopsheetAction *action = g_list_model_get_item(G_LIST_MODEL(list), index);
    g_object_unref(action);
    return action;
}

unsigned pop_api_list_count(GListStore *list) { return g_list_model_get_n_items(G_LIST_MODEL(list)); }

static bool index_of(GListStore *list, const char *id, unsigned *index) {
    for (*index = 0; *index < pop_api_list_count(list); ++*index) {
        if (g_str_equal(pop_api_action_id(pop_api_list_action(list, *index)), id)) return true;
    }
    return false;
}

PopsheetAction *pop_api_list_find(GListStore *list, const char *id) {
    unsigned index;
    return index_of(list, id, &index) ? pop_api_list_action(list, index) : NULL;
}

gboolean pop_api_list_remove(PopsheetSheet *self, GListStore *list, const char *id) {
    unsigned index;
    if (!index_of(list, id, &index)) return FALSE;
    g_signal_handlers_disconnect_by_func(pop_api_list_action(list, index), action_changed, self);
    g_list_store_remove(list, index);
    list_changed(self);
    return TRUE;
}

void pop_api_list_clear(PopsheetSheet *self, GListStore *list) {
    for (unsigned index = 0; index < pop_api_list_count(list); index++) {
        g_signal_handlers_disconnect_by_func(pop_api_list_action(list, index), action_changed, self);
    }
    g_list_store_remove_all(list);
    list_changed(self);
}
