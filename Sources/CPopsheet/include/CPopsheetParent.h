#pragma once
#include <gtk/gtk.h>
#include <stdbool.h>

#pragma clang assume_nonnull begin

/// Another program's window, which is the parent of a window of ours.
typedef struct PopParent PopParent;

/// Whether a parent was found.
typedef enum {
    /// The window exists.
    POP_PARENT_FOUND,
    /// There is no such window.
    POP_PARENT_UNKNOWN,
    /// The display server does not identify windows in this way.
    POP_PARENT_UNSUPPORTED,
} PopParentResult;

/// Finds a window of an X server by its number. Free it with pop_parent_free().
PopParent *_Nullable pop_parent_of_xid(GdkDisplay *display, unsigned long xid, PopParentResult *result);

/// Finds a window of a Wayland compositor by its exported handle. Free it with pop_parent_free().
PopParent *_Nullable pop_parent_of_handle(GdkDisplay *display, const char *handle, PopParentResult *result);

/// The window's frame on the screen, in logical pixels; false if the system does not report it.
bool pop_parent_area(PopParent *parent, GdkRectangle *area);

/// Makes a realized window a child of it: above it, and modal if that is asked for.
void pop_parent_adopt(PopParent *parent, GtkWidget *window, bool modal);

/// Sets callbacks, called with the data: one when the parent is closed, the other when it has moved or changed its
/// size, if the system reports that.
void pop_parent_watch(PopParent *parent, void (*closed)(void *data), void (*moved)(void *data), void *data);

/// Frees the parent.
void pop_parent_free(PopParent *parent);

#pragma clang assume_nonnull end
