#pragma once
#include <gtk/gtk.h>
#include <stdbool.h>

#pragma clang assume_nonnull begin

/// Whether one of a widget's gestures uses a press for itself: it has claimed the press, or handles its drags.
///
/// Gestures that only scroll or move the window do not count, nor do those of texts for a touch, which GTK's scrolled
/// windows take over too.
bool pop_widget_uses_press(GtkWidget *widget, GdkEventSequence *_Nullable sequence, bool is_touch);

/// Whether a press that is dragged scrolls a scrolled window.
bool pop_scrolled_window_follows_drag(GtkWidget *scrolled_window, bool is_touch);

/// Whether a widget that is no scrolled window uses vertical scrolling itself.
bool pop_widget_uses_scrolling(GtkWidget *widget);

/// Cancels the presses that a widget's gestures handle, and makes it look not pressed.
void pop_widget_cancel_press(GtkWidget *widget);

#pragma clang assume_nonnull end
