import CPopsheet
import PopsheetLayout

/// The actions of a card, one row below the other, at the places that the layout gives them.
final class ActionListView: NativeWidget {
    private(set) var rows: [RowView] = []
    private var frames: [Rect] = []
    private var naturalHeight = 0.0
    private var header: (view: HeaderView, frame: Rect)?

    init() { super.init(cssName: "actions", role: GTK_ACCESSIBLE_ROLE_GROUP) }

    /// Makes as many rows as there are frames, and remembers the frames relative to the list.
    func setFrames(_ frames: [Rect], naturalHeight: Double, makeRow: () -> RowView) {
        while rows.count > frames.count { gtk_widget_unparent(rows.removeLast().button) }
        while rows.count < frames.count {
            let row = makeRow()
            rows.append(row)
            append(row.button)
        }
        self.frames = frames
        if naturalHeight != self.naturalHeight {
            self.naturalHeight = naturalHeight
            gtk_widget_queue_resize(pointer)
        }
        queueAllocate()
    }

    /// Shows a header above the rows, with which it scrolls, at a frame relative to the list; nil takes it away.
    func setHeader(_ header: (view: HeaderView, frame: Rect)?) {
        if let old = self.header, old.view !== header?.view { gtk_widget_unparent(old.view.pointer) }
        if let header, self.header == nil { gtk_widget_insert_after(header.view.pointer, pointer, nil) }
        self.header = header
        queueAllocate()
    }

    override func measure(_ orientation: GtkOrientation, forSize: Int) -> (minimum: Int, natural: Int) {
        let height = Int(naturalHeight.rounded(.up))
        return orientation == GTK_ORIENTATION_VERTICAL ? (height, height) : (0, 0)
    }

    override func allocate(width: Int, height: Int) {
        if let header {
            pop_widget_place(
                header.view.pointer, Int32(header.frame.width.rounded()), Int32(header.frame.height.rounded(.up)),
                header.frame.x, header.frame.y)
        }
        for (row, frame) in zip(rows, frames) {
            pop_widget_place(row.button, Int32(frame.width.rounded()), Int32(frame.height.rounded()), frame.x, frame.y)
        }
    }
}
