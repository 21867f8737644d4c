// An action of a sheet.
#pragma once

#include "popsheet-enums.h"
#include "popsheet-types.h"

G_BEGIN_DECLS

/**
 * popsheet_action_new:
 * @id: (nullable): an identifier that is unique in a sheet; %NULL to use the label
 * @label: the text of the action's row
 *
 * Creates an action.
 *
 * Returns: (transfer full): the action
 *
 * Since: 0.2
 */
PopsheetAction *popsheet_action_new(const char *id, const char *label);

/**
 * popsheet_action_get_id:
 * @self: an action
 *
 * Returns the identifier, which is unique in a sheet.
 *
 * Returns: the id
 *
 * Since: 0.2
 */
const char *popsheet_action_get_id(PopsheetAction *self);

/**
 * popsheet_action_set_label:
 * @self: an action
 * @label: plain text
 *
 * Sets the text of the action's row.
 *
 * Since: 0.2
 */
void popsheet_action_set_label(PopsheetAction *self, const char *label);

/**
 * popsheet_action_get_label:
 * @self: an action
 *
 * Returns the text of the action's row.
 *
 * Returns: plain text
 *
 * Since: 0.2
 */
const char *popsheet_action_get_label(PopsheetAction *self);

/**
 * popsheet_action_set_use_underline:
 * @self: an action
 * @use_underline: whether it does
 *
 * Sets whether an underscore in the label marks the letter that, with the Alt key, chooses the action.
 *
 * Since: 0.2
 */
void popsheet_action_set_use_underline(PopsheetAction *self, gboolean use_underline);

/**
 * popsheet_action_get_use_underline:
 * @self: an action
 *
 * Returns whether an underscore in the label marks the letter that, with the Alt key, chooses the action.
 *
 * Returns: whether it does
 *
 * Since: 0.2
 */
gboolean popsheet_action_get_use_underline(PopsheetAction *self);

/**
 * popsheet_action_set_subtitle:
 * @self: an action
 * @subtitle: (nullable): plain text
 *
 * Sets the second line below the label.
 *
 * Since: 0.2
 */
void popsheet_action_set_subtitle(PopsheetAction *self, const char *subtitle);

/**
 * popsheet_action_get_subtitle:
 * @self: an action
 *
 * Returns the second line below the label.
 *
 * Returns: (nullable): plain text
 *
 * Since: 0.2
 */
const char *popsheet_action_get_subtitle(PopsheetAction *self);

/**
 * popsheet_action_set_icon:
 * @self: an action
 * @icon: (nullable): an icon
 *
 * Sets the icon at the leading edge: a themed icon or an image file; others are not shown.
 *
 * Since: 0.2
 */
void popsheet_action_set_icon(PopsheetAction *self, GIcon *icon);

/**
 * popsheet_action_get_icon:
 * @self: an action
 *
 * Returns the icon at the leading edge: a themed icon or an image file; others are not shown.
 *
 * Returns: (transfer none) (nullable): an icon
 *
 * Since: 0.2
 */
GIcon *popsheet_action_get_icon(PopsheetAction *self);

/**
 * popsheet_action_set_role:
 * @self: an action
 * @role: a role
 *
 * Sets the meaning of the action to the user.
 *
 * Since: 0.2
 */
void popsheet_action_set_role(PopsheetAction *self, PopsheetRole role);

/**
 * popsheet_action_get_role:
 * @self: an action
 *
 * Returns the meaning of the action to the user.
 *
 * Returns: a role
 *
 * Since: 0.2
 */
PopsheetRole popsheet_action_get_role(PopsheetAction *self);

/**
 * popsheet_action_set_enabled:
 * @self: an action
 * @enabled: whether it can
 *
 * Sets whether the action can be chosen; a disabled action is dimmed.
 *
 * Since: 0.2
 */
void popsheet_action_set_enabled(PopsheetAction *self, gboolean enabled);

/**
 * popsheet_action_get_enabled:
 * @self: an action
 *
 * Returns whether the action can be chosen; a disabled action is dimmed.
 *
 * Returns: whether it can
 *
 * Since: 0.2
 */
gboolean popsheet_action_get_enabled(PopsheetAction *self);

G_END_DECLS
