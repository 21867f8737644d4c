import CPopsheet

/// A part of the application's widget in which a text can be edited in its place: Escape ends that before the sheet.
@MainActor
package protocol EditedWidget: AnyObject {
    /// Whether a text is edited, so that Escape is not the sheet's.
    var isEdited: Bool { get }
}

extension EditedWidget {
    /// Answers for a widget, as long as this object exists.
    package func answer(for widget: WidgetPointer) {
        EditedWidgetOwner.attached.set(EditedWidgetOwner(self), of: UnsafeMutableRawPointer(widget))
    }
}

/// What answers for a widget, in the widget's data.
final class EditedWidgetOwner {
    @MainActor fileprivate static let attached = AttachedObject<EditedWidgetOwner>(key: "popsheet-edited-widget")

    private weak var owner: (any EditedWidget)?

    fileprivate init(_ owner: any EditedWidget) { self.owner = owner }

    /// The part that is edited and contains a widget; nil for none within an ancestor.
    @MainActor
    static func edited(around widget: WidgetPointer, upTo ancestor: WidgetPointer) -> WidgetPointer? {
        widget.ancestors(upTo: ancestor).first { isEdited($0) }
    }

    @MainActor
    private static func isEdited(_ widget: WidgetPointer) -> Bool {
        if widget.isA(gtk_editable_label_get_type()) {
            return gtk_editable_label_get_editing(OpaquePointer(widget)) != 0
        }
        return attached.get(of: UnsafeMutableRawPointer(widget))?.owner?.isEdited ?? false
    }
}
