import CPopsheet

/// A part of the application's widget in which a text is edited in its place: Escape ends that before the sheet.
@MainActor
package enum EditedWidget {
    /// The style class of such a part while it is edited, as GTK's editable labels have it.
    package static let cssClass = "editing"

    /// The part that contains a widget; nil for none within an ancestor.
    static func around(_ widget: WidgetPointer, upTo ancestor: WidgetPointer) -> WidgetPointer? {
        widget.ancestors(upTo: ancestor).first { gtk_widget_has_css_class($0, cssClass) != 0 }
    }
}
