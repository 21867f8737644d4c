// What both kinds of sheet have: the texts, the style, and one presentation at a time.
#pragma once

#include "popsheet-enums.h"
#include "popsheet-types.h"

G_BEGIN_DECLS

/**
 * popsheet_sheet_set_title:
 * @self: a sheet
 * @title: (nullable): plain text
 *
 * Sets the title: a few words that say what the sheet is for.
 *
 * Since: 0.2
 */
void popsheet_sheet_set_title(PopsheetSheet *self, const char *title);

/**
 * popsheet_sheet_get_title:
 * @self: a sheet
 *
 * Returns the title: a few words that say what the sheet is for.
 *
 * Returns: (nullable): plain text
 *
 * Since: 0.2
 */
const char *popsheet_sheet_get_title(PopsheetSheet *self);

/**
 * popsheet_sheet_set_message:
 * @self: a sheet
 * @message: (nullable): plain text
 *
 * Sets the message: what the user must know to answer.
 *
 * Since: 0.2
 */
void popsheet_sheet_set_message(PopsheetSheet *self, const char *message);

/**
 * popsheet_sheet_get_message:
 * @self: a sheet
 *
 * Returns the message: what the user must know to answer.
 *
 * Returns: (nullable): plain text
 *
 * Since: 0.2
 */
const char *popsheet_sheet_get_message(PopsheetSheet *self);

/**
 * popsheet_sheet_set_style:
 * @self: a sheet
 * @style: a style
 *
 * Sets the style of a presentation.
 *
 * Since: 0.2
 */
void popsheet_sheet_set_style(PopsheetSheet *self, PopsheetStyle style);

/**
 * popsheet_sheet_get_style:
 * @self: a sheet
 *
 * Returns the style of a presentation.
 *
 * Returns: a style
 *
 * Since: 0.2
 */
PopsheetStyle popsheet_sheet_get_style(PopsheetSheet *self);

/**
 * popsheet_sheet_set_appearance:
 * @self: a sheet
 * @appearance: (nullable): the name of an appearance; %NULL for the default one
 *
 * Sets the name of the appearance.
 *
 * See [func@Popsheet.set_default_appearance].
 *
 * Since: 0.2
 */
void popsheet_sheet_set_appearance(PopsheetSheet *self, const char *appearance);

/**
 * popsheet_sheet_get_appearance:
 * @self: a sheet
 *
 * Returns the name of the appearance.
 *
 * Returns: (nullable): the name of an appearance; %NULL for the default one
 *
 * Since: 0.2
 */
const char *popsheet_sheet_get_appearance(PopsheetSheet *self);

/**
 * popsheet_sheet_set_tint:
 * @self: a sheet
 * @tint: (nullable): a colour, whose opacity is ignored; %NULL for that of the appearance
 *
 * Sets the colour of ordinary actions.
 *
 * Since: 0.2
 */
void popsheet_sheet_set_tint(PopsheetSheet *self, const GdkRGBA *tint);

/**
 * popsheet_sheet_get_tint:
 * @self: a sheet
 *
 * Returns the colour of ordinary actions.
 *
 * Returns: (transfer none) (nullable): a colour; %NULL for that of the appearance
 *
 * Since: 0.2
 */
const GdkRGBA *popsheet_sheet_get_tint(PopsheetSheet *self);

/**
 * popsheet_sheet_set_timeout:
 * @self: a sheet
 * @timeout: milliseconds; 0 for no limit
 *
 * Sets the time after which the sheet is cancelled with `POPSHEET_CANCEL_REASON_TIMEOUT`.
 *
 * It counts from when the sheet is shown, and again whenever it is changed.
 *
 * Since: 0.2
 */
void popsheet_sheet_set_timeout(PopsheetSheet *self, guint timeout);

/**
 * popsheet_sheet_get_timeout:
 * @self: a sheet
 *
 * Returns the time after which the sheet is cancelled with `POPSHEET_CANCEL_REASON_TIMEOUT`.
 *
 * Returns: milliseconds; 0 for no limit
 *
 * Since: 0.2
 */
guint popsheet_sheet_get_timeout(PopsheetSheet *self);

/**
 * popsheet_sheet_set_animated:
 * @self: a sheet
 * @animated: whether it is
 *
 * Sets whether presenting and dismissing is animated, if the desktop's settings allow it.
 *
 * Since: 0.2
 */
void popsheet_sheet_set_animated(PopsheetSheet *self, gboolean animated);

/**
 * popsheet_sheet_get_animated:
 * @self: a sheet
 *
 * Returns whether presenting and dismissing is animated, if the desktop's settings allow it.
 *
 * Returns: whether it is
 *
 * Since: 0.2
 */
gboolean popsheet_sheet_get_animated(PopsheetSheet *self);

/**
 * popsheet_sheet_set_can_close:
 * @self: a sheet
 * @can_close: whether they can
 *
 * Sets whether the user and [method@Popsheet.Sheet.close] can cancel the sheet.
 *
 * If not, each attempt emits [signal@Popsheet.Sheet::close-attempt]. Actions, the time limit and
 * [method@Popsheet.Sheet.force_close] still end it.
 *
 * Since: 0.2
 */
