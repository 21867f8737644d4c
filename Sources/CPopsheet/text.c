#include "CPopsheetText.h"
#include <hb.h>

// A line's height is a whole number of logical pixels, so that its baseline is sharp; a text's width depends only on
// its outlines, so it is the same on every screen with any hinting.
static PangoLayout *exact_layout(PangoContext *context) {
    const cairo_font_options_t *settings = pango_cairo_context_get_font_options(context);
    cairo_font_options_t *options = settings ? cairo_font_options_copy(settings) : cairo_font_options_create();
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_ON);
    pango_cairo_context_set_font_options(context, options);
    cairo_font_options_destroy(options);
    pango_context_set_round_glyph_positions(context, FALSE);
    PangoLayout *layout = pango_layout_new(context);
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
    // A text is shown as it was written: a wrapped path must not get a hyphen.
    PangoAttrList *attributes = pango_attr_list_new();
    pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(FALSE));
    pango_layout_set_attributes(layout, attributes);
    pango_attr_list_unref(attributes);
    g_object_unref(context);
    return layout;
}

PangoLayout *pop_text_layout_new(void) {
    PangoContext *context = pango_font_map_create_context(pango_cairo_font_map_get_default());
    // The default language of layouts; without one, fonts would be looked up again.
    pango_context_set_language(context, pango_language_get_default());
    return exact_layout(context);
}

PangoLayout *pop_text_layout_new_for(GtkWidget *widget) { return exact_layout(gtk_widget_create_pango_context(widget)); }

void pop_text_layout_set_markup(PangoLayout *layout, const char *markup) {
    PangoAttrList *attributes = NULL;
    char *text = NULL;
    if (!pango_parse_markup(markup, -1, 0, &attributes, &text, NULL, NULL)) {
        pango_layout_set_text(layout, markup, -1);
        return;
    }
    pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(FALSE));
    pango_layout_set_attributes(layout, attributes);
    pango_layout_set_text(layout, text, -1);
    pango_attr_list_unref(attributes);
    g_free(text);
}

char *pop_text_of_markup(const char *markup) {
    char *text = NULL;
    return pango_parse_markup(markup, -1, 0, NULL, &text, NULL, NULL) ? text : NULL;
}

void pop_text_layout_underline(PangoLayout *layout, unsigned start, unsigned end) {
    PangoAttrList *attributes = pango_attr_list_copy(pango_layout_get_attributes(layout));
    PangoAttribute *underline = pango_attr_underline_new(PANGO_UNDERLINE_LOW);
    underline->start_index = start;
    underline->end_index = end;
    pango_attr_list_insert(attributes, underline);
    pango_layout_set_attributes(layout, attributes);
    pango_attr_list_unref(attributes);
}

double pop_text_layout_close_ellipsis(PangoLayout *layout) {
    int excess = 0;
    PangoLayoutIter *iterator = pango_layout_get_iter(layout);
    do {
        PangoLayoutRun *run = pango_layout_iter_get_run_readonly(iterator);
        if (!run || !(run->item->analysis.flags & PANGO_ANALYSIS_FLAG_IS_ELLIPSIS)) continue;
        PangoGlyphInfo *last = &run->glyphs->glyphs[run->glyphs->num_glyphs - 1];
        if (last->glyph & PANGO_GLYPH_UNKNOWN_FLAG) continue;
        hb_font_t *font = pango_font_get_hb_font(run->item->analysis.font);
        excess = MAX(0, last->geometry.width - hb_font_get_glyph_h_advance(font, last->glyph));
    } while (pango_layout_iter_next_run(iterator));
    pango_layout_iter_free(iterator);
    // In a layout that is narrower by this width Pango truncates at the same place, and adds nothing.
    if (excess > 0) pango_layout_set_width(layout, pango_layout_get_width(layout) - excess);
    return (double)excess / PANGO_SCALE;
}

// Entries of all kinds contain a GtkText.
static GtkWidget *text_of(GtkWidget *widget) {
    if (!GTK_IS_EDITABLE(widget)) return NULL;
    GtkEditable *delegate = gtk_editable_get_delegate(GTK_EDITABLE(widget));
    GtkWidget *text = delegate ? GTK_WIDGET(delegate) : widget;
    return GTK_IS_TEXT(text) ? text : NULL;
}

bool pop_text_cursor(GtkWidget *widget, GdkRectangle *cursor) {
    if (GTK_IS_TEXT_VIEW(widget)) {
        GtkTextView *view = GTK_TEXT_VIEW(widget);
        gtk_text_view_get_cursor_locations(view, NULL, cursor, NULL);
        gtk_text_view_buffer_to_window_coords(view, GTK_TEXT_WINDOW_WIDGET, cursor->x, cursor->y, &cursor->x,
                                              &cursor->y);
        return true;
    }
    GtkWidget *text = text_of(widget);
    if (!text) return false;
    graphene_rect_t bounds;
    graphene_matrix_t transform;
    size_t position = (size_t)MAX(0, gtk_editable_get_position(GTK_EDITABLE(text)));
    gtk_text_compute_cursor_extents(GTK_TEXT(text), position, &bounds, NULL);
    if (!gtk_widget_compute_transform(text, widget, &transform)) return false;
    graphene_matrix_transform_bounds(&transform, &bounds, &bounds);
    *cursor = (GdkRectangle){(int)bounds.origin.x, (int)bounds.origin.y, (int)bounds.size.width,
                             (int)bounds.size.height};
    return true;
}

