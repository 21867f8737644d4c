import CPopsheet
import PopsheetLayout

/// Scrolls a header and a list, together or separately, where they have less space than they need.
@MainActor
final class ListScrolling {
    /// The header's scroll area, used if it scrolls separately.
    let header: ScrollArea
    /// The list's scroll area.
    let list: ScrollArea
    private let headerView: HeaderView
    private let listView: ActionListView
    private var layout: ActionListLayout?

    /// The position of a list at the upper edge of its viewport: a row, and the fraction of it above the edge.
    struct Position {
        fileprivate var row: Int
        fileprivate var fraction: Double
    }

    init(_ headerView: HeaderView, _ listView: ActionListView) {
        (self.headerView, self.listView) = (headerView, listView)
        header = ScrollArea(showing: headerView.pointer)
        list = ScrollArea(showing: listView.pointer)
    }

    /// Takes over a layout, and shows scroll bars where something scrolls.
    func update(_ layout: ActionListLayout, in context: LayoutContext) {
        self.layout = layout
        placeHeader(layout)
        // A window that was just created has no size yet, and later perhaps space for everything.
        let hasSize = context.size.width > 0 && context.size.height > 0
        let headerScrolls = hasSize && layout.scrolls.header && !layout.headerScrollsWithRows
        let listScrolls = hasSize && (layout.headerScrollsWithRows ? layout.scrolls.any : layout.scrolls.actions)
        if headerScrolls { header.makeScrollable() }
        if listScrolls { list.makeScrollable(followsPointer: true) }
        header.showBar(headerScrolls, height: layout.header?.frame.height ?? 0)
        list.showBar(listScrolls, height: layout.viewport.height)
        // The theme draws the scroll bars.
        if headerScrolls || listScrolls { PostponedTheme.need() }
        for area in [header, list] { area.follow(context.direction) }
    }

    /// Moves the list as a whole.
    func move(to layout: ActionListLayout) { self.layout = layout }

    /// Places the header in the list if they scroll together.
    private func placeHeader(_ layout: ActionListLayout) {
        if layout.headerScrollsWithRows, let frame = layout.header?.frame.relative(to: layout.viewport) {
            if gtk_widget_get_parent(headerView.pointer) != listView.pointer { header.release() }
            listView.setHeader((view: headerView, frame: frame))
        } else {
            listView.setHeader(nil)
            header.retake()
        }
    }

    /// The widgets to place on the container's main panel.
    var children: [(widget: WidgetPointer, frame: Rect)] {
        guard let layout else { return [] }
        var children: [(widget: WidgetPointer, frame: Rect)] = []
        if let header = layout.header, header.frame.height > 0, !layout.headerScrollsWithRows {
            children.append((widget: self.header.pointer, frame: header.frame))
        }
        if layout.actionRowCount > 0 || layout.headerScrollsWithRows {
            children.append((widget: list.pointer, frame: layout.viewport))
        }
        return children
    }

    // MARK: Header

    /// Scrolls the header if it has less space than it needs; false if its end is already visible.
    func scrollHeader(down: Bool, byPage: Bool) -> Bool {
        guard let layout, layout.header != nil else { return false }
        let area = layout.headerScrollsWithRows ? list : header
        var end = area.end
        // If the rows scroll with it, the first one is read after it.
        if layout.headerScrollsWithRows, let row = layout.rows.first, layout.actionRowCount > 0 {
            end = min(end, max(0, row.frame.maxY - layout.viewport.y - area.page))
        }
        let offset = area.offset
        guard down ? offset < end - 0.5 : offset > 0.5 else { return false }
        let step = area.increment(byPage: byPage)
        area.offset = down ? min(offset + step, end) : max(0, offset - step)
        return true
    }

    /// Shows the beginning of the header.
    func scrollHeaderToTop() {
        guard let layout, layout.header != nil else { return }
        (layout.headerScrollsWithRows ? list : header).offset = 0
    }

    // MARK: List

    /// Whether at least half of a frame in the list is visible.
    func shows(_ frame: Rect) -> Bool {
        guard list.page > 0 else { return true }
        let seen = min(frame.maxY, list.offset + list.page) - max(frame.y, list.offset)
        return seen >= min(frame.height, list.page) / 2
    }

    /// Scrolls a frame of the list into view.
    func reveal(_ frame: Rect) {
        guard list.page > 0 else { return }
        list.offset = min(max(list.offset, frame.maxY - list.page), frame.y)
    }

    /// The list's scroll position, which is valid in every container; nil at the top.
    var position: Position? {
        guard let layout, list.offset > 0 else { return nil }
        let offset = list.offset + layout.viewport.y
        let row = layout.actionRows(from: offset, to: offset).lowerBound
        guard row < layout.actionRowCount, layout.rows[0].frame.y <= offset else { return nil }
        let frame = layout.rows[row].frame
        return Position(row: row, fraction: frame.height > 0 ? max(0, (offset - frame.y) / frame.height) : 0)
    }

    /// Scrolls the list, and a header that scrolls with it, to the top.
    func scrollToTop() { list.offset = 0 }

    /// Scrolls the list to a position, once it has its size.
    func scroll(to position: Position?) {
        guard let layout else { return }
        guard let position, layout.rows.indices.contains(position.row) else {
            list.offset = 0
            return
        }
        let frame = layout.rows[position.row].frame
        list.offset = frame.y + position.fraction * frame.height - layout.viewport.y
    }
}
