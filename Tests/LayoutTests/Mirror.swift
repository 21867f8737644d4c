import PopsheetLayoutTestSupport
import PopsheetModel

@testable import PopsheetLayout

extension SheetLayout {
    /// The layout seen in an upright mirror in the middle of a stage.
    func mirrored(in stage: LayoutContext) -> SheetLayout {
        func flip(_ rect: Rect) -> Rect {
            Rect(x: stage.size.width - rect.x - rect.width, y: rect.y, width: rect.width, height: rect.height)
        }
        func flip(_ point: Point) -> Point { Point(x: stage.size.width - point.x, y: point.y) }
        var mirrored = self
        mirrored.container.backdrop = backdrop.map(flip)
        for index in container.panels.indices {
            let panel = container.panels[index]
            mirrored.container.panels[index].frame = flip(panel.frame)
            if let arrow = panel.arrow {
                let edges: [ArrowEdge: ArrowEdge] = [.up: .up, .down: .down, .left: .right, .right: .left]
                mirrored.container.panels[index].arrow?.edge = edges[arrow.edge]!
                mirrored.container.panels[index].arrow?.tip = flip(arrow.tip)
                mirrored.container.panels[index].arrow?.base = flip(arrow.base)
            }
        }
        for index in rows.indices { mirrored.list.rows[index].frame = flip(rows[index].frame) }
        mirrored.list.viewport = flip(actionsViewport)
        if let header {
            mirrored.list.header?.frame = flip(header.frame)
            mirrored.list.header?.title = header.title.map(flip)
            mirrored.list.header?.message = header.message.map(flip)
        }
        return mirrored
    }

    /// Where this layout differs from another by more than rounding; nil where it does not.
    func difference(from other: SheetLayout) -> String? {
        let rects: [(String, Rect?, Rect?)] =
            [
                ("backdrop", backdrop, other.backdrop), ("viewport", actionsViewport, other.actionsViewport),
                ("header", header?.frame, other.header?.frame), ("title", header?.title, other.header?.title),
                ("message", header?.message, other.header?.message),
                ("bubble", bubble?.frame, other.bubble?.frame),
            ] + zip(cards, other.cards).map { ("card", $0.frame, $1.frame) }
            + zip(rows, other.rows).map { ("row \($0.id)", $0.frame, $1.frame) }
        for (name, one, two) in rects {
            let isSame = if let two { near(one, two, within: 1e-6) } else { one == nil }
            if !isSame { return "\(name): \(one as Any), \(two as Any)" }
        }
        if let arrow = other.bubble?.arrow {
            let isSame =
                near(bubble?.arrow?.tip, arrow.tip, within: 1e-6)
                && near(bubble?.arrow?.base, arrow.base, within: 1e-6)
            if !isSame || bubble?.arrow?.edge != arrow.edge {
                return "arrow: \(bubble?.arrow as Any), \(arrow)"
            }
        } else if bubble?.arrow != nil {
            return "arrow"
        }
        // Everything that has no place must be the very same.
        var (one, two) = (self, other)
        if one.cards.count != two.cards.count { return "number of cards" }
        if one.rows.count != two.rows.count { return "number of rows" }
        let nowhere = Rect(x: 0, y: 0, width: 0, height: 0)
        for index in one.rows.indices {
            (one.list.rows[index].frame, two.list.rows[index].frame) = (nowhere, nowhere)
        }
        for (mine, theirs) in zip(one.rows, two.rows) where !mine.isAlike(theirs) {
            return "row \(mine), \(theirs)"
        }
        if form != other.form || surface != other.surface || scrolls != other.scrolls { return "form" }
        return near(travel, other.travel, within: 1e-6) ? nil : "travel"
    }
}

extension Row {
    /// Whether the rows are the same but for rounding; neither has a place any more.
    fileprivate func isAlike(_ other: Row) -> Bool {
        var aligned = other
        if near(font.size, other.font.size, within: 1e-6) { aligned.font.size = font.size }
        if near(cornerRadius, other.cornerRadius, within: 1e-6) { aligned.cornerRadius = cornerRadius }
        return self == aligned
    }
}