void *pop_text_cursor_owner(GtkWidget *widget) {
    return GTK_IS_TEXT_VIEW(widget) ? (void *)gtk_text_view_get_buffer(GTK_TEXT_VIEW(widget)) : text_of(widget);
}

void *pop_text_view_adjustment(GtkWidget *widget) {
    return GTK_IS_TEXT_VIEW(widget) ? gtk_scrollable_get_vadjustment(GTK_SCROLLABLE(widget)) : NULL;
}

void pop_text_view_show(GtkWidget *widget, const char *text, bool is_markup) {
    GtkTextView *view = GTK_TEXT_VIEW(widget);
    // Not the view's yet, which would follow each of its parts.
    GtkTextBuffer *buffer = gtk_text_buffer_new(NULL);
    GtkTextIter start;
    gtk_text_view_set_editable(view, FALSE);
    gtk_text_view_set_cursor_visible(view, FALSE);
    gtk_text_view_set_accepts_tab(view, FALSE);
    gtk_text_view_set_wrap_mode(view, GTK_WRAP_WORD_CHAR);
    gtk_text_buffer_get_start_iter(buffer, &start);
    if (is_markup) {
        gtk_text_buffer_insert_markup(buffer, &start, text, -1);
    } else {
        gtk_text_buffer_insert(buffer, &start, text, -1);
    }
    gtk_text_view_set_buffer(view, buffer);
    g_object_unref(buffer);
    pop_text_view_omit_hyphens(widget);
}

void pop_text_view_set_margins(GtkWidget *widget, int side, int vertical) {
    GtkTextView *view = GTK_TEXT_VIEW(widget);
    gtk_text_view_set_left_margin(view, side);
    gtk_text_view_set_right_margin(view, side);
    gtk_text_view_set_top_margin(view, vertical);
    gtk_text_view_set_bottom_margin(view, vertical);
}

static void tag_inserted(GtkTextBuffer *buffer, GtkTextIter *end, const char *text, int length, gpointer tag) {
    GtkTextIter start = *end;
    gtk_text_iter_backward_chars(&start, (int)g_utf8_strlen(text, length));
    gtk_text_buffer_apply_tag(buffer, tag, &start, end);
}

void pop_text_view_omit_hyphens(GtkWidget *widget) {
    GtkTextBuffer *buffer = gtk_text_view_get_buffer(GTK_TEXT_VIEW(widget));
    GtkTextTag *tag = gtk_text_buffer_create_tag(buffer, NULL, "insert-hyphens", FALSE, NULL);
    GtkTextIter start, end;
    gtk_text_buffer_get_bounds(buffer, &start, &end);
    gtk_text_buffer_apply_tag(buffer, tag, &start, &end);
    g_signal_connect_after(buffer, "insert-text", G_CALLBACK(tag_inserted), tag);
}

GtkTextTag *pop_text_view_add_style(GtkWidget *widget, PopTextStyle style) {
    GtkTextTag *tag = gtk_text_buffer_create_tag(gtk_text_view_get_buffer(GTK_TEXT_VIEW(widget)), NULL, NULL);
    if (style.bold) g_object_set(tag, "weight", PANGO_WEIGHT_BOLD, NULL);
    if (style.italic) g_object_set(tag, "style", PANGO_STYLE_ITALIC, NULL);
    if (style.underline) g_object_set(tag, "underline", PANGO_UNDERLINE_SINGLE, NULL);
    if (style.strikethrough) g_object_set(tag, "strikethrough", TRUE, NULL);
    return tag;
}

void pop_text_tag_set_colors(GtkTextTag *tag, const GdkRGBA *text, const GdkRGBA *background) {
    g_object_set(tag, "foreground-rgba", text, "background-rgba", background, NULL);
}

void pop_text_view_append(GtkWidget *widget, const char *text, int length, GtkTextTag *tag) {
    GtkTextBuffer *buffer = gtk_text_view_get_buffer(GTK_TEXT_VIEW(widget));
    GtkTextIter start, end;
    gtk_text_buffer_get_end_iter(buffer, &end);
    int offset = gtk_text_iter_get_offset(&end);
    gtk_text_buffer_insert(buffer, &end, text, length);
    if (!tag) return;
    gtk_text_buffer_get_iter_at_offset(buffer, &start, offset);
    gtk_text_buffer_apply_tag(buffer, tag, &start, &end);
}

void pop_label_omit_hyphens(GtkWidget *label) {
    PangoAttrList *attributes = pango_attr_list_new();
    pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(FALSE));
    gtk_label_set_attributes(GTK_LABEL(label), attributes);
    pango_attr_list_unref(attributes);
}
