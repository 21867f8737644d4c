import CPopsheet
import PopsheetLayout
import PopsheetModel

/// The rows by their place in the order shown, whether or not they are widgets at the moment.
extension SheetView {
    /// How many rows there are, the cancel row counted.
    var rowCount: Int { layout?.list.rows.count ?? 0 }

    /// The rows that are widgets now, in the order shown.
    var shownRows: [RowView] { list.shown.map(\.view) + (cancelRow.map { [$0] } ?? []) }

    /// Where what can be seen of the rows that are widgets is at rest, in the area's coordinates.
    var rowFrames: [(id: Action.ID, frame: Rect)] {
        guard let layout else { return [] }
        let viewport = layout.list.viewport
        var frames = list.shown.compactMap { row in
            row.view.action.map {
                (
                    id: $0.id,
                    frame: row.frame.offset(x: viewport.x, y: viewport.y - listScroll.offset).clamped(to: viewport)
                )
            }
        }
        if let id = cancelRow?.action?.id, let frame = layout.list.footer?.frame {
            frames.append((id: id, frame: frame))
        }
        return frames
    }

    /// Whether a row can be chosen.
    func isEnabled(_ index: Int) -> Bool { action(at: index)?.isEnabled == true }

    /// Whether a row can have the keyboard's focus: a sheet may lack all room for its rows, and shows none then.
    func canFocus(_ index: Int) -> Bool {
        let isInList = index < actions.count
        // In a list without room GTK would scroll to the row, and stay there once the list has room.
        if isInList, layout.map({ $0.list.viewport.height <= 0 }) != false { return false }
        let widget = isInList ? list.pointer : cancelRow?.button
        return isEnabled(index) && widget.flatMap { gtk_widget_get_root($0) } != nil
    }

    /// The row that has the keyboard's focus.
    var focusedRow: Int? {
        if cancelRow?.hasFocus == true { return rowCount - 1 }
        return list.shown.first { $0.view.hasFocus }?.index
    }

    /// Whether the row that has the keyboard's focus shows it, where it can be seen.
    var showsFocus: Bool { shownRows.contains { $0.hasFocus && $0.showsFocus } && focusIsInView }

    /// Gives a row the keyboard's focus, and scrolls it into view; with the first row, what is above it.
    func focus(_ index: Int) {
        row(index)?.grabFocus()
        // GTK scrolls to a row that was just made only with the next frame.
        revealFocus()
        guard let layout, index < actions.count, index == (0..<rowCount).first(where: { canFocus($0) }) else { return }
        let viewport = layout.list.viewport
        if layout.list.rows[index].frame.maxY - viewport.y <= viewport.height { scrollToTop() }
    }

    /// A row as a widget, which it may just have become.
    func row(_ index: Int) -> RowView? {
        guard (0..<rowCount).contains(index) else { return nil }
        guard index < actions.count else { return cancelRow }
        neededRow = index
        showRows(renewing: false)
        neededRow = nil
        return list.shown.first { $0.index == index }?.view
    }

    /// The row of an action.
    ///
    /// - Parameter guess: Where it probably is.
    func index(of id: Action.ID, near guess: Int? = nil) -> Int? {
        if let guess, guess < rowCount, action(at: guess)?.id == id { return guess }
        return (0..<rowCount).first { action(at: $0)?.id == id }
    }

    /// The row that a page up or down leads to: as far as the list shows at once, and no further than its ends.
    func page(down: Bool, from current: Int?) -> Int? {
        guard let layout, !actions.isEmpty, !(down && current == actions.count) else { return current }
        let start = min(current ?? 0, actions.count - 1)
        let (frame, height) = (layout.list.rows[start].frame, layout.list.viewport.height)
        if down {
            // Half a pixel more, for what sums lose in their last digits.
            let page = layout.list.actionRows(from: frame.y, to: frame.y + height - frame.height + 0.5)
            let target = min(max(start + 1, page.upperBound - 1), actions.count - 1)
            return (start...target).last { $0 > start && canFocus($0) }
                ?? (target..<actions.count).first { canFocus($0) } ?? current
        }
        let page = layout.list.actionRows(from: frame.maxY - height + frame.height - 0.5, to: frame.maxY)
        let target = max(0, min(start - 1, page.lowerBound))
        return (target...start).first { $0 < start && canFocus($0) }
            ?? (0...target).last { canFocus($0) } ?? current
    }

    // MARK: Widgets

    /// A list no longer than this is widgets from end to end, so that assistive tools know all of it.
    private static let wholeListLimit = 40

    /// Whether rows that leave the view are used again for others.
    var isRecycled: Bool { actions.count > Self.wholeListLimit }

    /// How many rows beyond those that can be seen are widgets: they are there before they are scrolled into view.
    private static let spareRows = 2

