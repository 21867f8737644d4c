// The lists of a sheet's actions and items, whose changes the sheet follows.
#include "private.h"

// The actions that are followed, in the order of the list: it does not say which ones were removed.
static const char watched_key[] = "popsheet-watched";

static void action_changed(PopsheetSheet *self) {
    if (self->state.peer) pop_api_changed(self, POP_API_CHANGE_CONTENTS);
}

static void unwatch(PopsheetSheet *self, PopsheetAction *action) {
    // One of its connections: an action may be in a list twice, which is an error of the presentation.
    gulong handler = g_signal_handler_find(action, G_SIGNAL_MATCH_FUNC | G_SIGNAL_MATCH_DATA, 0, 0, NULL,
                                           G_CALLBACK(action_changed), self);
    if (handler) g_signal_handler_disconnect(action, handler);
}

static void list_changed(GListModel *list, guint position, guint removed, guint added, PopsheetSheet *self) {
    GPtrArray *watched = g_object_get_data(G_OBJECT(list), watched_key);
    for (guint index = position; index < position + removed; index++) unwatch(self, watched->pdata[index]);
    if (removed) g_ptr_array_remove_range(watched, position, removed);
    for (guint index = position; index < position + added; index++) {
        PopsheetAction *action = g_list_model_get_item(list, index);
        g_signal_connect_object(action, "notify", G_CALLBACK(action_changed), self, G_CONNECT_SWAPPED);
        g_ptr_array_insert(watched, (gint)index, action);
    }
    if (self->state.peer) pop_api_changed(self, POP_API_CHANGE_LIST);
}

GListStore *pop_api_list_new(PopsheetSheet *self, GType type) {
    GListStore *list = g_list_store_new(type);
    g_object_set_data_full(G_OBJECT(list), watched_key, g_ptr_array_new_with_free_func(g_object_unref),
                           (GDestroyNotify)g_ptr_array_unref);
    g_signal_connect_object(list, "items-changed", G_CALLBACK(list_changed), self, 0);
    return list;
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

gboolean pop_api_list_remove(GListStore *list, const char *id) {
    unsigned index;
    if (!index_of(list, id, &index)) return FALSE;
    g_list_store_remove(list, index);
    return TRUE;
}
