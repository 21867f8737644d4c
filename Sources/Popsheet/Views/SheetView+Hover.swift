import CPopsheet
import PopsheetLayout

/// The row that the mouse pointer is on (sheet.md 9).
extension SheetView {
    /// Shows on which row the pointer is, wherever that is scrolled to or laid out by now.
    ///
    /// Nothing is highlighted while a row is pressed, nor while the cards move: the layout has them elsewhere then.
    func updateHover() {
        let hovered = isInPlace && !shownRows.contains { $0.isPressed } ? pointer.flatMap { enabledRow(at: $0) } : nil
        for row in list.shown { row.view.isHovered = row.index == hovered }
        cancelRow?.isHovered = hovered == actions.count
        guard hovered != hoveredRow else { return }
        hoveredRow = hovered
        updateLooks()
    }

    /// The row at a place of the area, where it can be chosen.
    private func enabledRow(at point: Point) -> Int? {
        guard let layout else { return nil }
        if rowCount > actions.count, layout.list.rows[actions.count].frame.contains(point) {
            return isEnabled(actions.count) ? actions.count : nil
        }
        guard layout.list.viewport.contains(point) else { return nil }
        let place = Point(x: point.x, y: point.y + listScroll.offset)
        return layout.list.actionRows(from: place.y, to: place.y).first {
            layout.list.rows[$0].frame.contains(place) && isEnabled($0)
        }
    }
}
