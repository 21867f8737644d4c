// Presenting a sheet of either kind: its source, its outcome, and dismissing it.
#pragma once

#include "popsheet-enums.h"
#include "popsheet-types.h"

G_BEGIN_DECLS

/**
 * popsheet_sheet_set_source:
 * @self: a sheet
 * @source: (nullable): a widget
 *
 * Sets the widget that a popover points at, which the sheet does not keep alive; a presentation keeps its source.
 *
 * Since: 0.2
 */
void popsheet_sheet_set_source(PopsheetSheet *self, GtkWidget *source);

/**
 * popsheet_sheet_get_source:
 * @self: a sheet
 *
 * Returns the widget that a popover points at, which the sheet does not keep alive.
 *
 * Returns: (transfer none) (nullable): a widget
 *
 * Since: 0.2
 */
GtkWidget *popsheet_sheet_get_source(PopsheetSheet *self);

/**
 * popsheet_sheet_set_pointing_to:
 * @self: a sheet
 * @rect: (nullable): a rectangle in the coordinates of the source; %NULL for the whole source
 *
 * Sets the part of the source that a popover points at; a popover follows the rectangle.
 *
 * Since: 0.2
 */
void popsheet_sheet_set_pointing_to(PopsheetSheet *self, const GdkRectangle *rect);

/**
 * popsheet_sheet_get_pointing_to:
 * @self: a sheet
 * @rect: (out): return location for a rectangle in the coordinates of the source
 *
 * Returns the part of the source that a popover points at.
 *
 * Returns: %FALSE if it points at the whole source
 *
 * Since: 0.2
 */
gboolean popsheet_sheet_get_pointing_to(PopsheetSheet *self, GdkRectangle *rect);

/**
 * popsheet_sheet_set_points_to_cursor:
 * @self: a sheet
 * @points_to_cursor: whether it does
 *
 * Sets whether a popover points at the text cursor of its source, also when it moves.
 *
 * Since: 0.2
 */
void popsheet_sheet_set_points_to_cursor(PopsheetSheet *self, gboolean points_to_cursor);

/**
 * popsheet_sheet_get_points_to_cursor:
 * @self: a sheet
 *
 * Returns whether a popover points at the text cursor of its source, also when it moves.
 *
 * Returns: whether it does
 *
 * Since: 0.2
 */
gboolean popsheet_sheet_get_points_to_cursor(PopsheetSheet *self);

/**
 * popsheet_sheet_set_position:
 * @self: a sheet
 * @position: positions
 *
 * Sets where a popover may be, relative to its source.
 *
 * Since: 0.2
 */
void popsheet_sheet_set_position(PopsheetSheet *self, PopsheetPositions position);

/**
 * popsheet_sheet_get_position:
 * @self: a sheet
 *
 * Returns where a popover may be, relative to its source.
 *
 * Returns: positions
 *
 * Since: 0.2
 */
PopsheetPositions popsheet_sheet_get_position(PopsheetSheet *self);

/**
 * popsheet_sheet_present:
 * @self: a sheet
 * @owner: a window that is shown, or a widget whose area the sheet is confined to
 * @cancellable: (nullable): dismisses the sheet when it is cancelled
 * @callback: (scope async) (closure user_data): called once the sheet is gone
 * @user_data: data for @callback
 *
 * Presents the sheet over a window or a widget.
 *
 * The sheet keeps itself alive until @callback was called. A sheet that is already presented is not presented twice:
 * the callback gets the outcome of that presentation.
 *
 * Since: 0.2
 */
void popsheet_sheet_present(PopsheetSheet *self, GtkWidget *owner, GCancellable *cancellable,
                            GAsyncReadyCallback callback, gpointer user_data);

/**
 * popsheet_sheet_present_inside:
 * @self: a sheet
 * @host: a sheet that is presented
 * @cancellable: (nullable): dismisses the sheet when it is cancelled
 * @callback: (scope async) (closure user_data): called once the sheet is gone
 * @user_data: data for @callback
 *
 * Presents the sheet inside the popover of another sheet, which stays open beneath it.
 *
 * If the other sheet is not a popover, this one covers it.
 *
 * Since: 0.2
 */
void popsheet_sheet_present_inside(PopsheetSheet *self, PopsheetSheet *host, GCancellable *cancellable,
                                   GAsyncReadyCallback callback, gpointer user_data);

/**
 * popsheet_sheet_present_finish:
 * @self: a sheet
 * @result: the result that the callback was called with
 * @reason: (out) (optional): return location for the reason why nothing was chosen
 * @error: return location for an error
 *
 * Returns the outcome of a presentation.
 *
 * The error is one of [error@Popsheet.Error] if nothing could be presented, and `G_IO_ERROR_CANCELLED` if the
 * cancellable was cancelled. When the user or the program cancelled the sheet, the result is %NULL without an error,
 * and @reason says why.
 *
 * Returns: (transfer full) (nullable): the id of the chosen action
 *
 * Since: 0.2
 */
char *popsheet_sheet_present_finish(PopsheetSheet *self, GAsyncResult *result, PopsheetCancelReason *reason,
                                    GError **error);

/**
 * popsheet_sheet_present_inside_finish:
 * @self: a sheet
 * @result: the result that the callback was called with
 * @reason: (out) (optional): return location for the reason why nothing was chosen
 * @error: return location for an error
 *
 * Returns the outcome of a presentation inside another sheet, as [method@Popsheet.Sheet.present_finish] does.
 *
 * Returns: (transfer full) (nullable): the id of the chosen action
 *
 * Since: 0.2
 */
char *popsheet_sheet_present_inside_finish(PopsheetSheet *self, GAsyncResult *result, PopsheetCancelReason *reason,
                                           GError **error);

/**
 * popsheet_sheet_close:
 * @self: a sheet
 *
 * Dismisses the sheet, unless [property@Popsheet.Sheet:can-close] is %FALSE: then
 * [signal@Popsheet.Sheet::close-attempt] is emitted, and the sheet stays.
 *
 * Returns: whether the sheet is dismissed; %FALSE if it was not presented
 *
 * Since: 0.2
 */
gboolean popsheet_sheet_close(PopsheetSheet *self);

/**
 * popsheet_sheet_force_close:
 * @self: a sheet
 *
 * Dismisses the sheet; does nothing if it is not presented.
 *
 * Since: 0.2
 */
void popsheet_sheet_force_close(PopsheetSheet *self);

G_END_DECLS
