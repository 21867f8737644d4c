package import PopsheetLayout

/// The source of a sheet: what a popover's arrow points at.
@MainActor
public struct SheetAnchor {
    enum Kind {
        case widget
        case rect(Rect)
        case textCursor
    }

    let kind: Kind
    /// The widget, or the one that contains the source.
    let reference: WidgetReference

    /// A widget.
    public static func widget(_ widget: WidgetReference) -> SheetAnchor {
        SheetAnchor(kind: .widget, reference: widget)
    }

    /// A rectangle in a widget's coordinates, in logical pixels.
    public static func rect(
        x: Double, y: Double, width: Double, height: Double, in widget: WidgetReference
    ) -> SheetAnchor {
        .rect(Rect(x: x, y: y, width: width, height: height), in: widget)
    }

    /// The text cursor of an entry or a text view, also when it moves; all of any other widget.
    public static func textCursor(in widget: WidgetReference) -> SheetAnchor {
        SheetAnchor(kind: .textCursor, reference: widget)
    }

    /// A rectangle in a widget's coordinates.
    package static func rect(_ rect: Rect, in widget: WidgetReference) -> SheetAnchor {
        SheetAnchor(kind: .rect(rect), reference: widget)
    }
}

extension SheetAnchor: CustomStringConvertible {
    /// The anchor for logs, such as `text cursor in GtkEntry`.
    public nonisolated var description: String {
        switch kind {
        case .widget: "\(reference)"
        case .rect(let rect): "\(rect.width) × \(rect.height) at \(rect.x), \(rect.y) in \(reference)"
        case .textCursor: "text cursor in \(reference)"
        }
    }
}
