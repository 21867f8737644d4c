import Popsheet

/// A dialog that shows one widget, whose value is the dialog's.
final class WidgetDialog<Widget, Value>: SheetDialog {
    private let make: () -> Widget
    private let sheet: (Widget, DialogSession) throws(CommandFailure) -> DialogSheet
    private let read: (Widget) -> Value
    private lazy var widget = make()

    /// - Parameters:
    ///   - make: Makes the widget; GTK has been started.
    ///   - value: Returns what the widget contains.
    ///   - sheet: Makes the sheet that shows the widget.
    init(
        _ make: @escaping () -> Widget, value read: @escaping (Widget) -> Value,
        sheet: @escaping (Widget, DialogSession) throws(CommandFailure) -> DialogSheet
    ) {
        (self.make, self.read, self.sheet) = (make, read, sheet)
    }

    func makeSheet(in session: DialogSession) throws(CommandFailure) -> DialogSheet { try sheet(widget, session) }

    var value: Value { read(widget) }
}
