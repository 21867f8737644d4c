#pragma once
#include <gtk/gtk.h>
#include <stdbool.h>

#pragma clang assume_nonnull begin

/// Another program's window, which a window of ours belongs to.
typedef struct PopParent PopParent;

/// Why a parent can't be had.
typedef enum {
    /// It can.
    POP_PARENT_FOUND,
    /// There is no such window.
    POP_PARENT_UNKNOWN,
    /// The display server has no windows that are told of in this way.
    POP_PARENT_UNSUPPORTED,
} PopParentResult;

/// Finds a window of an X server by its number. Free it with pop_parent_free().
PopParent *_Nullable pop_parent_of_xid(GdkDisplay *display, unsigned long xid, PopParentResult *result);

/// Finds a window of a Wayland compositor by the handle under which its program has exported it. Free it with
/// pop_parent_free().
PopParent *_Nullable pop_parent_of_handle(GdkDisplay *display, const char *handle, PopParentResult *result);

/// Where the window is on the screen, in logical pixels; false where the system tells nobody.
bool pop_parent_area(PopParent *parent, GdkRectangle *area);

/// Makes a realized window belong to it: modal, and above it.
void pop_parent_adopt(PopParent *parent, GtkWidget *window);

/// Has the callbacks called, with the data: one once the parent is closed, the other whenever it has moved or changed its
/// size, where the system reports that.
void pop_parent_watch(PopParent *parent, void (*closed)(void *data), void (*moved)(void *data), void *data);

/// Forgets the window.
void pop_parent_free(PopParent *parent);

#pragma clang assume_nonnull end
