import PopsheetLayout
import PopsheetLayoutTestSupport
import PopsheetModel

/// What is wrong with a layout, in words; empty where all is well.
final class LayoutFaults {
    private(set) var found: [String] = []
    let layout: SheetLayout
    let given: RandomCase
    let metrics = SheetMetrics.standard

    init(_ given: RandomCase) {
        self.given = given
        layout = given.layout
        checkNumbers()
        checkRows()
        switch layout.form {
        case .sheet
        where layout.cards.first?.cornerRadius == 0
            && SheetAppearance.classics.contains(given.presentation.appearance ?? .automatic):
            checkPanel()
        case .sheet: checkCards()
        case .popover: checkBubble()
        case .compact: checkCompact()
        default: expect(false, "it is in no container that is known")
        }
    }

    func expect(_ isSo: Bool, _ fault: @autoclosure () -> String) {
        if !isSo { found.append(fault()) }
    }

    /// Whether a rectangle is inside another; an empty one is inside any.
    static func isInside(_ inner: Rect, in outer: Rect) -> Bool {
        let room = 1e-9 * max(1, abs(outer.maxX), abs(outer.maxY))
        if inner.width <= room || inner.height <= room { return true }
        return inner.x >= outer.x - room && inner.maxX <= outer.maxX + room && inner.y >= outer.y - room
            && inner.maxY <= outer.maxY + room
    }

    /// Whether two things share more than an edge.
    static func overlap(_ one: Rect, _ other: Rect) -> Bool {
        let room = 1e-9 * max(1, abs(one.maxX), abs(one.maxY))
        return min(one.maxX, other.maxX) - max(one.x, other.x) > room
            && min(one.maxY, other.maxY) - max(one.y, other.y) > room
    }

    /// The part of a row that is seen before any scrolling.
    func seen(_ row: Row) -> Rect {
        guard row.place == .actions else { return row.frame }
        var frame = row.frame
        frame.height = max(0, min(frame.maxY, layout.actionsViewport.maxY) - frame.y)
        return frame
    }

    private func checkNumbers() {
        var rects = layout.cards.map(\.frame) + layout.rows.map(\.frame) + layout.separators.map(\.frame)
        rects += [layout.actionsViewport, layout.backdrop, layout.bubble?.frame].compactMap { $0 }
        if let header = layout.header {
            rects += [header.frame, header.title, header.message].compactMap { $0 }
        }
        expect(
            rects.allSatisfy { $0.x.isFinite && $0.y.isFinite && $0.width.isFinite && $0.height.isFinite },
            "a place is no number")
        expect(rects.allSatisfy { $0.width >= 0 && $0.height >= 0 }, "an extent is negative")
        var numbers =
            layout.rows.flatMap { [$0.font.size, $0.cornerRadius] } + layout.cards.map(\.cornerRadius)
        numbers += [layout.travel]
        if let arrow = layout.bubble?.arrow {
            numbers += [arrow.tip.x, arrow.tip.y, arrow.base.x, arrow.base.y]
        }
        expect(numbers.allSatisfy { $0.isFinite }, "not a finite number")
        expect(
            layout.rows.allSatisfy { $0.cornerRadius >= 0 && $0.font.size > 0 },
            "a radius or a size is negative")
        let bounds = given.stage.bounds
        expect(layout.backdrop == nil || layout.backdrop == bounds, "the backdrop is not the whole window")
    }

    private func checkRows() {
        let shown = given.sheet.displayedActions.map(\.id)
        expect(layout.actionRows.map(\.id) == shown, "the rows are not the actions")
        let actions = layout.actionRows
        for (row, next) in zip(actions, actions.dropFirst()) {
            expect(next.frame.y >= row.frame.maxY - 1e-6, "rows \(row.id) and \(next.id) overlap")
            expect(
                next.frame.x == row.frame.x && next.frame.width == row.frame.width,
                "rows are of several widths")
        }
        for row in layout.rows {
            let isSeen =
                row.frame.height > 0 && (row.place == .footer || row.frame.y < layout.actionsViewport.maxY)
            expect(row.isVisible == isSeen, "row \(row.id) is visible: \(row.isVisible)")
            expect(
                row.font.size >= 0.7 * Self.fullSize(row, given, layout) - 1e-9,
                "row \(row.id) shrinks too much")
        }
        if let header = layout.header {
            expect(
                !actions.contains { $0.isVisible && Self.overlap(header.frame, seen($0)) },
                "header and row overlap")
            // Text beyond the header is visible only after scrolling.
            for text in [header.title, header.message].compactMap({ $0?.clamped(to: header.frame) }) {
                expect(
                    !layout.rows.contains { $0.isVisible && Self.overlap(text, seen($0)) }, "a text and a row overlap")
            }
            if let cancel = layout.cancelRow {
                expect(!Self.overlap(header.frame, cancel.frame), "header and cancel overlap")
            }
        }
        if let cancel = layout.cancelRow {
            expect(
                !actions.contains { $0.isVisible && Self.overlap(seen($0), cancel.frame) },
                "cancel and row overlap")
        }
        for separator in layout.separators {
            let row = layout.rows[separator.rowBelow]
            expect(
                separator.frame.y == row.frame.y && separator.frame.x == row.frame.x,
                "a line is not at its row")
            expect(separator.frame.width == row.frame.width, "a line is not as wide as its row")
            expect(Self.isInside(separator.frame, in: row.frame), "a line is not within its row")
            let thickness = given.stage.deviceScale.map { max(0.33, 1 / $0) } ?? 0.33
            expect(near(separator.frame.height, thickness), "a line is \(separator.frame.height) thick")
        }
    }

    /// A label's size before it shrinks.
    private static func fullSize(_ row: Row, _ given: RandomCase, _ layout: SheetLayout) -> Double {
        let scale = given.stage.textScale
        return layout.form == .compact ? (row.place == .footer ? 15 : 16) * max(1, scale) : actionSize(scale)
    }

    /// An action's size by the table of section 6.
    static func actionSize(_ scale: Double) -> Double {
        let steps: [(body: Double, action: Double)] = [
            (17, 20), (19, 22), (21, 23), (23, 24), (28, 28), (1_000_000, 1_000_000),
        ]
        let body = 17 * scale
        for (low, high) in zip(steps, steps.dropFirst()) where body > low.body && body <= high.body {
            return low.action + (body - low.body) / (high.body - low.body) * (high.action - low.action)
        }
        return 20
    }
}
