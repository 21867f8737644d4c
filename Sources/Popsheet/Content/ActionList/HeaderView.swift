import CPopsheet
import PopsheetLayout

/// The header's icon and texts, at the frames that the layout gives them.
final class HeaderView: NativeWidget {
    private var parts: [(view: NativeWidget, frame: Rect)] = []

    init() {
        super.init(cssName: "header", role: GTK_ACCESSIBLE_ROLE_GROUP)
        setClasses(["popsheet"])
    }

    /// Shows these parts, from top to bottom, at these frames, relative to the header.
    func setParts(_ parts: [(view: NativeWidget, frame: Rect)]) {
        for old in self.parts where !parts.contains(where: { $0.view === old.view }) {
            gtk_widget_unparent(old.view.pointer)
        }
        for new in parts where gtk_widget_get_parent(new.view.pointer) == nil { append(new.view.pointer) }
        self.parts = parts
        gtk_widget_queue_resize(pointer)
    }

    override func measure(_ orientation: GtkOrientation, forSize: Int) -> (minimum: Int, natural: Int) {
        guard orientation == GTK_ORIENTATION_VERTICAL, let last = parts.last, let first = parts.first else {
            return (0, 0)
        }
        // The space above the first part is also below the last one.
        let height = Int((last.frame.maxY + first.frame.y).rounded())
        return (height, height)
    }

    override func allocate(width: Int, height: Int) {
        for part in parts {
            pop_widget_place(
                part.view.pointer, Int32(part.frame.width.rounded()), Int32(part.frame.height.rounded(.up)),
                part.frame.x, part.frame.y)
        }
    }
}
