/**
 * PopsheetSheet:
 *
 * A sheet of either kind: it can be presented over any window or widget of GTK, one presentation at a time, and again
 * later.
 *
 * The style is that of a phone's sheet in a narrow window and that of a popover in a wide one, also while the window is
 * resized. Changes of properties are shown while the sheet is presented, except those of the source, of the
 * content, and of a menu model; groups of actions are those of when the presentation began.
 *
 * Use sheets on the main thread, as all of GTK.
 *
 * Since: 0.2
 */
#include "private.h"

enum {
    PROP_0, PROP_TITLE, PROP_MESSAGE, PROP_STYLE, PROP_APPEARANCE, PROP_TINT, PROP_SOURCE, PROP_POINTING_TO,
    PROP_POINTS_TO_CURSOR, PROP_POSITION, PROP_TIMEOUT, PROP_ANIMATED, PROP_CAN_CLOSE, PROP_CANCEL_LABEL,
    PROP_HAS_CANCEL, PROP_DEFAULT_ACTION, PROP_FOCUS_ACTION, PROP_KEYBOARD_INSET, PROP_PHASE, N_PROPERTIES
};
static GParamSpec *properties[N_PROPERTIES];

static void buildable_init(GtkBuildableIface *interface);

G_DEFINE_ABSTRACT_TYPE_WITH_CODE(PopsheetSheet, popsheet_sheet, G_TYPE_OBJECT,
                                 G_IMPLEMENT_INTERFACE(GTK_TYPE_BUILDABLE, buildable_init))

#define CONTENTS(property) pop_api_sheet_notify(self, properties[property], POP_API_CHANGE_CONTENTS)
#define OPTIONS(property) pop_api_sheet_notify(self, properties[property], POP_API_CHANGE_OPTIONS)
#define TEXT(name, property, change)                                                                                   \
    TEXT_ACCESSORS(PopsheetSheet, popsheet_sheet, SHEET, name, state.name, FALSE, change(property))
#define FLAG(name, field, property, change)                                                                            \
    FLAG_ACCESSORS(PopsheetSheet, popsheet_sheet, SHEET, name, state.field, change(property))
#define VALUE(Value, name, property, valid)                                                                            \
    VALUE_ACCESSORS(PopsheetSheet, popsheet_sheet, SHEET, Value, name, state.name, valid, OPTIONS(property))

void pop_api_sheet_notify(PopsheetSheet *self, GParamSpec *property, PopApiChange change) {
    // Before listeners run, which may change something else.
    if (self->state.peer) pop_api_changed(self, change);
    g_object_notify_by_pspec(G_OBJECT(self), property);
}

TEXT(title, PROP_TITLE, CONTENTS)
TEXT(message, PROP_MESSAGE, CONTENTS)
TEXT(cancel_label, PROP_CANCEL_LABEL, CONTENTS)
TEXT(default_action, PROP_DEFAULT_ACTION, CONTENTS)
TEXT(focus_action, PROP_FOCUS_ACTION, CONTENTS)
TEXT(appearance, PROP_APPEARANCE, OPTIONS)
FLAG(has_cancel, has_cancel, PROP_HAS_CANCEL, CONTENTS)
FLAG(points_to_cursor, points_to_cursor, PROP_POINTS_TO_CURSOR, OPTIONS)
FLAG(animated, is_animated, PROP_ANIMATED, OPTIONS)
FLAG(can_close, can_close, PROP_CAN_CLOSE, OPTIONS)
VALUE(PopsheetStyle, style, PROP_STYLE, style >= POPSHEET_STYLE_AUTOMATIC && style <= POPSHEET_STYLE_COMPACT)
VALUE(PopsheetPositions, position, PROP_POSITION, (position & ~POPSHEET_POSITIONS_ALL) == 0)
VALUE(guint, timeout, PROP_TIMEOUT, TRUE)
VALUE(double, keyboard_inset, PROP_KEYBOARD_INSET, keyboard_inset >= 0 && keyboard_inset <= G_MAXINT)
VALUE_GETTER(PopsheetSheet, popsheet_sheet, SHEET, PopsheetPhase, phase, state.phase)

