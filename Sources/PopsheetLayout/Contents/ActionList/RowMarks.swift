/// The marks behind a list's rows: fills of rows, and separators.
package struct RowMarks: Sendable, Hashable {
    /// The rows drawn as pressed.
    package var pressed: [Rect] = []
    /// The row under the mouse pointer.
    package var hovered: Rect?
    /// The separators.
    package var separators: [Rect] = []

    /// Creates marks without separators.
    package init(pressed: [Rect] = [], hovered: Rect? = nil) { (self.pressed, self.hovered) = (pressed, hovered) }
}

extension ActionListLayout {
    /// The marks on the panel that carries the rows, in the area's coordinates.
    ///
    /// Separators next to a pressed row are left out.
    ///
    /// - Parameters:
    ///   - offset: The list's scroll offset.
    ///   - pressed: The rows drawn as pressed.
    ///   - hovered: The row under the mouse pointer.
    package func marks(scrolledBy offset: Double, pressed: [Int], hovered: Int?) -> RowMarks {
        func visible(_ index: Int) -> Rect? {
            index < actionRowCount ? visiblePart(of: rows[index].frame, scrolledBy: offset) : rows[index].frame
        }
        var marks = RowMarks(pressed: pressed.compactMap(visible), hovered: hovered.flatMap(visible))
        marks.separators = separators(above: 0..<1).filter(\.isBelowHeader).map(\.frame)
        if var line = footerSeparator {
            line.height = separatorThickness
            marks.separators.append(line)
        }
        let top = viewport.y + offset
        let seen = actionRows(from: top, to: top + viewport.height)
        // The band above a row may be visible although the row is not.
        let last = min(actionRowCount, seen.upperBound + 1)
        for separator in separators(above: seen.lowerBound..<max(last, seen.lowerBound)) where !separator.isBelowHeader
        {
            let touchesPressed = pressed.contains(separator.rowBelow) || pressed.contains(separator.rowBelow - 1)
            if !touchesPressed, let line = visiblePart(of: separator.frame, scrolledBy: offset) {
                marks.separators.append(line)
            }
        }
        return marks
    }

    /// The visible part of a rectangle in the list; nil if nothing is visible.
    private func visiblePart(of frame: Rect, scrolledBy offset: Double) -> Rect? {
        let moved = frame.offset(y: -offset)
        let (top, bottom) = (max(moved.y, viewport.y), min(moved.maxY, viewport.maxY))
        return bottom > top ? Rect(x: moved.x, y: top, width: moved.width, height: bottom - top) : nil
    }
}
