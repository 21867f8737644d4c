#pragma once
#include <gtk/gtk.h>
#include <stdbool.h>
#include <pango/pangocairo.h>

#pragma clang assume_nonnull begin

/// A layout that measures and wraps text without a display: its lines whole pixels tall, its widths unrounded. The
/// caller owns it.
PangoLayout *pop_text_layout_new(void);

/// A layout that draws a widget's text as large as the other one measures it, in the shapes that the desktop asks for.
/// The caller owns it.
PangoLayout *pop_text_layout_new_for(GtkWidget *widget);

/// Underlines a part of a layout's text, which is given in bytes, as GTK underlines mnemonics.
void pop_text_layout_underline(PangoLayout *layout, unsigned start, unsigned end);

/// Takes off the width that Pango adds to an ellipsis to fill the layout's width, and returns how much that was, in logical
/// pixels: the layout is narrower by it. 0 where the text has no ellipsis.
double pop_text_layout_close_ellipsis(PangoLayout *layout);

/// Where the text cursor of an entry or a text view is, in its coordinates; false for any other widget.
bool pop_text_cursor(GtkWidget *widget, GdkRectangle *cursor);

/// What tells by "cursor-position" that the text cursor of a widget was moved; NULL where it has none.
void *_Nullable pop_text_cursor_owner(GtkWidget *widget);

/// What tells by "value-changed" that a text view was scrolled; NULL for any other widget.
void *_Nullable pop_text_view_adjustment(GtkWidget *widget);

/// Begins to look for fonts, in a thread of Pango's own, so that who needs one later does not wait for all of it.
void pop_text_prepare(void);

#pragma clang assume_nonnull end