void popsheet_sheet_set_tint(PopsheetSheet *self, const GdkRGBA *tint) {
    g_return_if_fail(POPSHEET_IS_SHEET(self));
    RETURN_OFF_MAIN_THREAD();
    if (tint ? self->state.has_tint && gdk_rgba_equal(tint, &self->state.tint) : !self->state.has_tint) return;
    self->state.has_tint = tint != NULL;
    if (tint) self->state.tint = *tint;
    OPTIONS(PROP_TINT);
}

const GdkRGBA *popsheet_sheet_get_tint(PopsheetSheet *self) {
    g_return_val_if_fail(POPSHEET_IS_SHEET(self), NULL);
    return self->state.has_tint ? &self->state.tint : NULL;
}

void popsheet_sheet_set_source(PopsheetSheet *self, GtkWidget *source) {
    g_return_if_fail(POPSHEET_IS_SHEET(self));
    g_return_if_fail(!source || GTK_IS_WIDGET(source));
    RETURN_OFF_MAIN_THREAD();
    if (popsheet_sheet_get_source(self) == source) return;
    g_weak_ref_set(&self->state.source, source);
    OPTIONS(PROP_SOURCE);
}

GtkWidget *pop_api_sheet_source(PopsheetSheet *sheet) { return g_weak_ref_get(&sheet->state.source); }

GtkWidget *popsheet_sheet_get_source(PopsheetSheet *self) {
    g_return_val_if_fail(POPSHEET_IS_SHEET(self), NULL);
    GtkWidget *source = pop_api_sheet_source(self);
    if (source) g_object_unref(source);
    return source;
}

void popsheet_sheet_set_pointing_to(PopsheetSheet *self, const GdkRectangle *rect) {
    g_return_if_fail(POPSHEET_IS_SHEET(self));
    RETURN_OFF_MAIN_THREAD();
    if (rect ? self->state.has_pointing_to && gdk_rectangle_equal(rect, &self->state.pointing_to)
             : !self->state.has_pointing_to)
        return;
    self->state.has_pointing_to = rect != NULL;
    if (rect) self->state.pointing_to = *rect;
    pop_api_sheet_notify(self, properties[PROP_POINTING_TO], POP_API_CHANGE_RECTANGLE);
}

gboolean popsheet_sheet_get_pointing_to(PopsheetSheet *self, GdkRectangle *rect) {
    g_return_val_if_fail(POPSHEET_IS_SHEET(self), FALSE);
    g_return_val_if_fail(rect, FALSE);
    *rect = self->state.pointing_to;
    return self->state.has_pointing_to;
}

void popsheet_sheet_set_action_enabled(PopsheetSheet *self, const char *id, gboolean enabled) {
    g_return_if_fail(POPSHEET_IS_SHEET(self));
    g_return_if_fail(id);
    RETURN_OFF_MAIN_THREAD();
    PopsheetAction *action = ((PopsheetSheetClass *)G_OBJECT_GET_CLASS(self))->find(self, id);
    if (action) popsheet_action_set_enabled(action, enabled);
}

void popsheet_sheet_insert_action_group(PopsheetSheet *self, const char *prefix, GActionGroup *group) {
    g_return_if_fail(POPSHEET_IS_SHEET(self));
    g_return_if_fail(prefix && *prefix && pop_api_is_text(prefix));
    g_return_if_fail(!group || G_IS_ACTION_GROUP(group));
    RETURN_OFF_MAIN_THREAD();
    if (group) {
        g_hash_table_insert(self->state.groups, g_strdup(prefix), g_object_ref(group));
    } else {
        g_hash_table_remove(self->state.groups, prefix);
    }
}

void pop_api_sheet_each_group(PopsheetSheet *sheet, void *context,
                              void (*body)(void *context, const char *prefix, void *group)) {
    GHashTableIter iterator;
    gpointer prefix, group;
    g_hash_table_iter_init(&iterator, sheet->state.groups);
    while (g_hash_table_iter_next(&iterator, &prefix, &group)) body(context, prefix, group);
}

PopsheetSheetState *pop_api_sheet_state(PopsheetSheet *sheet) { return &sheet->state; }

void pop_api_sheet_set_phase(PopsheetSheet *sheet, PopsheetPhase phase) {
    if (sheet->state.phase == phase) return;
    sheet->state.phase = phase;
    g_object_notify_by_pspec(G_OBJECT(sheet), properties[PROP_PHASE]);
}

