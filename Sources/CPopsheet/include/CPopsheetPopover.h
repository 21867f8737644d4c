#pragma once
#include <gtk/gtk.h>
#include <stdbool.h>

#pragma clang assume_nonnull begin

/// The application's popover that contains a widget, or NULL.
GtkWidget *_Nullable pop_popover_around(GtkWidget *widget);

/// The part of its parent that a popover points at; false if it points at the whole parent.
bool pop_popover_target(GtkWidget *popover, GdkRectangle *part);

/// Closes the open popovers in a widget: all of them, or only those that autohide, which grab all input.
void pop_popovers_close(GtkWidget *widget, bool all);

/// Closes the application's popovers that contain a widget.
void pop_popovers_close_around(GtkWidget *widget);

/// Whether a widget is a control, such as a label, a button or an entry, or is inside one.
bool pop_widget_is_control(GtkWidget *widget);

/// Whether a widget of a visible window is hidden, or is inside a hidden widget.
bool pop_widget_is_hidden(GtkWidget *widget, GtkWidget *window);

#pragma clang assume_nonnull end
