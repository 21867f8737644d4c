// The enumerations of the library.
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/**
 * PopsheetStyle:
 * @POPSHEET_STYLE_AUTOMATIC: the style that suits the window, also while it is resized
 * @POPSHEET_STYLE_SHEET: the phone's sheet that slides up from the lower edge
 * @POPSHEET_STYLE_POPOVER: a popover with an arrow that points at its source
 * @POPSHEET_STYLE_CARDS: the phone's sheet of two cards, also for a widget
 * @POPSHEET_STYLE_COMPACT: the watch's sheet, which fills the window
 *
 * The style of a presentation.
 *
 * Since: 0.2
 */
typedef enum {
    POPSHEET_STYLE_AUTOMATIC,
    POPSHEET_STYLE_SHEET,
    POPSHEET_STYLE_POPOVER,
    POPSHEET_STYLE_CARDS,
    POPSHEET_STYLE_COMPACT,
} PopsheetStyle;

/**
 * PopsheetRole:
 * @POPSHEET_ROLE_DEFAULT: an ordinary action
 * @POPSHEET_ROLE_DESTRUCTIVE: an action that destroys something, shown in red
 * @POPSHEET_ROLE_CANCEL: an action that changes nothing; choosing it cancels the sheet
 *
 * The meaning of an action to the user.
 *
 * Since: 0.2
 */
typedef enum {
    POPSHEET_ROLE_DEFAULT,
    POPSHEET_ROLE_DESTRUCTIVE,
    POPSHEET_ROLE_CANCEL,
} PopsheetRole;

/**
 * PopsheetOrdering:
 * @POPSHEET_ORDERING_STANDARD: destructive actions first
 * @POPSHEET_ORDERING_AS_GIVEN: the order in which the actions were appended
 *
 * The order in which an action sheet shows its actions.
 *
 * Since: 0.2
 */
typedef enum {
    POPSHEET_ORDERING_STANDARD,
    POPSHEET_ORDERING_AS_GIVEN,
} PopsheetOrdering;

/**
 * PopsheetControls:
 * @POPSHEET_CONTROLS_APPLICATION: the style that widgets have elsewhere in the application
 * @POPSHEET_CONTROLS_SHEET: the sheet's own style, in the colours of its appearance
 *
 * The style of the widgets in a content sheet.
 *
 * Since: 0.2
 */
typedef enum {
    POPSHEET_CONTROLS_APPLICATION,
    POPSHEET_CONTROLS_SHEET,
} PopsheetControls;

/**
 * PopsheetBackground:
 * @POPSHEET_BACKGROUND_PLAIN: the background of a list or a text
 * @POPSHEET_BACKGROUND_GROUPED: the background of a form, on which groups stand out
 *
 * The background behind the widget of a content sheet.
 *
 * Since: 0.2
 */
typedef enum {
    POPSHEET_BACKGROUND_PLAIN,
    POPSHEET_BACKGROUND_GROUPED,
} PopsheetBackground;

/**
 * PopsheetPhase:
 * @POPSHEET_PHASE_IDLE: not presented
 * @POPSHEET_PHASE_PRESENTING: being presented
 * @POPSHEET_PHASE_PRESENTED: at rest on screen
 * @POPSHEET_PHASE_DISMISSING: being dismissed
 *
 * The phase of a presentation.
 *
 * Since: 0.2
 */
typedef enum {
    POPSHEET_PHASE_IDLE,
    POPSHEET_PHASE_PRESENTING,
    POPSHEET_PHASE_PRESENTED,
    POPSHEET_PHASE_DISMISSING,
} PopsheetPhase;

/**
 * PopsheetCancelReason:
 * @POPSHEET_CANCEL_REASON_NONE: nothing was cancelled: an action was chosen
 * @POPSHEET_CANCEL_REASON_CANCEL_ACTION: the user chose the cancel action
 * @POPSHEET_CANCEL_REASON_BACKDROP: the user pressed the dimmed area around the sheet
 * @POPSHEET_CANCEL_REASON_ESCAPE: the user pressed the Escape key
 * @POPSHEET_CANCEL_REASON_SWIPE: the user swiped the sheet away
 * @POPSHEET_CANCEL_REASON_OUTSIDE_CLICK: the user pressed outside a popover
 * @POPSHEET_CANCEL_REASON_TIMEOUT: the time limit expired
 * @POPSHEET_CANCEL_REASON_PARENT_CLOSED: the window or the source of the sheet is gone
 * @POPSHEET_CANCEL_REASON_WINDOW_CLOSED: the user closed the sheet's own window
 * @POPSHEET_CANCEL_REASON_PROGRAM: the program dismissed the sheet
 *
 * The reason why nothing was chosen. More reasons may be added.
 *
 * Since: 0.2
 */
