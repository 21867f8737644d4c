import CPopsheet
import Popsheet
package import PopsheetModel

/// A text of many pages to read: only the visible part is laid out.
package final class LongText: DialogWidget {
    /// Creates a text that assistive technologies call by a name.
    package init(_ text: StyledText, named name: String) {
        super.init(gtk_scrolled_window_new())
        let view: WidgetPointer = gtk_text_view_new()
        pop_widget_set_accessible_label(view, name)
        pop_text_view_show(view, text.markup ?? text.plain, text.markup != nil)
        let margins = (DialogMetrics.sideMargin, DialogMetrics.verticalMargin)
        pop_text_view_set_margins(view, margins.0, margins.1)
        gtk_scrolled_window_set_child(OpaquePointer(pointer), view)
        gtk_scrolled_window_set_policy(OpaquePointer(pointer), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
        gtk_scrolled_window_set_min_content_height(OpaquePointer(pointer), Self.height)
        // Away from the card's round corners.
        gtk_widget_set_margin_top(pointer, DialogMetrics.verticalMargin)
        gtk_widget_set_vexpand(pointer, 1)
    }

    /// The height at which a good part of a page is visible.
    private static let height: Int32 = 420
}