void popsheet_sheet_set_can_close(PopsheetSheet *self, gboolean can_close);

/**
 * popsheet_sheet_get_can_close:
 * @self: a sheet
 *
 * Returns whether the user and [method@Popsheet.Sheet.close] can cancel the sheet.
 *
 * Returns: whether they can
 *
 * Since: 0.2
 */
gboolean popsheet_sheet_get_can_close(PopsheetSheet *self);

/**
 * popsheet_sheet_set_cancel_label:
 * @self: a sheet
 * @cancel_label: (nullable): plain text; %NULL for "Cancel" in the user's language
 *
 * Sets the label of the cancel action.
 *
 * Since: 0.2
 */
void popsheet_sheet_set_cancel_label(PopsheetSheet *self, const char *cancel_label);

/**
 * popsheet_sheet_get_cancel_label:
 * @self: a sheet
 *
 * Returns the label of the cancel action.
 *
 * Returns: (nullable): plain text; %NULL for "Cancel" in the user's language
 *
 * Since: 0.2
 */
const char *popsheet_sheet_get_cancel_label(PopsheetSheet *self);

/**
 * popsheet_sheet_set_has_cancel:
 * @self: a sheet
 * @has_cancel: whether there is
 *
 * Sets whether there is a cancel action, if none was appended.
 *
 * The default is %TRUE for an action sheet, and %FALSE for a content sheet.
 *
 * Since: 0.2
 */
void popsheet_sheet_set_has_cancel(PopsheetSheet *self, gboolean has_cancel);

/**
 * popsheet_sheet_get_has_cancel:
 * @self: a sheet
 *
 * Returns whether there is a cancel action, if none was appended.
 *
 * Returns: whether there is
 *
 * Since: 0.2
 */
gboolean popsheet_sheet_get_has_cancel(PopsheetSheet *self);

/**
 * popsheet_sheet_set_default_action:
 * @self: a sheet
 * @default_action: (nullable): an id
 *
 * Sets the id of the action that the Return key chooses unless the focused widget takes the key.
 *
 * Since: 0.2
 */
void popsheet_sheet_set_default_action(PopsheetSheet *self, const char *default_action);

/**
 * popsheet_sheet_get_default_action:
 * @self: a sheet
 *
 * Returns the id of the action that the Return key chooses unless the focused widget takes the key.
 *
 * Returns: (nullable): an id
 *
 * Since: 0.2
 */
const char *popsheet_sheet_get_default_action(PopsheetSheet *self);

/**
 * popsheet_sheet_set_focus_action:
 * @self: a sheet
 * @focus_action: (nullable): an id; %NULL for the default action, or else the first one, or the content
 *
 * Sets the id of the action that has the keyboard focus when the sheet is presented.
 *
 * Since: 0.2
 */
void popsheet_sheet_set_focus_action(PopsheetSheet *self, const char *focus_action);

/**
 * popsheet_sheet_get_focus_action:
 * @self: a sheet
 *
 * Returns the id of the action that has the keyboard focus when the sheet is presented.
 *
 * Returns: (nullable): an id; %NULL for the default action, or else the first one, or the content
 *
 * Since: 0.2
 */
const char *popsheet_sheet_get_focus_action(PopsheetSheet *self);

/**
 * popsheet_sheet_set_keyboard_inset:
 * @self: a sheet
 * @keyboard_inset: logical pixels
 *
 * Sets the height of what covers the lower edge of the area in which the sheet is presented, such as an on-screen keyboard.
 *
 * Since: 0.2
 */
void popsheet_sheet_set_keyboard_inset(PopsheetSheet *self, double keyboard_inset);

/**
 * popsheet_sheet_get_keyboard_inset:
 * @self: a sheet
 *
 * Returns the height of what covers the lower edge of the window, such as an on-screen keyboard.
 *
 * Returns: logical pixels
 *
 * Since: 0.2
 */
double popsheet_sheet_get_keyboard_inset(PopsheetSheet *self);

/**
 * popsheet_sheet_get_phase:
 * @self: a sheet
 *
 * Returns the phase of the presentation.
 *
 * Returns: a phase
 *
 * Since: 0.2
 */
PopsheetPhase popsheet_sheet_get_phase(PopsheetSheet *self);

/**
 * popsheet_sheet_set_action_enabled:
 * @self: a sheet
 * @id: the id of an action or an item
 * @enabled: whether it can be chosen
 *
 * Enables or disables an action or an item, also while the sheet is presented.
 *
 * The actions of a menu follow those of its action groups instead.
 *
 * Since: 0.2
 */
void popsheet_sheet_set_action_enabled(PopsheetSheet *self, const char *id, gboolean enabled);

/**
 * popsheet_sheet_insert_action_group:
 * @self: a sheet
 * @prefix: what the names of the group's actions begin with in menus, such as `win`
 * @group: (nullable): an action group, or %NULL to remove the one with this prefix
 *
 * Adds the actions that the items of a menu name.
 *
 * Without groups with those names, `win` and `app` are the [class@Gtk.ApplicationWindow] that the sheet is presented
 * in and its application.
 *
 * Since: 0.2
 */
void popsheet_sheet_insert_action_group(PopsheetSheet *self, const char *prefix, GActionGroup *group);

G_END_DECLS
