/// What is drawn behind the rows of a list: fills of rows, and the lines between rows.
package struct RowMarks: Sendable, Hashable {
    /// The rows that look pressed.
    package var pressed: [Rect] = []
    /// The row that the mouse pointer is on.
    package var hovered: Rect?
    /// The lines.
    package var separators: [Rect] = []

    /// Creates marks without lines.
    package init(pressed: [Rect] = [], hovered: Rect? = nil) { (self.pressed, self.hovered) = (pressed, hovered) }
}

extension ActionListLayout {
    /// What is drawn behind the rows on the panel that carries them, in the area's coordinates.
    ///
    /// The lines next to a pressed row are left out.
    ///
    /// - Parameters:
    ///   - offset: How far the list is scrolled.
    ///   - pressed: The rows that look pressed.
    ///   - hovered: The row that the mouse pointer is on.
    package func marks(scrolledBy offset: Double, pressed: [Int], hovered: Int?) -> RowMarks {
        func visible(_ index: Int) -> Rect? {
            index < actionRowCount ? visiblePart(of: rows[index].frame, scrolledBy: offset) : rows[index].frame
        }
        var marks = RowMarks(pressed: pressed.compactMap(visible), hovered: hovered.flatMap(visible))
        marks.separators = separators(above: 0..<1).filter(\.isBelowHeader).map(\.frame)
        let top = viewport.y + offset
        let seen = actionRows(from: top, to: top + viewport.height)
        for separator in separators(above: seen) where !separator.isBelowHeader {
            let touchesPressed = pressed.contains(separator.rowBelow) || pressed.contains(separator.rowBelow - 1)
            if !touchesPressed, let line = visiblePart(of: separator.frame, scrolledBy: offset) {
                marks.separators.append(line)
            }
        }
        return marks
    }

    /// What of a place in the list can be seen; nil for nothing.
    private func visiblePart(of frame: Rect, scrolledBy offset: Double) -> Rect? {
        let moved = frame.offset(y: -offset)
        let (top, bottom) = (max(moved.y, viewport.y), min(moved.maxY, viewport.maxY))
        return bottom > top ? Rect(x: moved.x, y: top, width: moved.width, height: bottom - top) : nil
    }
}
