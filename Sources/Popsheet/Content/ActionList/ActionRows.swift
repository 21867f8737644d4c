import CPopsheet
import PopsheetLayout
import PopsheetModel

/// The rows of an action list as widgets: only those that are visible, focused or pressed exist.
@MainActor
final class ActionRows {
    /// The rows that scroll.
    let list: ActionListView
    /// The cancel action's row.
    private(set) var footer: RowView?
    private(set) var actions = DisplayedActions()
    private(set) var layout: ActionListLayout?
    private var setting: Setting?
    private let measurer: PangoTextMeasurer
    private let scrolling: ListScrolling
    /// A row that must exist although it is not visible.
    private var neededRow: Int?

    /// Whether rows show which letters choose them.
    var showsMnemonics = false { didSet { for row in shown { row.showsMnemonic = showsMnemonics } } }
    /// A key or an assistive technology has chosen an action.
    var onChoose: ((Action.ID) -> Void)?
    /// A row begins or ceases to look pressed.
    var onPressedChange: (() -> Void)?

    /// What the appearance of rows depends on.
    struct Setting {
        var theme: Theme
        var context: LayoutContext
        /// Whether a spinner turns.
        var spins: Bool
        /// The action that Return chooses; nil for none.
        var defaultAction: Action.ID?
    }

    init(_ list: ActionListView, scrolling: ListScrolling, measuring measurer: PangoTextMeasurer) {
        (self.list, self.scrolling, self.measurer) = (list, scrolling, measurer)
    }

    // MARK: Showing

    /// Shows actions in the rows of a layout.
    func show(_ actions: DisplayedActions, in layout: ActionListLayout, _ setting: Setting) {
        (self.actions, self.layout, self.setting) = (actions, layout, setting)
        let count = layout.actionRowCount
        let bottom = count > 0 ? layout.rows[count - 1].frame.maxY : layout.viewport.y
        list.setNaturalHeight(bottom - layout.viewport.y)
        showRows(renewing: true)
        if actions.cancel != nil {
            let row = footer ?? makeRow()
            footer = row
            fill(row, count)
        } else {
            footer = nil
        }
    }

    /// Creates the rows that are visible now, after scrolling.
    func update() { showRows(renewing: false) }

    /// Moves the rows as a whole.
    func move(to layout: ActionListLayout) { self.layout = layout }

    private func showRows(renewing: Bool) {
        guard let layout else { return }
        list.show(
            wantedRows(layout), renewing: renewing, id: { self.actions[$0]?.id },
            frame: { layout.rows[$0].frame.relative(to: layout.viewport) }, makeRow: { self.makeRow() },
            heading: { self.heading(in: $0, above: $1) }, fill: { self.fill($0, $1) })
    }

    /// A list no longer than this has all its rows as widgets, so that assistive technologies know all of it.
    private static let wholeListLimit = 40

    /// Whether rows that are no longer visible are reused for others.
    var isRecycled: Bool { actions.actions.count > Self.wholeListLimit }

    /// The number of rows beyond the visible ones that are widgets before they are scrolled into view.
    private static let spareRows = 2

    private func wantedRows(_ layout: ActionListLayout) -> [Int] {
        let count = layout.actionRowCount
        guard isRecycled else { return Array(0..<count) }
        let top = layout.viewport.y + scrolling.list.offset
        let seen = layout.actionRows(from: top, to: top + layout.viewport.height)
        let wanted = max(0, seen.lowerBound - Self.spareRows)..<min(count, seen.upperBound + Self.spareRows)
        // A focused or pressed row stays a widget, wherever the list is scrolled to and wherever its action is now.
        var held = list.shown.filter { $0.view.hasFocus || $0.view.isPressed }
            .compactMap { shown in shown.view.action.flatMap { actions.row(of: $0.id, near: shown.index) } }
        if let neededRow, !held.contains(neededRow) { held.append(neededRow) }
        held = held.filter { $0 < count && !wanted.contains($0) }.sorted()
        return held.filter { $0 < wanted.lowerBound } + Array(wanted) + held.filter { $0 >= wanted.upperBound }
    }

    private func fill(_ view: RowView, _ index: Int) {
        guard let layout, let setting, let action = actions[index] else { return }
        let label = actions.label(at: index)
        let text = DisplayText.line(label)
        view.update(
            layout.row(index, fitting: text, measuring: measurer), action: action, text: text, fullText: label,
            theme: setting.theme, in: setting.context, spins: setting.spins,
            style: RowStyle(isCentered: layout.centersLabels, isDefault: action.id == setting.defaultAction))
        view.showsMnemonic = showsMnemonics
        if index < actions.actions.count, isRecycled { view.tellPosition(index, of: actions.actions.count) }
    }

    /// Shows the heading above a row, if a section begins there.
    private func heading(in view: TextView?, above row: Int) -> ActionListView.Heading? {
        guard let layout, let setting, let band = layout.band(above: row), let frame = band.heading,
            let text = actions.heading(above: row)
        else { return nil }
        let view = view ?? TextView("heading", role: GTK_ACCESSIBLE_ROLE_HEADING, fit: .ellipsizesMiddle)
        view.update(
            text: StyledText(DisplayText.line(text)), fullText: text, isCentred: layout.centersLabels, font: band.font,
            width: frame.width,
            color: setting.theme.title ?? setting.theme.secondaryLabel, shadow: setting.theme.classic?.textShadow)
        return ActionListView.Heading(view: view, frame: frame.relative(to: layout.viewport))
    }

    private func makeRow() -> RowView {
        RowView(
            picked: { [weak self] row in
                if let id = row.action?.id { self?.onChoose?(id) }
            },
            pressedChanged: { [weak self] _ in self?.onPressedChange?() })
    }

