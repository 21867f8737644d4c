#pragma once
#include <gtk/gtk.h>
#include <stdbool.h>

#pragma clang assume_nonnull begin

/// The popover of the program's that a widget lies in; NULL where it lies in none.
GtkWidget *_Nullable pop_popover_around(GtkWidget *widget);

/// The part of its parent that a popover points at; false where that is all of it.
bool pop_popover_target(GtkWidget *popover, GdkRectangle *part);

/// Closes the open popovers in a widget that close with a press outside of them, for which they take all input, or all.
void pop_popovers_close(GtkWidget *widget, bool all);

/// Closes the popovers of the program's that a widget is in.
void pop_popovers_close_around(GtkWidget *widget);

/// Whether a widget is a control, such as a label, a button or an entry, or is in one.
bool pop_widget_is_control(GtkWidget *widget);

/// Whether a widget of a window that is shown was hidden, or is in one that was.
bool pop_widget_is_hidden(GtkWidget *widget, GtkWidget *window);

#pragma clang assume_nonnull end