typedef enum {
    POPSHEET_CANCEL_REASON_NONE,
    POPSHEET_CANCEL_REASON_CANCEL_ACTION,
    POPSHEET_CANCEL_REASON_BACKDROP,
    POPSHEET_CANCEL_REASON_ESCAPE,
    POPSHEET_CANCEL_REASON_SWIPE,
    POPSHEET_CANCEL_REASON_OUTSIDE_CLICK,
    POPSHEET_CANCEL_REASON_TIMEOUT,
    POPSHEET_CANCEL_REASON_PARENT_CLOSED,
    POPSHEET_CANCEL_REASON_WINDOW_CLOSED,
    POPSHEET_CANCEL_REASON_PROGRAM,
} PopsheetCancelReason;

/**
 * PopsheetDetentCause:
 * @POPSHEET_DETENT_CAUSE_DRAG: the user dragged the sheet, or scrolled its content
 * @POPSHEET_DETENT_CAUSE_PROGRAM: the program set the selected detent
 * @POPSHEET_DETENT_CAUSE_GRABBER: the user pressed the grabber
 * @POPSHEET_DETENT_CAUSE_KEYBOARD: the user pressed a key
 * @POPSHEET_DETENT_CAUSE_RESIZE: the selected detent is not available any more
 *
 * The reason why a content sheet moves to another detent. More reasons may be added.
 *
 * Since: 0.2
 */
typedef enum {
    POPSHEET_DETENT_CAUSE_DRAG,
    POPSHEET_DETENT_CAUSE_PROGRAM,
    POPSHEET_DETENT_CAUSE_GRABBER,
    POPSHEET_DETENT_CAUSE_KEYBOARD,
    POPSHEET_DETENT_CAUSE_RESIZE,
} PopsheetDetentCause;

/**
 * PopsheetPositions:
 * @POPSHEET_POSITIONS_NONE: centred on the source, without an arrow
 * @POPSHEET_POSITIONS_LEFT: to the left of the source
 * @POPSHEET_POSITIONS_RIGHT: to the right of the source
 * @POPSHEET_POSITIONS_TOP: above the source
 * @POPSHEET_POSITIONS_BOTTOM: below the source
 * @POPSHEET_POSITIONS_ALL: wherever there is space
 *
 * The permitted positions of a popover, relative to its source, as [enum@Gtk.PositionType]. In a right-to-left layout,
 * left and right are exchanged.
 *
 * Since: 0.2
 */
typedef enum /*< flags >*/ {
    POPSHEET_POSITIONS_NONE = 0,
    POPSHEET_POSITIONS_LEFT = 1 << 0,
    POPSHEET_POSITIONS_RIGHT = 1 << 1,
    POPSHEET_POSITIONS_TOP = 1 << 2,
    POPSHEET_POSITIONS_BOTTOM = 1 << 3,
    POPSHEET_POSITIONS_ALL = 0xf,
} PopsheetPositions;

#define POPSHEET_TYPE_STYLE (popsheet_style_get_type())
GType popsheet_style_get_type(void);
#define POPSHEET_TYPE_ROLE (popsheet_role_get_type())
GType popsheet_role_get_type(void);
#define POPSHEET_TYPE_ORDERING (popsheet_ordering_get_type())
GType popsheet_ordering_get_type(void);
#define POPSHEET_TYPE_CONTROLS (popsheet_controls_get_type())
GType popsheet_controls_get_type(void);
#define POPSHEET_TYPE_BACKGROUND (popsheet_background_get_type())
GType popsheet_background_get_type(void);
#define POPSHEET_TYPE_PHASE (popsheet_phase_get_type())
GType popsheet_phase_get_type(void);
#define POPSHEET_TYPE_CANCEL_REASON (popsheet_cancel_reason_get_type())
GType popsheet_cancel_reason_get_type(void);
#define POPSHEET_TYPE_DETENT_CAUSE (popsheet_detent_cause_get_type())
GType popsheet_detent_cause_get_type(void);
#define POPSHEET_TYPE_POSITIONS (popsheet_positions_get_type())
GType popsheet_positions_get_type(void);

G_END_DECLS
