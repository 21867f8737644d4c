/**
 * PopsheetContentSheet:
 *
 * A sheet that shows a widget of the application.
 *
 * In a narrow window the sheet is attached to the lower edge and rests at its detents; in a wide one it is in the
 * middle, or a popover if it has a source.
 *
 * In a `.ui` file, a child of the type `content` is the widget, children of the types `leading` and `trailing` are
 * items of the bar, and children without a type are actions.
 *
 * Since: 0.2
 */
#include "popsheet-content-sheet.h"
#include "private.h"

struct _PopsheetContentSheet {
    PopsheetSheet parent_instance;
    PopsheetContentSheetState state;
};

struct _PopsheetContentSheetClass {
    PopsheetSheetClass parent_class;
};

enum {
    PROP_0, PROP_CONTENT, PROP_CONTENT_WIDTH, PROP_CONTENT_HEIGHT, PROP_CONTROLS, PROP_BACKGROUND, PROP_SELECTED_DETENT,
    PROP_LARGEST_UNDIMMED_DETENT, PROP_SCROLLING_EXPANDS, PROP_SHOWS_GRABBER, PROP_HEIGHT, PROP_AT_REST, N_PROPERTIES
};
static GParamSpec *properties[N_PROPERTIES];
enum { DETENT_CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE(PopsheetContentSheet, popsheet_content_sheet, POPSHEET_TYPE_SHEET)

#define BASE(self) (&(self)->parent_instance)
#define CHANGED(property) pop_api_sheet_notify(BASE(self), properties[property], POP_API_CHANGE_CONTENTS)
#define VALUE(Value, name, field, property, valid)                                                                     \
    VALUE_ACCESSORS(PopsheetContentSheet, popsheet_content_sheet, CONTENT_SHEET, Value, name, state.field, valid,      \
                    CHANGED(property))
#define FLAG(name, property)                                                                                           \
    FLAG_ACCESSORS(PopsheetContentSheet, popsheet_content_sheet, CONTENT_SHEET, name, state.name, CHANGED(property))

VALUE(int, content_width, width, PROP_CONTENT_WIDTH, content_width == -1 || content_width > 0)
VALUE(int, content_height, height, PROP_CONTENT_HEIGHT, content_height == -1 || content_height > 0)
VALUE(PopsheetControls, controls, controls, PROP_CONTROLS,
      controls >= POPSHEET_CONTROLS_APPLICATION && controls <= POPSHEET_CONTROLS_SHEET)
VALUE(PopsheetBackground, background, background, PROP_BACKGROUND,
      background >= POPSHEET_BACKGROUND_PLAIN && background <= POPSHEET_BACKGROUND_GROUPED)
FLAG(scrolling_expands, PROP_SCROLLING_EXPANDS)
FLAG(shows_grabber, PROP_SHOWS_GRABBER)
TEXT_ACCESSORS(PopsheetContentSheet, popsheet_content_sheet, CONTENT_SHEET, largest_undimmed_detent,
               state.largest_undimmed_detent, FALSE, CHANGED(PROP_LARGEST_UNDIMMED_DETENT))
VALUE_GETTER(PopsheetContentSheet, popsheet_content_sheet, CONTENT_SHEET, double, height, state.visible_height)
VALUE_GETTER(PopsheetContentSheet, popsheet_content_sheet, CONTENT_SHEET, gboolean, at_rest, state.is_at_rest)

PopsheetContentSheet *popsheet_content_sheet_new(const char *title, GtkWidget *content) {
    g_return_val_if_fail(pop_api_is_text(title), NULL);
    g_return_val_if_fail(!content || GTK_IS_WIDGET(content), NULL);
    RETURN_VALUE_OFF_MAIN_THREAD(NULL);
    return g_object_new(POPSHEET_TYPE_CONTENT_SHEET, "title", title, "content", content, NULL);
}

void popsheet_content_sheet_set_content(PopsheetContentSheet *self, GtkWidget *content) {
    g_return_if_fail(POPSHEET_IS_CONTENT_SHEET(self));
    g_return_if_fail(!content || GTK_IS_WIDGET(content));
    RETURN_OFF_MAIN_THREAD();
    if (self->state.content == content) return;
    g_clear_object(&self->state.content);
    // A widget that was just created has a floating reference, which becomes the sheet's.
    if (content) self->state.content = g_object_ref_sink(content);
    g_object_notify_by_pspec(G_OBJECT(self), properties[PROP_CONTENT]);
}

GtkWidget *popsheet_content_sheet_get_content(PopsheetContentSheet *self) {
    g_return_val_if_fail(POPSHEET_IS_CONTENT_SHEET(self), NULL);
    return self->state.content;
}

static bool has_detent(PopsheetContentSheet *self, const char *id) {
    for (guint index = 0; index < self->state.detents->len; index++) {
        if (g_str_equal(popsheet_detent_get_id(self->state.detents->pdata[index]), id)) return true;
    }
    return false;
}

void popsheet_content_sheet_set_selected_detent(PopsheetContentSheet *self, const char *id) {
    g_return_if_fail(POPSHEET_IS_CONTENT_SHEET(self));
    g_return_if_fail(pop_api_is_text(id));
    RETURN_OFF_MAIN_THREAD();
    bool is_presented = BASE(self)->state.phase != POPSHEET_PHASE_IDLE;
    if (is_presented && (!id || !has_detent(self, id) || !pop_api_select_detent(BASE(self), id))) return;
    if (!pop_api_set_text(&self->state.selected_detent, id)) return;
    g_object_notify_by_pspec(G_OBJECT(self), properties[PROP_SELECTED_DETENT]);
}

const char *popsheet_content_sheet_get_selected_detent(PopsheetContentSheet *self) {
    g_return_val_if_fail(POPSHEET_IS_CONTENT_SHEET(self), NULL);
    return self->state.selected_detent;
}

void popsheet_content_sheet_set_detents(PopsheetContentSheet *self, PopsheetDetent **detents, gsize n_detents) {
    g_return_if_fail(POPSHEET_IS_CONTENT_SHEET(self));
    g_return_if_fail(detents || n_detents == 0);
    RETURN_OFF_MAIN_THREAD();
    GPtrArray *copy = g_ptr_array_new_full((guint)n_detents, (GDestroyNotify)popsheet_detent_unref);
    for (gsize index = 0; index < n_detents; index++) {
        if (detents[index]) g_ptr_array_add(copy, popsheet_detent_ref(detents[index]));
    }
    g_ptr_array_unref(self->state.detents);
    self->state.detents = copy;
    if (BASE(self)->state.peer) pop_api_changed(BASE(self), POP_API_CHANGE_CONTENTS);
}

PopsheetDetent **popsheet_content_sheet_get_detents(PopsheetContentSheet *self, gsize *n_detents) {
    g_return_val_if_fail(n_detents, NULL);
    *n_detents = 0;
    g_return_val_if_fail(POPSHEET_IS_CONTENT_SHEET(self), NULL);
    *n_detents = self->state.detents->len;
    return (PopsheetDetent **)self->state.detents->pdata;
}

void popsheet_content_sheet_invalidate_detents(PopsheetContentSheet *self) {
    g_return_if_fail(POPSHEET_IS_CONTENT_SHEET(self));
    RETURN_OFF_MAIN_THREAD();
    if (BASE(self)->state.peer) pop_api_invalidate_detents(BASE(self));
}

void popsheet_content_sheet_add_leading(PopsheetContentSheet *self, PopsheetBarItem *item) {
    g_return_if_fail(POPSHEET_IS_CONTENT_SHEET(self));
    g_return_if_fail(POPSHEET_IS_BAR_ITEM(item));
    RETURN_OFF_MAIN_THREAD();
    g_list_store_append(self->state.leading, item);
}

void popsheet_content_sheet_add_trailing(PopsheetContentSheet *self, PopsheetBarItem *item) {
    g_return_if_fail(POPSHEET_IS_CONTENT_SHEET(self));
    g_return_if_fail(POPSHEET_IS_BAR_ITEM(item));
    RETURN_OFF_MAIN_THREAD();
    g_list_store_append(self->state.trailing, item);
}

void popsheet_content_sheet_append(PopsheetContentSheet *self, PopsheetAction *action) {
    g_return_if_fail(POPSHEET_IS_CONTENT_SHEET(self));
    g_return_if_fail(POPSHEET_IS_ACTION(action));
    RETURN_OFF_MAIN_THREAD();
    g_list_store_append(BASE(self)->state.actions, action);
}

gboolean popsheet_content_sheet_remove(PopsheetContentSheet *self, const char *id) {
    g_return_val_if_fail(POPSHEET_IS_CONTENT_SHEET(self), FALSE);
    g_return_val_if_fail(id, FALSE);
    RETURN_VALUE_OFF_MAIN_THREAD(FALSE);
    return pop_api_list_remove(self->state.leading, id) || pop_api_list_remove(self->state.trailing, id) ||
           pop_api_list_remove(BASE(self)->state.actions, id);
}

static PopsheetAction *find(PopsheetSheet *sheet, const char *id) {
    PopsheetContentSheet *self = POPSHEET_CONTENT_SHEET(sheet);
    GListStore *lists[] = {self->state.leading, self->state.trailing, sheet->state.actions};
    PopsheetAction *action = NULL;
    for (size_t index = 0; index < G_N_ELEMENTS(lists) && !action; index++) {
        action = pop_api_list_find(lists[index], id);
    }
    return action;
}

PopsheetAction *popsheet_content_sheet_get_action(PopsheetContentSheet *self, const char *id) {
    g_return_val_if_fail(POPSHEET_IS_CONTENT_SHEET(self), NULL);
    g_return_val_if_fail(id, NULL);
    return find(BASE(self), id);
}

PopsheetContentSheetState *pop_api_content_sheet_state(PopsheetSheet *sheet) {
    return POPSHEET_IS_CONTENT_SHEET(sheet) ? &POPSHEET_CONTENT_SHEET(sheet)->state : NULL;
}

void pop_api_sheet_note_detent(PopsheetSheet *sheet, const char *id) {
    PopsheetContentSheet *self = POPSHEET_CONTENT_SHEET(sheet);
    if (pop_api_set_text(&self->state.selected_detent, id)) {
        g_object_notify_by_pspec(G_OBJECT(self), properties[PROP_SELECTED_DETENT]);
    }
}

void pop_api_sheet_set_detent(PopsheetSheet *sheet, const char *id, PopsheetDetentCause cause) {
    g_object_ref(sheet);
    pop_api_sheet_note_detent(sheet, id);
    g_signal_emit(sheet, signals[DETENT_CHANGED], 0, id, cause);
    g_object_unref(sheet);
}

void pop_api_sheet_set_position(PopsheetSheet *sheet, double height, bool is_at_rest) {
    PopsheetContentSheet *self = POPSHEET_CONTENT_SHEET(sheet);
    bool has_moved = self->state.visible_height != height, has_changed = self->state.is_at_rest != is_at_rest;
    // A listener may end the presentation, and with it the last reference.
    g_object_ref(self);
    self->state.visible_height = height;
    self->state.is_at_rest = is_at_rest;
    if (has_moved) g_object_notify_by_pspec(G_OBJECT(self), properties[PROP_HEIGHT]);
    if (has_changed) g_object_notify_by_pspec(G_OBJECT(self), properties[PROP_AT_REST]);
    g_object_unref(self);
}

static gboolean add_child(PopsheetSheet *sheet, GObject *child, const char *type) {
    PopsheetContentSheet *self = POPSHEET_CONTENT_SHEET(sheet);
    if (g_strcmp0(type, "content") == 0 && GTK_IS_WIDGET(child)) {
        popsheet_content_sheet_set_content(self, GTK_WIDGET(child));
    } else if (g_strcmp0(type, "leading") == 0 && POPSHEET_IS_BAR_ITEM(child)) {
        g_list_store_append(self->state.leading, child);
    } else if (g_strcmp0(type, "trailing") == 0 && POPSHEET_IS_BAR_ITEM(child)) {
        g_list_store_append(self->state.trailing, child);
    } else if (!type && POPSHEET_IS_ACTION(child)) {
        g_list_store_append(sheet->state.actions, child);
    } else {
        return FALSE;
    }
    return TRUE;
}

static void set_property(GObject *object, guint property, const GValue *value, GParamSpec *spec) {
    PopsheetContentSheet *self = POPSHEET_CONTENT_SHEET(object);
    const char *text = G_VALUE_HOLDS_STRING(value) ? g_value_get_string(value) : NULL;
    switch (property) {
        case PROP_CONTENT: popsheet_content_sheet_set_content(self, g_value_get_object(value)); break;
        case PROP_CONTENT_WIDTH: popsheet_content_sheet_set_content_width(self, g_value_get_int(value)); break;
        case PROP_CONTENT_HEIGHT: popsheet_content_sheet_set_content_height(self, g_value_get_int(value)); break;
        case PROP_CONTROLS: popsheet_content_sheet_set_controls(self, g_value_get_enum(value)); break;
        case PROP_BACKGROUND: popsheet_content_sheet_set_background(self, g_value_get_enum(value)); break;
        case PROP_SELECTED_DETENT: popsheet_content_sheet_set_selected_detent(self, text); break;
        case PROP_LARGEST_UNDIMMED_DETENT: popsheet_content_sheet_set_largest_undimmed_detent(self, text); break;
        case PROP_SCROLLING_EXPANDS:
            popsheet_content_sheet_set_scrolling_expands(self, g_value_get_boolean(value));
            break;
        case PROP_SHOWS_GRABBER: popsheet_content_sheet_set_shows_grabber(self, g_value_get_boolean(value)); break;
        default: G_OBJECT_WARN_INVALID_PROPERTY_ID(object, property, spec);
    }
}

static void get_property(GObject *object, guint property, GValue *value, GParamSpec *spec) {
    const PopsheetContentSheetState *state = &POPSHEET_CONTENT_SHEET(object)->state;
    switch (property) {
        case PROP_CONTENT: g_value_set_object(value, state->content); break;
        case PROP_CONTENT_WIDTH: g_value_set_int(value, state->width); break;
        case PROP_CONTENT_HEIGHT: g_value_set_int(value, state->height); break;
        case PROP_CONTROLS: g_value_set_enum(value, state->controls); break;
        case PROP_BACKGROUND: g_value_set_enum(value, state->background); break;
        case PROP_SELECTED_DETENT: g_value_set_string(value, state->selected_detent); break;
        case PROP_LARGEST_UNDIMMED_DETENT: g_value_set_string(value, state->largest_undimmed_detent); break;
        case PROP_SCROLLING_EXPANDS: g_value_set_boolean(value, state->scrolling_expands); break;
        case PROP_SHOWS_GRABBER: g_value_set_boolean(value, state->shows_grabber); break;
        case PROP_HEIGHT: g_value_set_double(value, state->visible_height); break;
        case PROP_AT_REST: g_value_set_boolean(value, state->is_at_rest); break;
        default: G_OBJECT_WARN_INVALID_PROPERTY_ID(object, property, spec);
    }
}

static void finalize(GObject *object) {
    PopsheetContentSheetState *state = &POPSHEET_CONTENT_SHEET(object)->state;
    pop_api_destroy_on_main_thread(state->content, g_object_unref);
    pop_api_destroy_on_main_thread(state->detents, (GDestroyNotify)g_ptr_array_unref);
    g_object_unref(state->leading);
    g_object_unref(state->trailing);
    g_free(state->selected_detent);
    g_free(state->largest_undimmed_detent);
    G_OBJECT_CLASS(popsheet_content_sheet_parent_class)->finalize(object);
}

static void popsheet_content_sheet_class_init(PopsheetContentSheetClass *class) {
    GObjectClass *object_class = G_OBJECT_CLASS(class);
    object_class->set_property = set_property;
    object_class->get_property = get_property;
    object_class->finalize = finalize;
    class->parent_class.find = find;
    class->parent_class.add_child = add_child;
    const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;
    const GParamFlags read_only = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

    /**
     * PopsheetContentSheet:content: (getter get_content) (setter set_content)
     *
     * The widget that the sheet shows.
     *
     * Since: 0.2
     */
    properties[PROP_CONTENT] = g_param_spec_object("content", NULL, NULL, GTK_TYPE_WIDGET, flags);
    /**
     * PopsheetContentSheet:content-width: (getter get_content_width) (setter set_content_width)
     *
     * The width of the sheet where it is not attached to the lower edge; -1 for the default.
     *
     * Since: 0.2
     */
    properties[PROP_CONTENT_WIDTH] = g_param_spec_int("content-width", NULL, NULL, -1, G_MAXINT, -1, flags);
    /**
     * PopsheetContentSheet:content-height: (getter get_content_height) (setter set_content_height)
     *
     * The height of the sheet where it is not attached to the lower edge; -1 for the default.
     *
     * Since: 0.2
     */
    properties[PROP_CONTENT_HEIGHT] = g_param_spec_int("content-height", NULL, NULL, -1, G_MAXINT, -1, flags);
    /**
     * PopsheetContentSheet:controls: (getter get_controls) (setter set_controls)
     *
     * The style of the widget and of those in it.
     *
     * Since: 0.2
     */
    properties[PROP_CONTROLS] =
        g_param_spec_enum("controls", NULL, NULL, POPSHEET_TYPE_CONTROLS, POPSHEET_CONTROLS_APPLICATION, flags);
    /**
     * PopsheetContentSheet:background: (getter get_background) (setter set_background)
     *
     * The background behind the widget.
     *
     * Since: 0.2
     */
    properties[PROP_BACKGROUND] =
        g_param_spec_enum("background", NULL, NULL, POPSHEET_TYPE_BACKGROUND, POPSHEET_BACKGROUND_PLAIN, flags);
    /**
     * PopsheetContentSheet:selected-detent: (getter get_selected_detent) (setter set_selected_detent)
     *
     * The id of the detent at which the sheet rests, or to which it moves; %NULL for the smallest.
     *
     * Since: 0.2
     */
    properties[PROP_SELECTED_DETENT] = g_param_spec_string("selected-detent", NULL, NULL, NULL, flags);
    /**
     * PopsheetContentSheet:largest-undimmed-detent:
     *
     * The id of the largest detent at which what is beneath the sheet stays live; %NULL for none.
     *
     * Since: 0.2
     */
    properties[PROP_LARGEST_UNDIMMED_DETENT] =
        g_param_spec_string("largest-undimmed-detent", NULL, NULL, NULL, flags);
    /**
     * PopsheetContentSheet:scrolling-expands: (getter get_scrolling_expands) (setter set_scrolling_expands)
     *
     * Whether scrolling up in the widget first moves the sheet to a larger detent.
     *
     * Since: 0.2
     */
    properties[PROP_SCROLLING_EXPANDS] = g_param_spec_boolean("scrolling-expands", NULL, NULL, TRUE, flags);
    /**
     * PopsheetContentSheet:shows-grabber: (getter get_shows_grabber) (setter set_shows_grabber)
     *
     * Whether there is a grabber if the detents have more than one height.
     *
     * Since: 0.2
     */
    properties[PROP_SHOWS_GRABBER] = g_param_spec_boolean("shows-grabber", NULL, NULL, TRUE, flags);
    /**
     * PopsheetContentSheet:height: (getter get_height)
     *
     * The height of the visible part of the sheet in logical pixels, in each frame of a motion.
     *
     * Since: 0.2
     */
    properties[PROP_HEIGHT] = g_param_spec_double("height", NULL, NULL, 0, G_MAXDOUBLE, 0, read_only);
    /**
     * PopsheetContentSheet:at-rest: (getter get_at_rest)
     *
     * Whether the sheet is presented and does not move.
     *
     * Since: 0.2
     */
    properties[PROP_AT_REST] = g_param_spec_boolean("at-rest", NULL, NULL, FALSE, read_only);
    g_object_class_install_properties(object_class, N_PROPERTIES, properties);

    /**
     * PopsheetContentSheet::detent-changed:
     * @self: a sheet
     * @id: the id of the detent
     * @cause: why the sheet moves
     *
     * Emitted when the sheet begins to move to another detent.
     *
     * Since: 0.2
     */
    signals[DETENT_CHANGED] =
        g_signal_new("detent-changed", POPSHEET_TYPE_CONTENT_SHEET, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                     G_TYPE_NONE, 2, G_TYPE_STRING, POPSHEET_TYPE_DETENT_CAUSE);
}

static void popsheet_content_sheet_init(PopsheetContentSheet *self) {
    BASE(self)->state.has_cancel = false;
    PopsheetContentSheetState *state = &self->state;
    state->width = state->height = -1;
    state->scrolling_expands = state->shows_grabber = true;
    state->detents = g_ptr_array_new_with_free_func((GDestroyNotify)popsheet_detent_unref);
    g_ptr_array_add(state->detents, popsheet_detent_new_large());
    state->leading = pop_api_list_new(BASE(self), POPSHEET_TYPE_BAR_ITEM);
    state->trailing = pop_api_list_new(BASE(self), POPSHEET_TYPE_BAR_ITEM);
}
