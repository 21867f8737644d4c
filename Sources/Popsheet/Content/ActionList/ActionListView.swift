import CPopsheet
import PopsheetLayout
import PopsheetModel

/// The actions of a card, one row below the other, at the frames that the layout gives them.
///
/// Only rows that are visible, or are about to be, have widgets; as the list scrolls, the widgets of rows that leave
/// are reused for rows that appear.
final class ActionListView: NativeWidget {
    /// A row that has a widget.
    struct ShownRow {
        /// Its index among all rows.
        var index: Int
        let view: RowView
        /// Its frame in the list.
        var frame: Rect
    }

    /// The heading of a section.
    struct Heading {
        let view: TextView
        /// Its frame in the list.
        var frame: Rect
    }

    /// The rows that have widgets, from top to bottom.
    private(set) var shown: [ShownRow] = []
    /// The headings of sections, by the first row of each.
    private var headings: [Int: Heading] = [:]
    private var naturalHeight = 0.0
    private var header: (view: HeaderView, frame: Rect)?

    init() {
        super.init(cssName: "actions", role: GTK_ACCESSIBLE_ROLE_GROUP)
        setClasses(["popsheet"])
    }

    /// Gives the list the height of all its rows.
    func setNaturalHeight(_ height: Double) {
        guard height != naturalHeight else { return }
        naturalHeight = height
        gtk_widget_queue_resize(pointer)
    }

    /// Gives these rows widgets, and no others; an action that has a widget keeps it.
    ///
    /// - Parameters:
    ///   - indices: The indices of the rows, from top to bottom.
    ///   - renewing: Whether to update the rows that have widgets already.
    ///   - id: The action of a row.
    ///   - frame: The frame of a row in the list.
    ///   - heading: Shows the heading above a row, in a view that shows it already or in a new one; nil for none.
    ///   - fill: Shows an action in a row.
    func show(
        _ indices: [Int], renewing: Bool, id: (Int) -> Action.ID?, frame: (Int) -> Rect, makeRow: () -> RowView,
        heading: (TextView?, Int) -> Heading?, fill: (RowView, Int) -> Void
    ) {
        guard renewing || indices != shown.map(\.index) else { return }
        let oldHeadings = headings
        headings = [:]
        let ids = indices.map(id)
        let wanted = Set(ids)
        var kept: [Action.ID: RowView] = [:]
        var spare: [RowView] = []
        for row in shown.map(\.view) {
            if let id = row.action?.id, wanted.contains(id) { kept[id] = row } else { spare.append(row) }
        }
        takeFocus(from: spare)
        var previous = header?.view.pointer
        let isInWindow = gtk_widget_get_root(pointer) != nil
        shown = zip(indices, ids).map { index, id in
            let (old, frame) = (id.flatMap { kept[$0] }, frame(index))
            if let heading = heading(oldHeadings[index]?.view, index) {
                insert(heading.view.pointer, after: previous)
                headings[index] = heading
                previous = heading.view.pointer
            }
            let view = old ?? spare.popLast() ?? makeRow()
            if old == nil { view.setPressed(false) }
            insert(view.button, after: previous)
            if old == nil || renewing { fill(view, index) }
            // Immediately, because the focus may be about to move here, and scrolling to it needs the frame. Outside a
            // window a row has no style yet, and therefore another size.
            if isInWindow { Self.place(view, frame) }
            previous = view.button
            return ShownRow(index: index, view: view, frame: frame)
        }
        for view in spare { gtk_widget_unparent(view.button) }
        for (row, old) in oldHeadings where headings[row]?.view !== old.view { gtk_widget_unparent(old.view.pointer) }
        queueAllocate()
    }

    /// Makes a widget the next child after another; most of them are in order already.
    private func insert(_ widget: WidgetPointer, after previous: WidgetPointer?) {
        let isInPlace =
            gtk_widget_get_parent(widget) == pointer && gtk_widget_get_prev_sibling(widget) == previous
        if !isInPlace { gtk_widget_insert_after(widget, pointer, previous) }
    }

    /// Removes the focus from a widget that gets another action: GTK would move it, but only later.
    private func takeFocus(from rows: [RowView]) {
        guard rows.contains(where: { $0.hasFocus }), let root = gtk_widget_get_root(pointer) else { return }
        gtk_root_set_focus(root, nil)
    }

    /// Shows a header above the rows, which scrolls with them, at a frame relative to the list; nil removes it.
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
        for heading in headings.values {
            pop_widget_place(
                heading.view.pointer, Int32(heading.frame.width.rounded()), Int32(heading.frame.height.rounded(.up)),
                heading.frame.x, heading.frame.y)
        }
        for row in shown { Self.place(row.view, row.frame) }
    }

    private static func place(_ view: RowView, _ frame: Rect) {
        pop_widget_place(view.button, Int32(frame.width.rounded()), Int32(frame.height.rounded()), frame.x, frame.y)
    }
}
