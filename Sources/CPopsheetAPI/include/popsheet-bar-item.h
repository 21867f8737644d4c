// A button in the bar of a content sheet.
#pragma once

#include "popsheet-action.h"

G_BEGIN_DECLS

/**
 * popsheet_bar_item_new:
 * @id: (nullable): an identifier that is unique in a sheet; %NULL to use the label
 * @label: the text of the item
 *
 * Creates an item.
 *
 * Returns: (transfer full): the item
 *
 * Since: 0.2
 */
PopsheetBarItem *popsheet_bar_item_new(const char *id, const char *label);

/**
 * popsheet_bar_item_new_cancel:
 *
 * Creates the standard cancel item: "Cancel", in the user's language.
 *
 * Returns: (transfer full): the item
 *
 * Since: 0.2
 */
PopsheetBarItem *popsheet_bar_item_new_cancel(void);

/**
 * popsheet_bar_item_set_dismisses:
 * @self: an item
 * @dismisses: whether it does
 *
 * Sets whether choosing the item dismisses the sheet.
 *
 * A cancel item always does. If another one does not, choosing it only emits [signal@Popsheet.Action::activated].
 *
 * Since: 0.2
 */
void popsheet_bar_item_set_dismisses(PopsheetBarItem *self, gboolean dismisses);

/**
 * popsheet_bar_item_get_dismisses:
 * @self: an item
 *
 * Returns whether choosing the item dismisses the sheet.
 *
 * Returns: whether it does
 *
 * Since: 0.2
 */
gboolean popsheet_bar_item_get_dismisses(PopsheetBarItem *self);

/**
 * popsheet_bar_item_set_busy:
 * @self: an item
 * @busy: whether it is busy
 *
 * Sets whether the item shows a spinner instead of its label and can't be chosen.
 *
 * Since: 0.2
 */
void popsheet_bar_item_set_busy(PopsheetBarItem *self, gboolean busy);

/**
 * popsheet_bar_item_get_busy:
 * @self: an item
 *
 * Returns whether the item shows a spinner instead of its label and can't be chosen.
 *
 * Returns: whether it is busy
 *
 * Since: 0.2
 */
gboolean popsheet_bar_item_get_busy(PopsheetBarItem *self);

/**
 * popsheet_bar_item_set_is_default:
 * @self: an item
 * @is_default: whether it is
 *
 * Sets whether the item is the default one, of which a sheet has at most one: its label is bold, and the Return key
 * chooses it.
 *
 * Since: 0.2
 */
void popsheet_bar_item_set_is_default(PopsheetBarItem *self, gboolean is_default);

/**
 * popsheet_bar_item_get_is_default:
 * @self: an item
 *
 * Returns whether the item is the default one, of which a sheet has at most one: its label is bold, and the Return key
 * chooses it.
 *
 * Returns: whether it is
 *
 * Since: 0.2
 */
gboolean popsheet_bar_item_get_is_default(PopsheetBarItem *self);

G_END_DECLS
