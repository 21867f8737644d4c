/**
 * PopsheetBarItem:
 *
 * A button in the bar of a content sheet.
 *
 * Choosing it ends the presentation, with the same outcome as an action with its id, unless it does not dismiss the
 * sheet.
 *
 * Since: 0.2
 */
#include "popsheet-bar-item.h"
#include "private.h"

struct _PopsheetBarItem {
    PopsheetAction parent_instance;
};

struct _PopsheetBarItemClass {
    PopsheetActionClass parent_class;
};

enum { PROP_0, PROP_DISMISSES, PROP_BUSY, PROP_IS_DEFAULT, N_PROPERTIES };
static GParamSpec *properties[N_PROPERTIES];

G_DEFINE_FINAL_TYPE(PopsheetBarItem, popsheet_bar_item, POPSHEET_TYPE_ACTION)

#define NOTIFY(property) g_object_notify_by_pspec(G_OBJECT(self), properties[property])
#define FLAG(name, field, property)                                                                                    \
    FLAG_ACCESSORS(PopsheetBarItem, popsheet_bar_item, BAR_ITEM, name, parent_instance.state.field, NOTIFY(property))

FLAG(dismisses, dismisses, PROP_DISMISSES)
FLAG(busy, is_busy, PROP_BUSY)
FLAG(is_default, is_default, PROP_IS_DEFAULT)

PopsheetBarItem *popsheet_bar_item_new(const char *id, const char *label) {
    g_return_val_if_fail(pop_api_is_text(id), NULL);
    g_return_val_if_fail(label && pop_api_is_text(label), NULL);
    RETURN_VALUE_OFF_MAIN_THREAD(NULL);
    return g_object_new(POPSHEET_TYPE_BAR_ITEM, "id", id, "label", label, NULL);
}

PopsheetBarItem *popsheet_bar_item_new_cancel(void) {
    RETURN_VALUE_OFF_MAIN_THREAD(NULL);
    PopsheetBarItem *self =
        g_object_new(POPSHEET_TYPE_BAR_ITEM, "id", "cancel", "label", "Cancel", "role", POPSHEET_ROLE_CANCEL, NULL);
    self->parent_instance.state.has_standard_label = true;
    return self;
}

static void set_property(GObject *object, guint property, const GValue *value, GParamSpec *spec) {
    PopsheetBarItem *self = POPSHEET_BAR_ITEM(object);
    switch (property) {
        case PROP_DISMISSES: popsheet_bar_item_set_dismisses(self, g_value_get_boolean(value)); break;
        case PROP_BUSY: popsheet_bar_item_set_busy(self, g_value_get_boolean(value)); break;
        case PROP_IS_DEFAULT: popsheet_bar_item_set_is_default(self, g_value_get_boolean(value)); break;
        default: G_OBJECT_WARN_INVALID_PROPERTY_ID(object, property, spec);
    }
}

static void get_property(GObject *object, guint property, GValue *value, GParamSpec *spec) {
    PopsheetBarItem *self = POPSHEET_BAR_ITEM(object);
    switch (property) {
        case PROP_DISMISSES: g_value_set_boolean(value, self->parent_instance.state.dismisses); break;
        case PROP_BUSY: g_value_set_boolean(value, self->parent_instance.state.is_busy); break;
        case PROP_IS_DEFAULT: g_value_set_boolean(value, self->parent_instance.state.is_default); break;
        default: G_OBJECT_WARN_INVALID_PROPERTY_ID(object, property, spec);
    }
}

static void popsheet_bar_item_class_init(PopsheetBarItemClass *class) {
    GObjectClass *object_class = G_OBJECT_CLASS(class);
    object_class->set_property = set_property;
    object_class->get_property = get_property;
    const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

    /**
     * PopsheetBarItem:dismisses: (getter get_dismisses) (setter set_dismisses)
     *
     * Whether choosing the item dismisses the sheet.
     *
     * Since: 0.2
     */
    properties[PROP_DISMISSES] = g_param_spec_boolean("dismisses", NULL, NULL, TRUE, flags);
    /**
     * PopsheetBarItem:busy: (getter get_busy) (setter set_busy)
     *
     * Whether the item shows a spinner instead of its label and can't be chosen.
     *
     * Since: 0.2
     */
    properties[PROP_BUSY] = g_param_spec_boolean("busy", NULL, NULL, FALSE, flags);
    /**
     * PopsheetBarItem:is-default: (getter get_is_default) (setter set_is_default)
     *
     * Whether the item is the default one, of which a sheet has at most one.
     *
     * Since: 0.2
     */
    properties[PROP_IS_DEFAULT] = g_param_spec_boolean("is-default", NULL, NULL, FALSE, flags);
    g_object_class_install_properties(object_class, N_PROPERTIES, properties);
}

static void popsheet_bar_item_init(PopsheetBarItem *self) { (void)self; }