static void set_property(GObject *object, guint property, const GValue *value, GParamSpec *spec) {
    PopsheetSheet *self = POPSHEET_SHEET(object);
    switch (property) {
        case PROP_TITLE: popsheet_sheet_set_title(self, g_value_get_string(value)); break;
        case PROP_MESSAGE: popsheet_sheet_set_message(self, g_value_get_string(value)); break;
        case PROP_STYLE: popsheet_sheet_set_style(self, g_value_get_enum(value)); break;
        case PROP_APPEARANCE: popsheet_sheet_set_appearance(self, g_value_get_string(value)); break;
        case PROP_TINT: popsheet_sheet_set_tint(self, g_value_get_boxed(value)); break;
        case PROP_SOURCE: popsheet_sheet_set_source(self, g_value_get_object(value)); break;
        case PROP_POINTING_TO: popsheet_sheet_set_pointing_to(self, g_value_get_boxed(value)); break;
        case PROP_POINTS_TO_CURSOR: popsheet_sheet_set_points_to_cursor(self, g_value_get_boolean(value)); break;
        case PROP_POSITION: popsheet_sheet_set_position(self, g_value_get_flags(value)); break;
        case PROP_TIMEOUT: popsheet_sheet_set_timeout(self, g_value_get_uint(value)); break;
        case PROP_ANIMATED: popsheet_sheet_set_animated(self, g_value_get_boolean(value)); break;
        case PROP_CAN_CLOSE: popsheet_sheet_set_can_close(self, g_value_get_boolean(value)); break;
        case PROP_CANCEL_LABEL: popsheet_sheet_set_cancel_label(self, g_value_get_string(value)); break;
        case PROP_HAS_CANCEL: popsheet_sheet_set_has_cancel(self, g_value_get_boolean(value)); break;
        case PROP_DEFAULT_ACTION: popsheet_sheet_set_default_action(self, g_value_get_string(value)); break;
        case PROP_FOCUS_ACTION: popsheet_sheet_set_focus_action(self, g_value_get_string(value)); break;
        case PROP_KEYBOARD_INSET: popsheet_sheet_set_keyboard_inset(self, g_value_get_double(value)); break;
        default: G_OBJECT_WARN_INVALID_PROPERTY_ID(object, property, spec);
    }
}

static void get_property(GObject *object, guint property, GValue *value, GParamSpec *spec) {
    const PopsheetSheetState *state = &POPSHEET_SHEET(object)->state;
    switch (property) {
        case PROP_TITLE: g_value_set_string(value, state->title); break;
        case PROP_MESSAGE: g_value_set_string(value, state->message); break;
        case PROP_STYLE: g_value_set_enum(value, state->style); break;
        case PROP_APPEARANCE: g_value_set_string(value, state->appearance); break;
        case PROP_TINT: g_value_set_boxed(value, state->has_tint ? &state->tint : NULL); break;
        case PROP_SOURCE: g_value_take_object(value, pop_api_sheet_source(POPSHEET_SHEET(object))); break;
        case PROP_POINTING_TO: g_value_set_boxed(value, state->has_pointing_to ? &state->pointing_to : NULL); break;
        case PROP_POINTS_TO_CURSOR: g_value_set_boolean(value, state->points_to_cursor); break;
        case PROP_POSITION: g_value_set_flags(value, state->position); break;
        case PROP_TIMEOUT: g_value_set_uint(value, state->timeout); break;
        case PROP_ANIMATED: g_value_set_boolean(value, state->is_animated); break;
        case PROP_CAN_CLOSE: g_value_set_boolean(value, state->can_close); break;
        case PROP_CANCEL_LABEL: g_value_set_string(value, state->cancel_label); break;
        case PROP_HAS_CANCEL: g_value_set_boolean(value, state->has_cancel); break;
        case PROP_DEFAULT_ACTION: g_value_set_string(value, state->default_action); break;
        case PROP_FOCUS_ACTION: g_value_set_string(value, state->focus_action); break;
        case PROP_KEYBOARD_INSET: g_value_set_double(value, state->keyboard_inset); break;
        case PROP_PHASE: g_value_set_enum(value, state->phase); break;
        default: G_OBJECT_WARN_INVALID_PROPERTY_ID(object, property, spec);
    }
}

