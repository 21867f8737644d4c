import CPopsheet
import PopsheetLayout

/// The actions of a card, one row below the other, at the places that the layout gives them.
///
/// Only rows that can be seen, or are about to be, are widgets; as the list scrolls, those that leave are used again for
/// those that come.
final class ActionListView: NativeWidget {
    /// A row that is a widget now.
    struct ShownRow {
        /// Its place among all the rows.
        var index: Int
        let view: RowView
        /// Where it lies in the list.
        var frame: Rect
    }

    /// The rows that are widgets now, from above.
    private(set) var shown: [ShownRow] = []
    private var naturalHeight = 0.0
    private var header: (view: HeaderView, frame: Rect)?

    init() { super.init(cssName: "actions", role: GTK_ACCESSIBLE_ROLE_GROUP) }

    /// Gives the list the height of all its rows.
    func setNaturalHeight(_ height: Double) {
        guard height != naturalHeight else { return }
        naturalHeight = height
        gtk_widget_queue_resize(pointer)
    }

    /// Makes these rows widgets, and no others.
    ///
    /// - Parameters:
    ///   - indices: The rows, from above.
    ///   - renewing: Whether rows that are widgets already are to be filled anew.
    ///   - frame: Where a row lies in the list.
    ///   - fill: Shows what a row is about.
    func show(
        _ indices: [Int], renewing: Bool, frame: (Int) -> Rect, makeRow: () -> RowView, fill: (RowView, Int) -> Void
    ) {
        guard renewing || indices != shown.map(\.index) else { return }
        let wanted = Set(indices)
        var kept: [Int: RowView] = [:]
        var spare: [RowView] = []
        for row in shown {
            if wanted.contains(row.index) { kept[row.index] = row.view } else { spare.append(row.view) }
        }
        var previous = header?.view.pointer
        let isInWindow = gtk_widget_get_root(pointer) != nil
        shown = indices.map { index in
            let (old, frame) = (kept[index], frame(index))
            let view = old ?? spare.popLast() ?? makeRow()
            // Those that stay are in order already.
            if old == nil {
                view.setPressed(false)
                gtk_widget_insert_after(view.button, pointer, previous)
            }
            if old == nil || renewing { fill(view, index) }
            // At once, for the focus may be about to come here, and what scrolls to it asks where it is. Outside of a window
            // a row has no style yet, and with that another size.
            if isInWindow { Self.place(view, frame) }
            previous = view.button
            return ShownRow(index: index, view: view, frame: frame)
        }
        for view in spare { gtk_widget_unparent(view.button) }
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
        for row in shown { Self.place(row.view, row.frame) }
    }

    private static func place(_ view: RowView, _ frame: Rect) {
        pop_widget_place(view.button, Int32(frame.width.rounded()), Int32(frame.height.rounded()), frame.x, frame.y)
    }
}
