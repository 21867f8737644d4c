import PopsheetLayout
import PopsheetLayoutTestSupport
import PopsheetModel

extension LayoutFaults {
    /// The popover, seen from left to right.
    func checkBubble() {
        guard let bubble = layout.bubble else { return expect(false, "there is no bubble") }
        let body = bubble.frame
        expect(layout.cards.isEmpty && layout.backdrop == nil, "a popover has cards or a backdrop")
        if room.width > 0, room.height > 0 {
            expect(Self.isInside(body, in: room), "the bubble leaves its space: \(body) in \(room)")
        }
        let half = min(body.width, body.height) / 2
        expect(near(bubble.cornerRadius, min(14, half / 1.528665)), "a corner of \(bubble.cornerRadius)")
        if let header = layout.header {
            expect(Self.isInside(header.frame, in: body), "the header leaves the bubble")
        }
        expect(Self.isInside(layout.actionsViewport, in: body), "the actions leave the bubble")
        for row in layout.rows where row.isVisible {
            expect(Self.isInside(seen(row), in: body), "row \(row.id) leaves the bubble")
        }

        expect(
            (layout.cancelRow != nil) == given.sheet.actions.isEmpty,
            "there is a cancel row, or there is none")
        let natural = layout.cancelRow == nil ? 0 : naturalHeight(given.sheet.cancelAction!, .semibold)
        let cancel = layout.cancelRow?.frame.height ?? 0
        expect(near(cancel, min(natural, body.height)), "cancel is cut")
        checkSplit(room: body.height - cancel)
        if case .fixed(let width) = given.options.width {
            expect(body.width <= width, "the bubble is wider than asked for")
        }
        if let anchor = given.anchor, room.width > 0, room.height > 0 {
            checkPlace(bubble, Self.visible(anchor, given.stage))
        }
        if given.anchor == nil { expect(bubble.arrow == nil, "an arrow points at nothing") }
    }

    /// The room for a bubble: the window less 10, or its insets, at each side.
    private var room: Rect {
        // Only the desktop knows where it has space.
        if layout.surface == .native { return Rect(x: -1e7, y: -1e7, width: 2e7, height: 2e7) }
        let (size, safe) = (given.stage.size, given.stage.safeArea)
        let (left, top) = (max(10, safe.left), max(10, safe.top))
        return Rect(
            x: left, y: top, width: max(0, size.width - left - max(10, safe.right)),
            height: max(0, size.height - top - max(10, safe.bottom)))
    }

    /// What of an anchor is seen, or the nearest of the window's edge.
    private static func visible(_ anchor: Rect, _ stage: LayoutContext) -> Rect {
        func clamped(_ value: Double, _ most: Double) -> Double { min(max(value, 0), most) }
        let (left, right) = (clamped(anchor.x, stage.size.width), clamped(anchor.maxX, stage.size.width))
        let (top, bottom) = (clamped(anchor.y, stage.size.height), clamped(anchor.maxY, stage.size.height))
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The free space next to the source for an arrow in that direction.
    private func free(_ edge: ArrowEdge, _ source: Rect) -> (width: Double, height: Double) {
        switch edge {
        case .up: (room.width, room.maxY - max(room.y, source.maxY + 13))
        case .down: (room.width, min(room.maxY, source.y - 13) - room.y)
        case .left: (room.maxX - max(room.x, source.maxX + 13), room.height)
        case .right: (min(room.maxX, source.x - 13) - room.x, room.height)
        }
    }

    private func content(width: Double) -> Double {
        layout.rows.map { row in
            row.place == .footer ? naturalHeight(given.sheet.cancelAction!, .semibold) : row.frame.height
        }.reduce(headerHeight(width: width), +)
    }

    private func checkPlace(_ bubble: Panel, _ source: Rect) {
        let (body, arrow) = (bubble.frame, bubble.arrow)
        let mirrors = given.stage.direction == .rightToLeft
        // In the reading order: where text runs from right to left, left and right stand for each other.
        let order: [ArrowEdge] = mirrors ? [.up, .down, .right, .left] : [.up, .down, .left, .right]
        func isPermitted(_ edge: ArrowEdge) -> Bool {
            let asked: ArrowEdge =
                switch edge {
                case .left: mirrors ? .right : .left
                case .right: mirrors ? .left : .right
                default: edge
                }
            return given.options.arrowDirections.contains(asked)
        }

        guard case .fixed(let asked) = given.options.width else { return checkArrow(arrow, body, source) }
        let wanted = min(asked, room.width)
        let height = content(width: wanted)
        let fits = order.first { edge in
            let free = free(edge, source)
            let side = edge == .up || edge == .down ? wanted : height
            return isPermitted(edge) && wanted <= free.width - 1e-6 && height <= free.height - 1e-6
                && side >= 68.81
        }
        if let fits {
            expect(arrow?.edge == fits, "the arrow points \(arrow?.edge.rawValue ?? "nowhere"), not \(fits)")
        }
        let hasRoom = order.contains { edge in
            let free = free(edge, source)
            let usable = min(wanted, free.width)
            return isPermitted(edge) && usable >= min(68.81, wanted) && usable > 0
                && free.height >= min(57, content(width: usable)) + 1e-6
        }
        if hasRoom, !given.options.mayCoverSource || fits != nil, source.width > 0, source.height > 0 {
            expect(!Self.overlap(body, source), "the bubble covers its source \(source) with \(body)")
        }
        checkArrow(arrow, body, source)
    }

    private func checkArrow(_ arrow: Arrow?, _ body: Rect, _ source: Rect) {
        guard let arrow else { return }
        let isVertical = arrow.edge == .up || arrow.edge == .down
        let (low, high) = isVertical ? (body.x, body.maxX) : (body.y, body.maxY)
        let (base, tip) = isVertical ? (arrow.base.x, arrow.tip.x) : (arrow.base.y, arrow.tip.y)
        let middle = isVertical ? source.midX : source.midY
        let clearance = 1.528665 * 14 + 13
        expect(
            base >= low + clearance - 1e-6 && base <= high - clearance + 1e-6, "the base runs into a corner")
        expect(
            near(base, min(max(middle, low + clearance), high - clearance), within: 1e-6),
            "the base is not nearest")
        expect(
            near(tip, min(max(middle, base - 13), base + 13), within: 1e-6),
            "the tip does not lean to the middle")

        let (side, point, facing, reachable) =
            switch arrow.edge {
            case .up: (body.y, arrow.tip.y + 13, source.maxY, source.maxY + 13 >= room.y)
            case .down: (body.maxY, arrow.tip.y - 13, source.y, source.y - 13 <= room.maxY)
            case .left: (body.x, arrow.tip.x + 13, source.maxX, source.maxX + 13 >= room.x)
            case .right: (body.maxX, arrow.tip.x - 13, source.x, source.x - 13 <= room.maxX)
            }
        let foot = isVertical ? arrow.base.y : arrow.base.x
        expect(near(foot, side, within: 1e-6), "the base is not on the body")
        expect(near(point, side, within: 1e-6), "the arrow is not 13 high")
        if reachable {
            let touched = isVertical ? arrow.tip.y : arrow.tip.x
            expect(near(touched, facing, within: 1e-6), "the tip does not touch the source's edge")
        }
    }
}