static void add_child(GtkBuildable *buildable, GtkBuilder *builder, GObject *child, const char *type) {
    PopsheetSheet *self = POPSHEET_SHEET(buildable);
    (void)builder;
    if (((PopsheetSheetClass *)G_OBJECT_GET_CLASS(self))->add_child(self, child, type)) return;
    if (type) {
        GTK_BUILDER_WARN_INVALID_CHILD_TYPE(self, type);
    } else {
        g_warning("a %s can't be a child of a %s", G_OBJECT_TYPE_NAME(child), G_OBJECT_TYPE_NAME(self));
    }
}

static void buildable_init(GtkBuildableIface *interface) { interface->add_child = add_child; }

static void finalize(GObject *object) {
    PopsheetSheetState *state = &POPSHEET_SHEET(object)->state;
    // A binding's garbage collector may release objects on its own thread.
    pop_api_destroy_on_main_thread(state->peer, pop_api_release);
    g_weak_ref_clear(&state->source);
    g_object_unref(state->actions);
    g_hash_table_unref(state->groups);
    char *texts[] = {state->title, state->message, state->appearance, state->cancel_label, state->default_action,
                     state->focus_action};
    for (size_t index = 0; index < G_N_ELEMENTS(texts); index++) g_free(texts[index]);
    G_OBJECT_CLASS(popsheet_sheet_parent_class)->finalize(object);
}

