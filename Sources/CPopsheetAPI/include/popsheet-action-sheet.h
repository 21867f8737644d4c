// A sheet of actions.
#pragma once

#include "popsheet-sheet.h"

G_BEGIN_DECLS

/**
 * popsheet_action_sheet_new:
 * @title: (nullable): the question, in a few words
 * @message: (nullable): what the user must know to answer it
 *
 * Creates a sheet without actions.
 *
 * Returns: (transfer full): the sheet
 *
 * Since: 0.2
 */
PopsheetActionSheet *popsheet_action_sheet_new(const char *title, const char *message);

/**
 * popsheet_action_sheet_new_from_menu:
 * @menu: a menu
 *
 * Creates a sheet whose actions are the items of a menu.
 *
 * While the sheet is presented, it follows the menu, its sections and submenus, and the actions that they name.
 * Choosing an item activates its action with its target once the sheet is gone.
 *
 * Returns: (transfer full): the sheet
 *
 * Since: 0.2
 */
PopsheetActionSheet *popsheet_action_sheet_new_from_menu(GMenuModel *menu);

/**
 * popsheet_action_sheet_append:
 * @self: a sheet
 * @action: an action
 *
 * Appends an action, also while the sheet is presented.
 *
 * An id or a second cancel action that the sheet already has is an error of the next presentation. While the sheet is
 * presented, it is a warning, and the sheet keeps showing the actions before the change.
 *
 * Since: 0.2
 */
void popsheet_action_sheet_append(PopsheetActionSheet *self, PopsheetAction *action);

/**
 * popsheet_action_sheet_append_new:
 * @self: a sheet
 * @id: (nullable): an identifier that is unique in a sheet; %NULL to use the label
 * @label: the text of the action's row
 * @role: what choosing the action means
 *
 * Creates and appends an action.
 *
 * Returns: (transfer none): the action, which the sheet keeps
 *
 * Since: 0.2
 */
PopsheetAction *popsheet_action_sheet_append_new(PopsheetActionSheet *self, const char *id, const char *label,
                                                 PopsheetRole role);

/**
 * popsheet_action_sheet_remove:
 * @self: a sheet
 * @id: the id of an action
 *
 * Removes an action, also while the sheet is presented.
 *
 * Returns: %FALSE if the sheet does not have it
 *
 * Since: 0.2
 */
gboolean popsheet_action_sheet_remove(PopsheetActionSheet *self, const char *id);

/**
 * popsheet_action_sheet_remove_all:
 * @self: a sheet
 *
 * Removes all actions, also while the sheet is presented.
 *
 * Since: 0.2
 */
void popsheet_action_sheet_remove_all(PopsheetActionSheet *self);

/**
 * popsheet_action_sheet_get_action:
 * @self: a sheet
 * @id: the id of an action
 *
 * Returns an action.
 *
 * Returns: (transfer none) (nullable): the action
 *
 * Since: 0.2
 */
PopsheetAction *popsheet_action_sheet_get_action(PopsheetActionSheet *self, const char *id);

/**
 * popsheet_action_sheet_get_actions:
 * @self: a sheet
 *
 * Returns the list of the actions that were appended, in the given order. The items of a menu are not in it.
 *
 * Returns: (transfer none): a list of [class@Popsheet.Action]
 *
 * Since: 0.2
 */
GListModel *popsheet_action_sheet_get_actions(PopsheetActionSheet *self);

/**
 * popsheet_action_sheet_set_menu_model:
 * @self: a sheet
 * @menu: (nullable): a menu
 *
 * Sets the menu whose items are the actions, instead of those that were appended.
 *
 * Since: 0.2
 */
void popsheet_action_sheet_set_menu_model(PopsheetActionSheet *self, GMenuModel *menu);

/**
 * popsheet_action_sheet_get_menu_model:
 * @self: a sheet
 *
 * Returns the menu whose items are the actions, instead of those that were appended.
 *
 * Returns: (transfer none) (nullable): a menu
 *
 * Since: 0.2
 */
GMenuModel *popsheet_action_sheet_get_menu_model(PopsheetActionSheet *self);

/**
 * popsheet_action_sheet_set_ordering:
 * @self: a sheet
 * @ordering: an order
 *
 * Sets the order in which the actions are shown.
 *
 * Since: 0.2
 */
void popsheet_action_sheet_set_ordering(PopsheetActionSheet *self, PopsheetOrdering ordering);

/**
 * popsheet_action_sheet_get_ordering:
 * @self: a sheet
 *
 * Returns the order in which the actions are shown.
 *
 * Returns: an order
 *
 * Since: 0.2
 */
PopsheetOrdering popsheet_action_sheet_get_ordering(PopsheetActionSheet *self);

G_END_DECLS
