/**
 * PopsheetAction:
 *
 * An action of a sheet: a row that the user can choose.
 *
 * Labels and subtitles are plain text; markup is shown literally.
 *
 * Since: 0.2
 */
#include "private.h"

enum {
    PROP_0, PROP_ID, PROP_LABEL, PROP_USE_UNDERLINE, PROP_SUBTITLE, PROP_ICON, PROP_ROLE, PROP_ENABLED, N_PROPERTIES
};
static GParamSpec *properties[N_PROPERTIES];
enum { ACTIVATED, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_TYPE(PopsheetAction, popsheet_action, G_TYPE_OBJECT)

#define NOTIFY(property) g_object_notify_by_pspec(G_OBJECT(self), properties[property])

static void set_label(PopsheetAction *self, const char *label) {
    self->state.has_standard_label = false;
    if (!pop_api_set_text(&self->state.label, label)) return;
    NOTIFY(PROP_LABEL);
    if (!self->state.id) NOTIFY(PROP_ID);
}

void popsheet_action_set_label(PopsheetAction *self, const char *label) {
    g_return_if_fail(POPSHEET_IS_ACTION(self));
    g_return_if_fail(label && pop_api_is_text(label));
    RETURN_OFF_MAIN_THREAD();
    set_label(self, label);
}

const char *popsheet_action_get_label(PopsheetAction *self) {
    g_return_val_if_fail(POPSHEET_IS_ACTION(self), NULL);
    return self->state.label;
}

const char *popsheet_action_get_id(PopsheetAction *self) {
    g_return_val_if_fail(POPSHEET_IS_ACTION(self), NULL);
    return pop_api_action_id(self);
}

const char *pop_api_action_id(PopsheetAction *self) { return self->state.id ? self->state.id : self->state.label; }

TEXT_ACCESSORS(PopsheetAction, popsheet_action, ACTION, subtitle, state.subtitle, FALSE, NOTIFY(PROP_SUBTITLE))
FLAG_ACCESSORS(PopsheetAction, popsheet_action, ACTION, use_underline, state.uses_underline, NOTIFY(PROP_USE_UNDERLINE))
FLAG_ACCESSORS(PopsheetAction, popsheet_action, ACTION, enabled, state.is_enabled, NOTIFY(PROP_ENABLED))
VALUE_ACCESSORS(PopsheetAction, popsheet_action, ACTION, PopsheetRole, role, state.role,
                role >= POPSHEET_ROLE_DEFAULT && role <= POPSHEET_ROLE_CANCEL, NOTIFY(PROP_ROLE))

void popsheet_action_set_icon(PopsheetAction *self, GIcon *icon) {
    g_return_if_fail(POPSHEET_IS_ACTION(self));
    g_return_if_fail(!icon || G_IS_ICON(icon));
    RETURN_OFF_MAIN_THREAD();
    if (g_set_object(&self->state.icon, icon)) NOTIFY(PROP_ICON);
}

GIcon *popsheet_action_get_icon(PopsheetAction *self) {
    g_return_val_if_fail(POPSHEET_IS_ACTION(self), NULL);
    return self->state.icon;
}

PopsheetAction *popsheet_action_new(const char *id, const char *label) {
    g_return_val_if_fail(pop_api_is_text(id), NULL);
    g_return_val_if_fail(label && pop_api_is_text(label), NULL);
    RETURN_VALUE_OFF_MAIN_THREAD(NULL);
    return g_object_new(POPSHEET_TYPE_ACTION, "id", id, "label", label, NULL);
}

PopsheetActionState *pop_api_action_state(PopsheetAction *action) { return &action->state; }

void pop_api_action_emit_activated(PopsheetAction *action) { g_signal_emit(action, signals[ACTIVATED], 0); }

static void set_property(GObject *object, guint property, const GValue *value, GParamSpec *spec) {
    PopsheetAction *self = POPSHEET_ACTION(object);
    switch (property) {
        case PROP_ID:
            g_return_if_fail(pop_api_is_text(g_value_get_string(value)));
            self->state.id = g_value_dup_string(value);
            break;
        case PROP_LABEL: popsheet_action_set_label(self, g_value_get_string(value)); break;
        case PROP_USE_UNDERLINE: popsheet_action_set_use_underline(self, g_value_get_boolean(value)); break;
        case PROP_SUBTITLE: popsheet_action_set_subtitle(self, g_value_get_string(value)); break;
        case PROP_ICON: popsheet_action_set_icon(self, g_value_get_object(value)); break;
        case PROP_ROLE: popsheet_action_set_role(self, g_value_get_enum(value)); break;
        case PROP_ENABLED: popsheet_action_set_enabled(self, g_value_get_boolean(value)); break;
        default: G_OBJECT_WARN_INVALID_PROPERTY_ID(object, property, spec);
    }
}

static void get_property(GObject *object, guint property, GValue *value, GParamSpec *spec) {
    PopsheetAction *self = POPSHEET_ACTION(object);
    switch (property) {
        case PROP_ID: g_value_set_string(value, pop_api_action_id(self)); break;
        case PROP_LABEL: g_value_set_string(value, self->state.label); break;
        case PROP_USE_UNDERLINE: g_value_set_boolean(value, self->state.uses_underline); break;
        case PROP_SUBTITLE: g_value_set_string(value, self->state.subtitle); break;
        case PROP_ICON: g_value_set_object(value, self->state.icon); break;
        case PROP_ROLE: g_value_set_enum(value, self->state.role); break;
        case PROP_ENABLED: g_value_set_boolean(value, self->state.is_enabled); break;
        default: G_OBJECT_WARN_INVALID_PROPERTY_ID(object, property, spec);
    }
}

static void finalize(GObject *object) {
    PopsheetAction *self = POPSHEET_ACTION(object);
    g_free(self->state.id);
    g_free(self->state.label);
    g_free(self->state.subtitle);
    g_clear_object(&self->state.icon);
    G_OBJECT_CLASS(popsheet_action_parent_class)->finalize(object);
}

static void popsheet_action_class_init(PopsheetActionClass *class) {
    GObjectClass *object_class = G_OBJECT_CLASS(class);
    object_class->set_property = set_property;
    object_class->get_property = get_property;
    object_class->finalize = finalize;
    const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

    /**
     * PopsheetAction:id:
     *
     * The identifier, which is unique in a sheet; the label if none was given.
     *
     * Since: 0.2
     */
    properties[PROP_ID] = g_param_spec_string("id", NULL, NULL, NULL,
                                              G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
    /**
     * PopsheetAction:label: (getter get_label) (setter set_label)
     *
     * The text of the action's row.
     *
     * Since: 0.2
     */
    properties[PROP_LABEL] = g_param_spec_string("label", NULL, NULL, "", flags);
    /**
     * PopsheetAction:use-underline: (getter get_use_underline) (setter set_use_underline)
     *
     * Whether an underscore in the label marks the letter that, with the Alt key, chooses the action.
     *
     * Since: 0.2
     */
    properties[PROP_USE_UNDERLINE] = g_param_spec_boolean("use-underline", NULL, NULL, FALSE, flags);
    /**
     * PopsheetAction:subtitle: (getter get_subtitle) (setter set_subtitle)
     *
     * The second line below the label.
     *
     * Since: 0.2
     */
    properties[PROP_SUBTITLE] = g_param_spec_string("subtitle", NULL, NULL, NULL, flags);
    /**
     * PopsheetAction:icon: (getter get_icon) (setter set_icon)
     *
     * The icon at the leading edge: a themed icon or an image file.
     *
     * Since: 0.2
     */
    properties[PROP_ICON] = g_param_spec_object("icon", NULL, NULL, G_TYPE_ICON, flags);
    /**
     * PopsheetAction:role: (getter get_role) (setter set_role)
     *
     * The meaning of the action to the user.
     *
     * Since: 0.2
     */
    properties[PROP_ROLE] =
        g_param_spec_enum("role", NULL, NULL, POPSHEET_TYPE_ROLE, POPSHEET_ROLE_DEFAULT, flags);
    /**
     * PopsheetAction:enabled: (getter get_enabled) (setter set_enabled)
     *
     * Whether the action can be chosen.
     *
     * Since: 0.2
     */
    properties[PROP_ENABLED] = g_param_spec_boolean("enabled", NULL, NULL, TRUE, flags);
    g_object_class_install_properties(object_class, N_PROPERTIES, properties);

    /**
     * PopsheetAction::activated:
     * @self: an action
     *
     * Emitted when the user has chosen the action, after the sheet is gone.
     *
     * An item that does not dismiss its sheet emits it at once.
     *
     * Since: 0.2
     */
    signals[ACTIVATED] = g_signal_new("activated", POPSHEET_TYPE_ACTION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                      G_TYPE_NONE, 0);
}

static void popsheet_action_init(PopsheetAction *self) {
    self->state.label = g_strdup("");
    self->state.is_enabled = true;
    self->state.dismisses = true;
}