static void popsheet_sheet_class_init(PopsheetSheetClass *class) {
    GObjectClass *object_class = G_OBJECT_CLASS(class);
    object_class->set_property = set_property;
    object_class->get_property = get_property;
    object_class->finalize = finalize;
    const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;
    const GParamFlags read_only = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
    /**
     * PopsheetSheet:title: (getter get_title) (setter set_title)
     *
     * The title: a few words that say what the sheet is for.
     *
     * Since: 0.2
     */
    properties[PROP_TITLE] = g_param_spec_string("title", NULL, NULL, NULL, flags);
    /**
     * PopsheetSheet:message: (getter get_message) (setter set_message)
     *
     * The message: what the user must know to answer.
     *
     * Since: 0.2
     */
    properties[PROP_MESSAGE] = g_param_spec_string("message", NULL, NULL, NULL, flags);
    /**
     * PopsheetSheet:style: (getter get_style) (setter set_style)
     *
     * The style of a presentation.
     *
     * Since: 0.2
     */
    properties[PROP_STYLE] =
        g_param_spec_enum("style", NULL, NULL, POPSHEET_TYPE_STYLE, POPSHEET_STYLE_AUTOMATIC, flags);
    /**
     * PopsheetSheet:appearance: (getter get_appearance) (setter set_appearance)
     *
     * The name of the appearance; %NULL for the default one, which follows the desktop.
     *
     * Since: 0.2
     */
    properties[PROP_APPEARANCE] = g_param_spec_string("appearance", NULL, NULL, NULL, flags);
    /**
     * PopsheetSheet:tint: (getter get_tint) (setter set_tint)
     *
     * The colour of ordinary actions; %NULL for that of the appearance.
     *
     * Since: 0.2
     */
    properties[PROP_TINT] = g_param_spec_boxed("tint", NULL, NULL, GDK_TYPE_RGBA, flags);
    /**
     * PopsheetSheet:source: (getter get_source) (setter set_source)
     *
     * The widget that a popover points at, which the sheet does not keep alive.
     *
     * Since: 0.2
     */
    properties[PROP_SOURCE] = g_param_spec_object("source", NULL, NULL, GTK_TYPE_WIDGET, flags);
    /**
     * PopsheetSheet:pointing-to:
     *
     * The part of the source that a popover points at; %NULL for the whole source.
     *
     * Since: 0.2
     */
    properties[PROP_POINTING_TO] = g_param_spec_boxed("pointing-to", NULL, NULL, GDK_TYPE_RECTANGLE, flags);
    /**
     * PopsheetSheet:points-to-cursor: (getter get_points_to_cursor) (setter set_points_to_cursor)
     *
     * Whether a popover points at the text cursor of its source, also when it moves.
     *
     * Since: 0.2
     */
    properties[PROP_POINTS_TO_CURSOR] = g_param_spec_boolean("points-to-cursor", NULL, NULL, FALSE, flags);
    /**
     * PopsheetSheet:position: (getter get_position) (setter set_position)
     *
     * Where a popover may be, relative to its source.
     *
     * Since: 0.2
     */
    properties[PROP_POSITION] =
        g_param_spec_flags("position", NULL, NULL, POPSHEET_TYPE_POSITIONS, POPSHEET_POSITIONS_ALL, flags);
    /**
     * PopsheetSheet:timeout: (getter get_timeout) (setter set_timeout)
     *
     * The time in milliseconds after which the sheet is cancelled; 0 for no limit.
     *
     * Since: 0.2
     */
    properties[PROP_TIMEOUT] = g_param_spec_uint("timeout", NULL, NULL, 0, G_MAXUINT, 0, flags);
    /**
     * PopsheetSheet:animated: (getter get_animated) (setter set_animated)
     *
     * Whether presenting and dismissing is animated, if the desktop's settings allow it.
     *
     * Since: 0.2
     */
    properties[PROP_ANIMATED] = g_param_spec_boolean("animated", NULL, NULL, TRUE, flags);
    /**
     * PopsheetSheet:can-close: (getter get_can_close) (setter set_can_close)
     *
     * Whether the user and [method@Popsheet.Sheet.close] can cancel the sheet.
     *
     * Since: 0.2
     */
    properties[PROP_CAN_CLOSE] = g_param_spec_boolean("can-close", NULL, NULL, TRUE, flags);
    /**
     * PopsheetSheet:cancel-label: (getter get_cancel_label) (setter set_cancel_label)
     *
     * The label of the cancel action; %NULL for "Cancel" in the user's language.
     *
     * Since: 0.2
     */
    properties[PROP_CANCEL_LABEL] = g_param_spec_string("cancel-label", NULL, NULL, NULL, flags);
    /**
     * PopsheetSheet:has-cancel: (getter get_has_cancel) (setter set_has_cancel)
     *
     * Whether there is a cancel action, if none was appended. A content sheet begins without one.
     *
     * Since: 0.2
     */
    properties[PROP_HAS_CANCEL] = g_param_spec_boolean("has-cancel", NULL, NULL, TRUE, flags);
    /**
     * PopsheetSheet:default-action: (getter get_default_action) (setter set_default_action)
     *
     * The id of the action that the Return key chooses unless the focused widget takes the key.
     *
     * Since: 0.2
     */
    properties[PROP_DEFAULT_ACTION] = g_param_spec_string("default-action", NULL, NULL, NULL, flags);
    /**
     * PopsheetSheet:focus-action: (getter get_focus_action) (setter set_focus_action)
     *
     * The id of the action that has the keyboard focus when the sheet is presented.
     *
     * Since: 0.2
     */
    properties[PROP_FOCUS_ACTION] = g_param_spec_string("focus-action", NULL, NULL, NULL, flags);
    /**
     * PopsheetSheet:keyboard-inset: (getter get_keyboard_inset) (setter set_keyboard_inset)
     *
     * The height of what covers the lower edge of the window, such as an on-screen keyboard.
     *
     * Since: 0.2
     */
    properties[PROP_KEYBOARD_INSET] = g_param_spec_double("keyboard-inset", NULL, NULL, 0, G_MAXINT, 0, flags);
    /**
     * PopsheetSheet:phase: (getter get_phase)
     *
     * The phase of the presentation.
     *
     * Since: 0.2
     */
    properties[PROP_PHASE] =
        g_param_spec_enum("phase", NULL, NULL, POPSHEET_TYPE_PHASE, POPSHEET_PHASE_IDLE, read_only);
    g_object_class_install_properties(object_class, N_PROPERTIES, properties);
    pop_api_sheet_add_signals(object_class);
}

static void popsheet_sheet_init(PopsheetSheet *self) {
    PopsheetSheetState *state = &self->state;
    state->position = POPSHEET_POSITIONS_ALL;
    state->is_animated = state->can_close = state->has_cancel = true;
    state->actions = pop_api_list_new(self, POPSHEET_TYPE_ACTION);
    state->groups = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, g_object_unref);
    g_weak_ref_init(&state->source, NULL);
}