    /// Makes the rows widgets that can be seen or are held on to, and no others.
    ///
    /// - Parameter renewing: Whether what they show has changed.
    func showRows(renewing: Bool) {
        guard let layout else { return }
        list.show(
            wantedRows(layout), renewing: renewing, id: { self.action(at: $0)?.id },
            frame: { layout.list.rows[$0].frame.relative(to: layout.list.viewport) }, makeRow: makeRow,
            fill: { [self] view, index in fill(view, index) })
    }

    private func wantedRows(_ layout: SheetLayout) -> [Int] {
        let count = layout.list.actionRowCount
        guard isRecycled else { return Array(0..<count) }
        let top = layout.list.viewport.y + listScroll.offset
        let seen = layout.list.actionRows(from: top, to: top + layout.list.viewport.height)
        let wanted = max(0, seen.lowerBound - Self.spareRows)..<min(count, seen.upperBound + Self.spareRows)
        // The focus stays where it is, and so does what a finger is on, wherever the list is scrolled to, and wherever
        // their actions are in it by now.
        var held = list.shown.filter { $0.view.hasFocus || $0.view.isPressed }
            .compactMap { shown in shown.view.action.flatMap { index(of: $0.id, near: shown.index) } }
        if let neededRow, !held.contains(neededRow) { held.append(neededRow) }
        held = held.filter { $0 < count && !wanted.contains($0) }.sorted()
        return held.filter { $0 < wanted.lowerBound } + Array(wanted) + held.filter { $0 >= wanted.upperBound }
    }
}

// MARK: Scrolling

extension SheetView {
    /// What of the list is at the upper edge of its viewport: a row, and how much of it is above the edge, from 0 to 1.
    struct ScrollPlace {
        fileprivate var row: Int
        fileprivate var part: Double
    }

    /// Scrolls the header, where it is longer than its room; false where it shows its end already.
    func scrollHeader(down: Bool, byPage: Bool) -> Bool {
        guard let layout, layout.list.header != nil else { return false }
        let area = layout.list.headerScrollsWithRows ? listScroll : headerScroll
        var end = area.end
        // Where the rows scroll with it, the first one is read after it.
        if layout.list.headerScrollsWithRows, let row = layout.list.rows.first, layout.list.actionRowCount > 0 {
            end = min(end, max(0, row.frame.maxY - layout.list.viewport.y - area.page))
        }
        let offset = area.offset
        guard down ? offset < end - 0.5 : offset > 0.5 else { return false }
        let step = area.increment(byPage: byPage)
        area.offset = down ? min(offset + step, end) : max(0, offset - step)
        return true
    }

    /// Shows the beginning of the header.
    func scrollHeaderToTop() {
        guard let layout = layout?.list, layout.header != nil else { return }
        (layout.headerScrollsWithRows ? listScroll : headerScroll).offset = 0
    }

    /// Whether at least half of the row that has the keyboard's focus is in view.
    var focusIsInView: Bool {
        guard let row = focusedRowInList else { return true }
        let seen = min(row.bottom, listScroll.offset + listScroll.page) - max(row.top, listScroll.offset)
        return seen >= min(row.bottom - row.top, listScroll.page) / 2
    }

    /// Scrolls the row that has the keyboard's focus into view.
    func revealFocus() {
        guard let row = focusedRowInList else { return }
        listScroll.offset = min(max(listScroll.offset, row.bottom - listScroll.page), row.top)
    }

    /// Where in a list that scrolls the row is that has the keyboard's focus; nil for none.
    private var focusedRowInList: (top: Double, bottom: Double)? {
        guard let layout, let row = focusedRow, row < actions.count, listScroll.page > 0 else { return nil }
        let frame = layout.list.rows[row].frame.offset(x: 0, y: -layout.list.viewport.y)
        return (frame.y, frame.maxY)
    }

    /// How far the list is scrolled, in terms that hold in every form; nil where it is not.
    var scrollPlace: ScrollPlace? {
        guard let layout, listScroll.offset > 0 else { return nil }
        let offset = listScroll.offset + layout.list.viewport.y
        let row = layout.list.actionRows(from: offset, to: offset).lowerBound
        guard row < layout.list.actionRowCount, layout.list.rows[0].frame.y <= offset else { return nil }
        let frame = layout.list.rows[row].frame
        return ScrollPlace(row: row, part: frame.height > 0 ? max(0, (offset - frame.y) / frame.height) : 0)
    }

    /// Scrolls the list, and a header that scrolls with it, to its top.
    func scrollToTop() { listScroll.offset = 0 }

    /// Scrolls the list to where it was, once it has its size.
    func scroll(to place: ScrollPlace?) {
        guard let layout else { return }
        guard let place, layout.list.rows.indices.contains(place.row) else {
            listScroll.offset = 0
            return
        }
        let frame = layout.list.rows[place.row].frame
        listScroll.offset = frame.y + place.part * frame.height - layout.list.viewport.y
    }
}
