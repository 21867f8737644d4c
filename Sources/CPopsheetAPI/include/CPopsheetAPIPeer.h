// The interface between the classes and their Swift half; not installed.
//
// Swift reads the state of an object whenever it presents a sheet, or a change is reported. Functions that Swift
// implements are in the second part.
#pragma once

#include "popsheet.h"
#include <stdbool.h>

#pragma clang assume_nonnull begin

/// What an action has; an item of a bar has all of it.
typedef struct {
    char *_Nullable id;
    char *label;
    char *_Nullable subtitle;
    GIcon *_Nullable icon;
    PopsheetRole role;
    bool uses_underline, is_enabled;
    /// Whether the label is the standard "Cancel", in the user's language.
    bool has_standard_label;
    bool dismisses, is_busy, is_default;
} PopsheetActionState;

/// What both kinds of sheet have.
typedef struct {
    char *_Nullable title;
    char *_Nullable message;
    char *_Nullable appearance;
    char *_Nullable cancel_label;
    char *_Nullable default_action;
    char *_Nullable focus_action;
    PopsheetStyle style;
    PopsheetPositions position;
    bool has_tint, has_pointing_to, points_to_cursor, is_animated, can_close, has_cancel;
    GdkRGBA tint;
    GdkRectangle pointing_to;
    unsigned timeout;
    double keyboard_inset;
    GWeakRef source;
    /// The actions that were appended.
    GListStore *actions;
    /// The action groups of menus, by prefix.
    GHashTable *groups;
    PopsheetPhase phase;
    /// The Swift object, once the sheet was presented; it is released with the sheet.
    void *_Nullable peer;
} PopsheetSheetState;

/// What only an action sheet has.
typedef struct {
    GMenuModel *_Nullable menu;
    PopsheetOrdering ordering;
} PopsheetActionSheetState;

/// What only a content sheet has.
typedef struct {
    GtkWidget *_Nullable content;
    int width, height;
    PopsheetControls controls;
    PopsheetBackground background;
    /// An array of PopsheetDetent.
    GPtrArray *detents;
    char *_Nullable selected_detent;
    char *_Nullable largest_undimmed_detent;
    bool scrolling_expands, shows_grabber;
    GListStore *leading;
    GListStore *trailing;
    double visible_height;
    bool is_at_rest;
} PopsheetContentSheetState;

/// The kinds of detents.
typedef enum {
    POP_API_DETENT_MEDIUM,
    POP_API_DETENT_LARGE,
    POP_API_DETENT_FRACTION,
    POP_API_DETENT_HEIGHT,
    POP_API_DETENT_CONTENT,
    POP_API_DETENT_CUSTOM,
} PopApiDetentKind;

/// What changed in a sheet.
typedef enum {
    /// A text, an action, an item, a length: everything that is in the sheet.
    POP_API_CHANGE_CONTENTS,
    /// The list of actions or items, which the next frame shows.
    POP_API_CHANGE_LIST,
    /// How the sheet is presented.
    POP_API_CHANGE_OPTIONS,
    /// The rectangle that a popover points at.
    POP_API_CHANGE_RECTANGLE,
} PopApiChange;

// MARK: For Swift

/// The state of an object, which lives as long as the object.
PopsheetActionState *pop_api_action_state(PopsheetAction *action);
PopsheetSheetState *pop_api_sheet_state(PopsheetSheet *sheet);
/// NULL for a sheet of the other kind.
PopsheetActionSheetState *_Nullable pop_api_action_sheet_state(PopsheetSheet *sheet);
PopsheetContentSheetState *_Nullable pop_api_content_sheet_state(PopsheetSheet *sheet);

/// The widget that a popover points at, with a reference for the caller; NULL for none.
GtkWidget *_Nullable pop_api_sheet_source(PopsheetSheet *sheet);

/// An action of a list, which keeps it alive.
PopsheetAction *pop_api_list_action(GListStore *list, unsigned index);
unsigned pop_api_list_count(GListStore *list);

/// The action groups of menus: calls the function for each.
void pop_api_sheet_each_group(PopsheetSheet *sheet, void *context,
                              void (*body)(void *context, const char *prefix, void *group));

PopApiDetentKind pop_api_detent_kind(PopsheetDetent *detent);
/// The fraction or the height.
double pop_api_detent_number(PopsheetDetent *detent);
/// The height of a custom detent.
double pop_api_detent_resolve(PopsheetDetent *detent, double maximum, double width, double height);

/// Sets the phase of a sheet.
void pop_api_sheet_set_phase(PopsheetSheet *sheet, PopsheetPhase phase);
/// Emits the signal of the life cycle with this name.
void pop_api_sheet_emit(PopsheetSheet *sheet, const char *signal);
/// Emits the outcome of a presentation: an id, or a reason.
void pop_api_sheet_emit_outcome(PopsheetSheet *sheet, const char *_Nullable id, PopsheetCancelReason reason);
/// Records the detent at which a content sheet rests.
void pop_api_sheet_note_detent(PopsheetSheet *sheet, const char *id);
/// Reports that a content sheet moves to another detent.
void pop_api_sheet_set_detent(PopsheetSheet *sheet, const char *id, PopsheetDetentCause cause);
/// Reports where a content sheet is.
void pop_api_sheet_set_position(PopsheetSheet *sheet, double height, bool is_at_rest);
void pop_api_action_emit_activated(PopsheetAction *action);

/// Ends the task of a presentation, and releases it.
void pop_api_task_end(GTask *task, const char *_Nullable id, PopsheetCancelReason reason);
void pop_api_task_fail(GTask *task, int code, const char *message);

// MARK: Implemented in Swift, and called on the main thread

/// Presents a sheet over a widget, or inside another sheet. The task is passed to pop_api_task_end() or
/// pop_api_task_fail().
void pop_api_present(PopsheetSheet *sheet, GtkWidget *_Nullable owner, PopsheetSheet *_Nullable host, GTask *task);
/// Dismisses a sheet that was presented.
void pop_api_dismiss(PopsheetSheet *sheet);
/// A sheet that was presented has changed.
void pop_api_changed(PopsheetSheet *sheet, PopApiChange change);
/// Moves a content sheet that was presented to a detent; false if it can't rest there.
bool pop_api_select_detent(PopsheetSheet *sheet, const char *id);
void pop_api_invalidate_detents(PopsheetSheet *sheet);
/// Releases a Swift object.
void pop_api_release(void *peer);

void pop_api_set_default_appearance(const char *_Nullable name);
/// Returns NULL, or the reason why the appearance can't be registered, which the caller frees.
char *_Nullable pop_api_register_appearance(const char *name, GVariant *colors);

/// Returns false if no text has the name.
bool pop_api_set_default_text(const char *name, const char *_Nullable text);

#pragma clang assume_nonnull end
