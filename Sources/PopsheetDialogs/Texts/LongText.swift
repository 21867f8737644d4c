import CPopsheet
import Popsheet
package import PopsheetModel

/// A text of many pages to read: only the visible part is laid out.
package final class LongText: DialogWidget {
    /// Creates a text that assistive technologies call by a name.
    package init(_ text: StyledText, named name: String, wraps: Bool = true) {
        let scrolled: WidgetPointer = gtk_scrolled_window_new()
        super.init(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
        gtk_widget_add_css_class(pointer, StyleClass.page)
        gtk_widget_add_css_class(scrolled, StyleClass.well)
        let view: WidgetPointer = gtk_text_view_new()
        pop_widget_set_accessible_label(view, name)
        pop_text_view_show(view, text.markup ?? text.plain, text.markup != nil)
        if !wraps { gtk_text_view_set_wrap_mode(view.cast(), GTK_WRAP_NONE) }
        Self.breakLongLines(of: gtk_text_view_get_buffer(view.cast()))
        let margins = (DialogMetrics.sideMargin, DialogMetrics.verticalMargin)
        pop_text_view_set_margins(view, margins.0, margins.1)
        gtk_scrolled_window_set_child(OpaquePointer(scrolled), view)
        gtk_scrolled_window_set_policy(
            OpaquePointer(scrolled), wraps ? GTK_POLICY_NEVER : GTK_POLICY_AUTOMATIC, GTK_POLICY_AUTOMATIC)
        gtk_scrolled_window_set_min_content_height(OpaquePointer(scrolled), DialogMetrics.fieldTextHeight)
        gtk_box_append(pointer.cast(), scrolled)
        // On a low screen, the text is lower, so that it scrolls, and nothing around it.
        pop_box_set_natural_size(pointer, 0, Self.height)
        // Away from the card's round corners.
        gtk_widget_set_margin_top(pointer, DialogMetrics.verticalMargin)
        gtk_widget_set_vexpand(pointer, 1)
    }

    /// Breaks lines that would take GTK too long to lay out, after a space if there is one.
    private static func breakLongLines(of buffer: UnsafeMutablePointer<GtkTextBuffer>?) {
        var place = GtkTextIter()
        gtk_text_buffer_get_start_iter(buffer, &place)
        repeat {
            while gtk_text_iter_get_chars_in_line(&place) > LongLines.limit {
                gtk_text_iter_set_line_offset(&place, Int32(LongLines.limit))
                var space = place
                for _ in LongLines.spaceLimit..<LongLines.limit {
                    if gtk_text_iter_backward_char(&space) == 0 { break }
                    if gtk_text_iter_get_char(&space) == 0x20 {
                        place = space
                        gtk_text_iter_forward_char(&place)
                        break
                    }
                }
                gtk_text_buffer_insert(buffer, &place, String(LongLines.separator), -1)
            }
        } while gtk_text_iter_forward_line(&place) != 0
        gtk_text_buffer_get_start_iter(buffer, &place)
        gtk_text_buffer_place_cursor(buffer, &place)
    }

    /// The height at which a good part of a page is visible.
    private static let height: Int32 = 420
}
