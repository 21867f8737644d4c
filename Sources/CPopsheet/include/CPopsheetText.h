#pragma once
#include <gtk/gtk.h>
#include <stdbool.h>
#include <pango/pangocairo.h>

#pragma clang assume_nonnull begin

/// A layout that measures and wraps text without a display: line heights are whole pixels, widths are not rounded. The
/// caller owns it.
PangoLayout *pop_text_layout_new(void);

/// A layout that draws a widget's text at the size that the other one measures, with the desktop's font rendering. The
/// caller owns it.
PangoLayout *pop_text_layout_new_for(GtkWidget *widget);

/// Sets a layout's text and its attributes from markup; text that isn't markup is set as it is.
void pop_text_layout_set_markup(PangoLayout *layout, const char *markup);

/// The text of markup, which the caller frees; NULL if Pango does not accept it.
char *_Nullable pop_text_of_markup(const char *markup);

/// Underlines a part of a layout's text, given in bytes, as GTK underlines mnemonics.
void pop_text_layout_underline(PangoLayout *layout, unsigned start, unsigned end);

/// Removes the width that Pango adds to an ellipsis to fill the layout's width, and returns it in logical pixels: the
/// layout is narrower by it. 0 if the text has no ellipsis.
double pop_text_layout_close_ellipsis(PangoLayout *layout);

/// Shows a text in a text view to read it, without a cursor.
///
/// The text must be valid UTF-8, and valid markup if it is markup.
void pop_text_view_show(GtkWidget *view, const char *text, bool is_markup);

/// Sets the space around the text of a text view.
void pop_text_view_set_margins(GtkWidget *view, int side, int vertical);

/// Lets a text view show its text, and what is inserted later, as it is written: a broken word gets no hyphen.
void pop_text_view_omit_hyphens(GtkWidget *view);

/// What parts of a text view can have.
typedef struct {
    bool bold, italic, underline, strikethrough;
} PopTextStyle;

/// Creates a tag for parts of a text view, whose table keeps it.
GtkTextTag *pop_text_view_add_style(GtkWidget *view, PopTextStyle style);

/// Sets the colour of what has a tag, and the one behind it; NULL for the ordinary one, and for none.
void pop_text_tag_set_colors(GtkTextTag *tag, const GdkRGBA *_Nullable text, const GdkRGBA *_Nullable background);

/// Inserts text at the end of a text view, with a tag, or with NULL.
void pop_text_view_append(GtkWidget *view, const char *_Nullable text, int length, GtkTextTag *_Nullable tag);

/// Lets a label show its text as it is written: a broken word gets no hyphen.
void pop_label_omit_hyphens(GtkWidget *label);

/// The position of the text cursor of an entry or a text view, in its coordinates; false for any other widget.
bool pop_text_cursor(GtkWidget *widget, GdkRectangle *cursor);

/// The object that notifies "cursor-position" for a widget's text cursor; NULL if it has none.
void *_Nullable pop_text_cursor_owner(GtkWidget *widget);

/// The object that emits "value-changed" when a text view scrolls; NULL for any other widget.
void *_Nullable pop_text_view_adjustment(GtkWidget *widget);

#pragma clang assume_nonnull end
