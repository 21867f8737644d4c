// The types of enumerations, with their nicks, and the domain of errors.
#include "private.h"

G_DEFINE_QUARK(popsheet-error-quark, popsheet_error)

// Registers a type once.
#define DEFINE(Name, name, kind, Value, ...)                                                                           \
    GType name##_get_type(void) {                                                                                      \
        static gsize type;                                                                                             \
        if (g_once_init_enter(&type)) {                                                                                \
            static const Value values[] = {__VA_ARGS__, {0, NULL, NULL}};                                              \
            g_once_init_leave(&type, g_##kind##_register_static(g_intern_static_string(#Name), values));               \
        }                                                                                                              \
        return type;                                                                                                   \
    }
#define ENUM(Name, name, ...) DEFINE(Name, name, enum, GEnumValue, __VA_ARGS__)
#define FLAGS(Name, name, ...) DEFINE(Name, name, flags, GFlagsValue, __VA_ARGS__)
#define VALUE(value, nick) {value, #value, nick}

ENUM(PopsheetStyle, popsheet_style, VALUE(POPSHEET_STYLE_AUTOMATIC, "automatic"), VALUE(POPSHEET_STYLE_SHEET, "sheet"),
     VALUE(POPSHEET_STYLE_POPOVER, "popover"), VALUE(POPSHEET_STYLE_CARDS, "cards"),
     VALUE(POPSHEET_STYLE_COMPACT, "compact"))

ENUM(PopsheetRole, popsheet_role, VALUE(POPSHEET_ROLE_DEFAULT, "default"),
     VALUE(POPSHEET_ROLE_DESTRUCTIVE, "destructive"), VALUE(POPSHEET_ROLE_CANCEL, "cancel"))

ENUM(PopsheetOrdering, popsheet_ordering, VALUE(POPSHEET_ORDERING_STANDARD, "standard"),
     VALUE(POPSHEET_ORDERING_AS_GIVEN, "as-given"))

ENUM(PopsheetControls, popsheet_controls, VALUE(POPSHEET_CONTROLS_APPLICATION, "application"),
     VALUE(POPSHEET_CONTROLS_SHEET, "sheet"))

ENUM(PopsheetBackground, popsheet_background, VALUE(POPSHEET_BACKGROUND_PLAIN, "plain"),
     VALUE(POPSHEET_BACKGROUND_GROUPED, "grouped"))

ENUM(PopsheetPhase, popsheet_phase, VALUE(POPSHEET_PHASE_IDLE, "idle"), VALUE(POPSHEET_PHASE_PRESENTING, "presenting"),
     VALUE(POPSHEET_PHASE_PRESENTED, "presented"), VALUE(POPSHEET_PHASE_DISMISSING, "dismissing"))

ENUM(PopsheetCancelReason, popsheet_cancel_reason, VALUE(POPSHEET_CANCEL_REASON_NONE, "none"),
     VALUE(POPSHEET_CANCEL_REASON_CANCEL_ACTION, "cancel-action"), VALUE(POPSHEET_CANCEL_REASON_BACKDROP, "backdrop"),
     VALUE(POPSHEET_CANCEL_REASON_ESCAPE, "escape"), VALUE(POPSHEET_CANCEL_REASON_SWIPE, "swipe"),
     VALUE(POPSHEET_CANCEL_REASON_OUTSIDE_CLICK, "outside-click"), VALUE(POPSHEET_CANCEL_REASON_TIMEOUT, "timeout"),
     VALUE(POPSHEET_CANCEL_REASON_PARENT_CLOSED, "parent-closed"),
     VALUE(POPSHEET_CANCEL_REASON_WINDOW_CLOSED, "window-closed"), VALUE(POPSHEET_CANCEL_REASON_PROGRAM, "program"))

ENUM(PopsheetDetentCause, popsheet_detent_cause, VALUE(POPSHEET_DETENT_CAUSE_DRAG, "drag"),
     VALUE(POPSHEET_DETENT_CAUSE_PROGRAM, "program"), VALUE(POPSHEET_DETENT_CAUSE_GRABBER, "grabber"),
     VALUE(POPSHEET_DETENT_CAUSE_KEYBOARD, "keyboard"), VALUE(POPSHEET_DETENT_CAUSE_RESIZE, "resize"))

FLAGS(PopsheetPositions, popsheet_positions, VALUE(POPSHEET_POSITIONS_NONE, "none"),
      VALUE(POPSHEET_POSITIONS_LEFT, "left"), VALUE(POPSHEET_POSITIONS_RIGHT, "right"),
      VALUE(POPSHEET_POSITIONS_TOP, "top"), VALUE(POPSHEET_POSITIONS_BOTTOM, "bottom"),
      VALUE(POPSHEET_POSITIONS_ALL, "all"))

ENUM(PopsheetError, popsheet_error, VALUE(POPSHEET_ERROR_INVALID_OWNER, "invalid-owner"),
     VALUE(POPSHEET_ERROR_NOTHING_TO_CHOOSE, "nothing-to-choose"), VALUE(POPSHEET_ERROR_EMPTY_LABEL, "empty-label"),
     VALUE(POPSHEET_ERROR_EMPTY_ID, "empty-id"), VALUE(POPSHEET_ERROR_DUPLICATE_ID, "duplicate-id"),
     VALUE(POPSHEET_ERROR_SECOND_CANCEL, "second-cancel"), VALUE(POPSHEET_ERROR_SECOND_DEFAULT, "second-default"),
     VALUE(POPSHEET_ERROR_NO_DETENTS, "no-detents"), VALUE(POPSHEET_ERROR_INVALID_DETENT, "invalid-detent"),
     VALUE(POPSHEET_ERROR_DUPLICATE_DETENT, "duplicate-detent"),
     VALUE(POPSHEET_ERROR_INVALID_CONTENT, "invalid-content"),
     VALUE(POPSHEET_ERROR_CONTENT_HAS_PARENT, "content-has-parent"),
     VALUE(POPSHEET_ERROR_INVALID_APPEARANCE, "invalid-appearance"))
