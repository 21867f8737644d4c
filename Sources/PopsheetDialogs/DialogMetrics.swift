import CPopsheet
import Popsheet

/// The distances of a dialog's widgets, in logical pixels.
enum DialogMetrics {
    /// From the edges of the card.
    static let sideMargin: Int32 = 16
    /// From the header and the actions.
    static let verticalMargin: Int32 = 12
    /// Between a caption and its field, and between fields.
    static let spacing: Int32 = 8

    /// Keeps a widget that does not fill its card away from the edges.
    @MainActor
    static func inset(_ widget: WidgetPointer) {
        gtk_widget_set_margin_start(widget, sideMargin)
        gtk_widget_set_margin_end(widget, sideMargin)
        gtk_widget_set_margin_top(widget, verticalMargin)
        gtk_widget_set_margin_bottom(widget, verticalMargin)
    }
}