    // MARK: Rows

    /// The rows that are widgets, in the order shown.
    var shown: [RowView] { list.shown.map(\.view) + (footer.map { [$0] } ?? []) }

    /// The visible frames at rest of the rows that are widgets, in the area's coordinates.
    var frames: [(id: Action.ID, frame: Rect)] {
        guard let layout else { return [] }
        let viewport = layout.viewport
        var frames = list.shown.compactMap { row in
            row.view.action.map {
                (
                    id: $0.id,
                    frame: row.frame.offset(x: viewport.x, y: viewport.y - scrolling.list.offset).clamped(to: viewport)
                )
            }
        }
        if let id = footer?.action?.id, let frame = layout.footer?.frame { frames.append((id: id, frame: frame)) }
        return frames
    }

    /// A row as a widget, which is created if needed.
    func view(of row: Int) -> RowView? {
        guard (0..<actions.count).contains(row) else { return nil }
        guard row < actions.actions.count else { return footer }
        neededRow = row
        showRows(renewing: false)
        neededRow = nil
        return list.shown.first { $0.index == row }?.view
    }

    /// The enabled row at a position in the area.
    func enabledRow(at point: Point) -> Int? {
        guard let layout else { return nil }
        let last = actions.actions.count
        if actions.cancel != nil, layout.rows[last].frame.contains(point) {
            return actions.isEnabled(last) ? last : nil
        }
        guard layout.viewport.contains(point) else { return nil }
        let place = Point(x: point.x, y: point.y + scrolling.list.offset)
        return layout.actionRows(from: place.y, to: place.y).first {
            layout.rows[$0].frame.contains(place) && actions.isEnabled($0)
        }
    }

    // MARK: Focus

    /// Whether the area has no size yet, as in a window that was just mapped.
    var hasNoSize: Bool { layout.map { $0.viewport.width <= 0 } ?? true }

    /// Whether a row can have the keyboard focus: in an area without space for rows, none can.
    func canFocus(_ row: Int) -> Bool {
        let isInList = row < actions.actions.count
        // In a list without a height GTK would scroll to the row, and stay there once the list has one.
        if isInList, layout.map({ $0.viewport.height <= 0 }) != false { return false }
        let widget = isInList ? list.pointer : footer?.button
        return actions.isEnabled(row) && widget.flatMap { gtk_widget_get_root($0) } != nil
    }

    /// The row with the keyboard focus.
    var focused: Int? {
        if footer?.hasFocus == true { return actions.count - 1 }
        return list.shown.first { $0.view.hasFocus }?.index
    }

    /// Whether there are two rows in one line.
    var hasNeighbor: Bool {
        guard let rows = layout?.rows, rows.count == 2 else { return false }
        return rows[0].frame.y == rows[1].frame.y
    }

    /// The left or the right one of two rows in one line; nil for others, and for one that can't have the focus.
    func neighbor(onTheLeft: Bool) -> Int? {
        guard hasNeighbor, let rows = layout?.rows else { return nil }
        let left = rows[0].frame.x < rows[1].frame.x ? 0 : 1
        let row = onTheLeft ? left : 1 - left
        return canFocus(row) ? row : nil
    }

    /// The action with the keyboard focus.
    var focusedAction: Action? { focused.flatMap { actions[$0] } }

    /// The position of the focused row in the scrolling list; nil for none.
    private var focusedFrame: Rect? {
        guard let layout, let row = focused, row < actions.actions.count else { return nil }
        return layout.rows[row].frame.offset(y: -layout.viewport.y)
    }

    /// Whether at least half of the focused row is in view.
    var focusIsInView: Bool { focusedFrame.map { scrolling.shows($0) } ?? true }

    /// Whether the focused row shows the focus where it can be seen.
    var showsFocus: Bool { shown.contains { $0.hasFocus && $0.showsFocus } && focusIsInView }

    /// Scrolls the focused row into view.
    func revealFocus() { if let focusedFrame { scrolling.reveal(focusedFrame) } }

    /// Gives a row the keyboard focus and scrolls it into view; with the first row, what is above it.
    func focus(_ row: Int) {
        view(of: row)?.grabFocus()
        // GTK scrolls to a row that was just created only in the next frame.
        revealFocus()
        guard let layout, row < actions.actions.count, row == (0..<actions.count).first(where: { canFocus($0) }) else {
            return
        }
        let viewport = layout.viewport
        if layout.rows[row].frame.maxY - viewport.y <= viewport.height { scrolling.scrollToTop() }
    }

    /// The row a page up or down from another: as many rows away as the list shows at once, at most to its end.
    func page(down: Bool, from current: Int?) -> Int? {
        let count = actions.actions.count
        guard let layout, count > 0, !(down && current == count) else { return current }
        let start = min(current ?? 0, count - 1)
        let (frame, height) = (layout.rows[start].frame, layout.viewport.height)
        if down {
            // Half a pixel more, because sums are not exact.
            let page = layout.actionRows(from: frame.y, to: frame.y + height - frame.height + 0.5)
            let target = min(max(start + 1, page.upperBound - 1), count - 1)
            return (start...target).last { $0 > start && canFocus($0) }
                ?? (target..<count).first { canFocus($0) } ?? current
        }
        let page = layout.actionRows(from: frame.maxY - height + frame.height - 0.5, to: frame.maxY)
        let target = max(0, min(start - 1, page.lowerBound))
        return (target...start).first { $0 < start && canFocus($0) }
            ?? (0...target).last { canFocus($0) } ?? current
    }
}
