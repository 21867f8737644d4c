import CPopsheet
import PopsheetLayout

/// The header's texts, at the frames that the layout gives them.
final class HeaderView: NativeWidget {
    private var texts: [(view: TextView, frame: Rect)] = []

    init() {
        super.init(cssName: "header", role: GTK_ACCESSIBLE_ROLE_GROUP)
        setClasses(["popsheet"])
    }

    /// Shows these texts at these frames, relative to the header.
    func setTexts(_ texts: [(view: TextView, frame: Rect)]) {
        for old in self.texts where !texts.contains(where: { $0.view === old.view }) {
            gtk_widget_unparent(old.view.pointer)
        }
        for new in texts where gtk_widget_get_parent(new.view.pointer) == nil { append(new.view.pointer) }
        self.texts = texts
        gtk_widget_queue_resize(pointer)
    }

    override func measure(_ orientation: GtkOrientation, forSize: Int) -> (minimum: Int, natural: Int) {
        guard orientation == GTK_ORIENTATION_VERTICAL, let last = texts.last, let first = texts.first else {
            return (0, 0)
        }
        // The space above the first text is also below the last one.
        let height = Int((last.frame.maxY + first.frame.y).rounded())
        return (height, height)
    }

    override func allocate(width: Int, height: Int) {
        for text in texts {
            pop_widget_place(
                text.view.pointer, Int32(text.frame.width.rounded()), Int32(text.frame.height.rounded(.up)),
                text.frame.x, text.frame.y)
        }
    }
}
