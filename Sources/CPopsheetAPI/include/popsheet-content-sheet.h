// A sheet that shows a widget of the application.
#pragma once

#include "popsheet-detent.h"
#include "popsheet-sheet.h"

G_BEGIN_DECLS

/**
 * popsheet_content_sheet_new:
 * @title: (nullable): a few words that say what the sheet is for
 * @content: (nullable): a widget without a parent
 *
 * Creates a sheet that shows a widget.
 *
 * The sheet keeps the widget alive. While it is presented, the widget is its child; afterwards the widget has no
 * parent, keeps its state, and can be presented again.
 *
 * Returns: (transfer full): the sheet
 *
 * Since: 0.2
 */
PopsheetContentSheet *popsheet_content_sheet_new(const char *title, GtkWidget *content);

/**
 * popsheet_content_sheet_set_content:
 * @self: a sheet
 * @content: (nullable): a widget without a parent
 *
 * Sets the widget.
 *
 * A presentation keeps the widget that it began with; the new one is presented the next time.
 *
 * Since: 0.2
 */
void popsheet_content_sheet_set_content(PopsheetContentSheet *self, GtkWidget *content);

/**
 * popsheet_content_sheet_get_content:
 * @self: a sheet
 *
 * Returns the widget.
 *
 * Returns: (transfer none) (nullable): the widget
 *
 * Since: 0.2
 */
GtkWidget *popsheet_content_sheet_get_content(PopsheetContentSheet *self);

/**
 * popsheet_content_sheet_set_content_width:
 * @self: a sheet
 * @content_width: logical pixels; -1 for the default
 *
 * Sets the width of the sheet where it is not attached to the lower edge.
 *
 * Since: 0.2
 */
void popsheet_content_sheet_set_content_width(PopsheetContentSheet *self, int content_width);

/**
 * popsheet_content_sheet_get_content_width:
 * @self: a sheet
 *
 * Returns the width of the sheet where it is not attached to the lower edge.
 *
 * Returns: logical pixels; -1 for the default
 *
 * Since: 0.2
 */
int popsheet_content_sheet_get_content_width(PopsheetContentSheet *self);

/**
 * popsheet_content_sheet_set_content_height:
 * @self: a sheet
 * @content_height: logical pixels; -1 for the default
 *
 * Sets the height of the sheet where it is not attached to the lower edge.
 *
 * Since: 0.2
 */
void popsheet_content_sheet_set_content_height(PopsheetContentSheet *self, int content_height);

/**
 * popsheet_content_sheet_get_content_height:
 * @self: a sheet
 *
 * Returns the height of the sheet where it is not attached to the lower edge.
 *
 * Returns: logical pixels; -1 for the default
 *
 * Since: 0.2
 */
int popsheet_content_sheet_get_content_height(PopsheetContentSheet *self);

/**
 * popsheet_content_sheet_set_controls:
 * @self: a sheet
 * @controls: a style
 *
 * Sets the style of the widget and of those in it.
 *
 * Since: 0.2
 */
void popsheet_content_sheet_set_controls(PopsheetContentSheet *self, PopsheetControls controls);

/**
 * popsheet_content_sheet_get_controls:
 * @self: a sheet
 *
 * Returns the style of the widget and of those in it.
 *
 * Returns: a style
 *
 * Since: 0.2
 */
PopsheetControls popsheet_content_sheet_get_controls(PopsheetContentSheet *self);

/**
 * popsheet_content_sheet_set_background:
 * @self: a sheet
 * @background: a background
 *
 * Sets the background behind the widget.
 *
 * Since: 0.2
 */
void popsheet_content_sheet_set_background(PopsheetContentSheet *self, PopsheetBackground background);

/**
 * popsheet_content_sheet_get_background:
 * @self: a sheet
 *
 * Returns the background behind the widget.
 *
 * Returns: a background
 *
 * Since: 0.2
 */
PopsheetBackground popsheet_content_sheet_get_background(PopsheetContentSheet *self);

/**
 * popsheet_content_sheet_set_selected_detent:
 * @self: a sheet
 * @id: (nullable): an id; %NULL for the smallest detent
 *
 * Sets the id of the detent at which the sheet rests, or to which it moves.
 *
 * Before a presentation it is the detent that the sheet is presented at, or the smallest one if the sheet has none with
 * that id. While the sheet is presented, %NULL and an id that it does not have are ignored.
 *
 * Since: 0.2
 */
void popsheet_content_sheet_set_selected_detent(PopsheetContentSheet *self, const char *id);

/**
 * popsheet_content_sheet_get_selected_detent:
 * @self: a sheet
 *
 * Returns the id of the detent at which the sheet rests, or to which it moves.
 *
 * Returns: (nullable): an id; %NULL for the smallest detent
 *
 * Since: 0.2
 */
const char *popsheet_content_sheet_get_selected_detent(PopsheetContentSheet *self);

/**
 * popsheet_content_sheet_set_largest_undimmed_detent:
 * @self: a sheet
 * @id: (nullable): an id; %NULL for none
 *
 * Sets the id of the largest detent at which what is beneath the sheet stays live and is not dimmed.
 *
 * Since: 0.2
 */
void popsheet_content_sheet_set_largest_undimmed_detent(PopsheetContentSheet *self, const char *id);

