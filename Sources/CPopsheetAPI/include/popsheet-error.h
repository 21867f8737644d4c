// The errors of the library.
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/**
 * POPSHEET_ERROR:
 *
 * The domain of the library's errors, whose codes are [error@Popsheet.Error].
 *
 * Since: 0.2
 */
#define POPSHEET_ERROR (popsheet_error_quark())
GQuark popsheet_error_quark(void);

/**
 * PopsheetError:
 * @POPSHEET_ERROR_INVALID_OWNER: the sheet can't be presented there: the widget is gone, in no window, or hidden
 * @POPSHEET_ERROR_NOTHING_TO_CHOOSE: there is neither an action nor a cancel action
 * @POPSHEET_ERROR_EMPTY_LABEL: the label of an action has no visible character
 * @POPSHEET_ERROR_EMPTY_ID: the id of an action is empty
 * @POPSHEET_ERROR_DUPLICATE_ID: an action has the same id as an earlier one
 * @POPSHEET_ERROR_SECOND_CANCEL: there is more than one cancel action
 * @POPSHEET_ERROR_SECOND_DEFAULT: there is more than one default item in a bar
 * @POPSHEET_ERROR_NO_DETENTS: a content sheet has no detents
 * @POPSHEET_ERROR_INVALID_DETENT: the value of a detent is not a finite number above 0, or its id is empty
 * @POPSHEET_ERROR_DUPLICATE_DETENT: a detent has the same id as an earlier one
 * @POPSHEET_ERROR_INVALID_CONTENT: the content of a sheet is missing, a window, or gone
 * @POPSHEET_ERROR_CONTENT_HAS_PARENT: the content of a sheet has a parent already
 * @POPSHEET_ERROR_INVALID_APPEARANCE: an appearance has no name, or a name that exists, or an invalid colour
 *
 * The reasons why nothing could be presented or registered. More may be added.
 *
 * Since: 0.2
 */
typedef enum {
    POPSHEET_ERROR_INVALID_OWNER,
    POPSHEET_ERROR_NOTHING_TO_CHOOSE,
    POPSHEET_ERROR_EMPTY_LABEL,
    POPSHEET_ERROR_EMPTY_ID,
    POPSHEET_ERROR_DUPLICATE_ID,
    POPSHEET_ERROR_SECOND_CANCEL,
    POPSHEET_ERROR_SECOND_DEFAULT,
    POPSHEET_ERROR_NO_DETENTS,
    POPSHEET_ERROR_INVALID_DETENT,
    POPSHEET_ERROR_DUPLICATE_DETENT,
    POPSHEET_ERROR_INVALID_CONTENT,
    POPSHEET_ERROR_CONTENT_HAS_PARENT,
    POPSHEET_ERROR_INVALID_APPEARANCE,
} PopsheetError;

#define POPSHEET_TYPE_ERROR (popsheet_error_get_type())
GType popsheet_error_get_type(void);

G_END_DECLS
