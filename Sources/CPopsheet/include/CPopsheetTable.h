#pragma once
#include <gtk/gtk.h>
#include <stdbool.h>

#pragma clang assume_nonnull begin

/// Creates a list model whose items are objects without content: what they stand for is known by their position.
///
/// An item exists only while something refers to it, so that a model of many items is as small as one of a few.
GListModel *pop_positions_new(void);

/// Replaces items at a position by others.
void pop_positions_splice(GListModel *positions, unsigned position, unsigned removed, unsigned added);

/// Creates a sorter that makes a column's header clickable; pop_column_view_sorted_column() finds it.
GtkSorter *pop_column_sorter_new(int column);

/// The column, as its sorter was created, by whose header the user sorts; -1 without one.
int pop_column_view_sorted_column(GtkColumnView *view, bool *descending);

/// Shows or hides the headers.
void pop_column_view_show_header(GtkColumnView *view, bool shown);

/// Scrolls an item into view. Its row exists when the function returns.
void pop_column_view_reveal(GtkColumnView *view, unsigned position);

/// Selects an item in addition to those that are selected, or deselects it.
void pop_column_view_toggle_selection(GtkColumnView *view, unsigned position);

/// Lays out a box whose only child scrolls the rows of a GtkColumnView or a GtkListBox: the box is at least as high as a
/// row, and as some rows where pop_widget_kept_height() is honoured, and as wide as the widest row is when rows are added,
/// but not when others come into view.
void pop_widget_keep_rows(GtkWidget *box, unsigned rows);

/// Limits the height of a box of pop_widget_keep_rows() to a number of rows; 0 for any number.
void pop_widget_limit_rows(GtkWidget *box, unsigned rows);

/// The height that a widget needs, beyond its minimum at a width, to keep rows of the boxes in it in view.
int pop_widget_kept_height(GtkWidget *widget, int width);

/// Creates a check button that is a radio button for assistive technologies, in every version of GTK.
GtkWidget *pop_radio_button_new(void);

/// Creates a box whose content is one stop for the Tab key: the key leaves it, instead of moving to the next row.
/// Its signal `entered` is emitted when the key enters it; the result is whether something in it has taken the focus.
GtkWidget *pop_tab_stop_new(void);

/// Makes the Tab key move from widget to widget in such a box, as in any other, or not any more.
void pop_tab_stop_divide(GtkWidget *stop, bool is_divided);

/// An argument of a signal that is an object; NULL without one.
void *_Nullable pop_signal_object(unsigned count, const GValue *arguments, unsigned index);

#pragma clang assume_nonnull end