/**
 * popsheet_content_sheet_get_largest_undimmed_detent:
 * @self: a sheet
 *
 * Returns the id of the largest detent at which what is beneath the sheet stays live and is not dimmed.
 *
 * Returns: (nullable): an id; %NULL for none
 *
 * Since: 0.2
 */
const char *popsheet_content_sheet_get_largest_undimmed_detent(PopsheetContentSheet *self);

/**
 * popsheet_content_sheet_set_scrolling_expands:
 * @self: a sheet
 * @scrolling_expands: whether it does
 *
 * Sets whether scrolling up in the widget first moves the sheet to a larger detent.
 *
 * Since: 0.2
 */
void popsheet_content_sheet_set_scrolling_expands(PopsheetContentSheet *self, gboolean scrolling_expands);

/**
 * popsheet_content_sheet_get_scrolling_expands:
 * @self: a sheet
 *
 * Returns whether scrolling up in the widget first moves the sheet to a larger detent.
 *
 * Returns: whether it does
 *
 * Since: 0.2
 */
gboolean popsheet_content_sheet_get_scrolling_expands(PopsheetContentSheet *self);

/**
 * popsheet_content_sheet_set_shows_grabber:
 * @self: a sheet
 * @shows_grabber: whether there is
 *
 * Sets whether there is a grabber if the detents have more than one height.
 *
 * Since: 0.2
 */
void popsheet_content_sheet_set_shows_grabber(PopsheetContentSheet *self, gboolean shows_grabber);

/**
 * popsheet_content_sheet_get_shows_grabber:
 * @self: a sheet
 *
 * Returns whether there is a grabber if the detents have more than one height.
 *
 * Returns: whether there is
 *
 * Since: 0.2
 */
gboolean popsheet_content_sheet_get_shows_grabber(PopsheetContentSheet *self);

/**
 * popsheet_content_sheet_get_height:
 * @self: a sheet
 *
 * Returns the height of the visible part of the sheet, in each frame of a motion.
 *
 * Returns: logical pixels; 0 while the sheet is not presented
 *
 * Since: 0.2
 */
double popsheet_content_sheet_get_height(PopsheetContentSheet *self);

/**
 * popsheet_content_sheet_get_at_rest:
 * @self: a sheet
 *
 * Returns whether the sheet is presented and does not move.
 *
 * Returns: whether it is
 *
 * Since: 0.2
 */
gboolean popsheet_content_sheet_get_at_rest(PopsheetContentSheet *self);

/**
 * popsheet_content_sheet_set_detents:
 * @self: a sheet
 * @detents: (array length=n_detents): the heights at which the sheet rests when it is attached to the lower edge
 * @n_detents: the number of detents, at least 1
 *
 * Sets the detents, also while the sheet is presented.
 *
 * The default is the detent of [ctor@Popsheet.Detent.new_large].
 *
 * Since: 0.2
 */
void popsheet_content_sheet_set_detents(PopsheetContentSheet *self, PopsheetDetent **detents, gsize n_detents);

/**
 * popsheet_content_sheet_get_detents:
 * @self: a sheet
 * @n_detents: (out): return location for the number of detents
 *
 * Returns the detents, in the given order.
 *
 * Returns: (transfer none) (array length=n_detents): the detents
 *
 * Since: 0.2
 */
PopsheetDetent **popsheet_content_sheet_get_detents(PopsheetContentSheet *self, gsize *n_detents);

/**
 * popsheet_content_sheet_invalidate_detents:
 * @self: a sheet
 *
 * Computes the heights of custom detents again while the sheet is presented.
 *
 * Since: 0.2
 */
void popsheet_content_sheet_invalidate_detents(PopsheetContentSheet *self);

/**
 * popsheet_content_sheet_add_leading:
 * @self: a sheet
 * @item: an item
 *
 * Appends an item to those at the leading edge of the bar, also while the sheet is presented.
 *
 * Since: 0.2
 */
void popsheet_content_sheet_add_leading(PopsheetContentSheet *self, PopsheetBarItem *item);

/**
 * popsheet_content_sheet_add_trailing:
 * @self: a sheet
 * @item: an item
 *
 * Appends an item to those at the trailing edge of the bar, also while the sheet is presented.
 *
 * Since: 0.2
 */
void popsheet_content_sheet_add_trailing(PopsheetContentSheet *self, PopsheetBarItem *item);

/**
 * popsheet_content_sheet_append:
 * @self: a sheet
 * @action: an action
 *
 * Appends an action to those below the widget, also while the sheet is presented.
 *
 * Since: 0.2
 */
void popsheet_content_sheet_append(PopsheetContentSheet *self, PopsheetAction *action);

/**
 * popsheet_content_sheet_remove:
 * @self: a sheet
 * @id: the id of an item or an action
 *
 * Removes an item or an action, also while the sheet is presented.
 *
 * Returns: %FALSE if the sheet does not have it
 *
 * Since: 0.2
 */
gboolean popsheet_content_sheet_remove(PopsheetContentSheet *self, const char *id);

/**
 * popsheet_content_sheet_get_action:
 * @self: a sheet
 * @id: the id of an item or an action
 *
 * Returns an item or an action.
 *
 * Returns: (transfer none) (nullable): the item or the action
 *
 * Since: 0.2
 */
PopsheetAction *popsheet_content_sheet_get_action(PopsheetContentSheet *self, const char *id);

G_END_DECLS
