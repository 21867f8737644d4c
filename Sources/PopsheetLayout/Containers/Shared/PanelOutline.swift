import PopsheetModel

extension Panel {
    /// The outline of body and arrow, clockwise from the upper edge, for drawing, clipping, shadows and input.
    ///
    /// The arrow joins the body in a curve at each end of its base, and its tip is blunt; the outline touches
    /// ``Arrow/tip`` and never extends beyond it.
    package var path: Path {
        guard let arrow else { return cornerCurve.path(around: frame, radius: cornerRadius) }
        let radius = ContinuousCorner.radius(cornerRadius, fitting: frame.size)
        var path = Path()
        path.move(to: Point(x: frame.x + ContinuousCorner.extent * radius, y: frame.y))
        for (edge, corner) in zip(ArrowEdge.clockwise, RectCorner.clockwise) {
            if edge == arrow.edge { path.addArrow(arrow, of: frame, radius: radius, metrics: .standard) }
            path.addCorner(corner, of: frame, radius: radius)
        }
        path.close()
        return path
    }

    /// A line along the outline, to be filled by the even-odd rule; nil for an outline with an arrow.
    ///
    /// - Parameters:
    ///   - inside: How far the line reaches into the panel.
    ///   - outside: How far it reaches out of the panel.
    package func line(inside: Double, outside: Double) -> Path? {
        guard arrow == nil else { return nil }
        return parallel(outside) + parallel(-inside)
    }

    /// The outline of the body at a distance outside of it; inside for a negative one.
    private func parallel(_ distance: Double) -> Path {
        let insets = Insets(top: -distance, left: -distance, bottom: -distance, right: -distance)
        return cornerCurve.path(around: frame.inset(by: insets), radius: cornerRadius + distance)
    }

    /// The bounds of the outline.
    package var bounds: Rect {
        guard let tip = arrow?.tip else { return frame }
        let (left, top) = (min(frame.x, tip.x), min(frame.y, tip.y))
        return Rect(
            x: left, y: top, width: max(frame.maxX, tip.x) - left, height: max(frame.maxY, tip.y) - top)
    }

    /// Whether a point is inside the outline, or on a straight side of the body.
    package func contains(_ point: Point) -> Bool {
        let isOnBody = point.x >= frame.x && point.x <= frame.maxX && point.y >= frame.y && point.y <= frame.maxY
        let (x, y) = (min(point.x - frame.x, frame.maxX - point.x), min(point.y - frame.y, frame.maxY - point.y))
        let corner = ContinuousCorner.extent * ContinuousCorner.radius(cornerRadius, fitting: frame.size)
        return isOnBody && max(x, y) >= corner || path.contains(point)
    }

    /// The panel, moved by an offset.
    package func offset(x dx: Double = 0, y dy: Double = 0) -> Panel {
        var moved = self
        moved.frame = frame.offset(x: dx, y: dy)
        moved.arrow?.offset(x: dx, y: dy)
        return moved
    }
}

extension Arrow {
    fileprivate mutating func offset(x dx: Double, y dy: Double) {
        tip = Point(x: tip.x + dx, y: tip.y + dy)
        base = Point(x: base.x + dx, y: base.y + dy)
    }
}

extension ArrowEdge {
    /// The sides of a body in clockwise order, starting with the upper one.
    fileprivate static let clockwise: [ArrowEdge] = [.up, .right, .down, .left]

    /// The clockwise direction along this side, and the direction away from the body.
    fileprivate var directions: (along: Point, outwards: Point) {
        switch self {
        case .up: (Point(x: 1, y: 0), Point(x: 0, y: -1))
        case .right: (Point(x: 0, y: 1), Point(x: 1, y: 0))
        case .down: (Point(x: -1, y: 0), Point(x: 0, y: 1))
        case .left: (Point(x: 0, y: -1), Point(x: -1, y: 0))
        }
    }
}

extension Point {
    /// The point at a distance in a direction.
    fileprivate func moved(_ distance: Double, along direction: Point) -> Point {
        Point(x: x + distance * direction.x, y: y + distance * direction.y)
    }

    /// The unit vector to another point; zero if the points are equal.
    fileprivate func direction(to other: Point) -> Point {
        let (dx, dy) = (other.x - x, other.y - y)
        let length = (dx * dx + dy * dy).squareRoot()
        return length > 0 ? Point(x: dx / length, y: dy / length) : Point(x: 0, y: 0)
    }
}

extension Path {
    /// Adds the body's side up to the arrow, and the arrow up to the other end of its base.
    fileprivate mutating func addArrow(_ arrow: Arrow, of body: Rect, radius: Double, metrics: PopoverMetrics) {
        let (along, outwards) = arrow.edge.directions
        let half = metrics.arrowBase / 2
        let (first, last) = (arrow.base.moved(-half, along: along), arrow.base.moved(half, along: along))
        // The curves at the ends of the base do not reach the corners.
        let curved = ContinuousCorner.extent * radius + half
        let (low, high) =
            arrow.edge.isVertical
            ? (arrow.base.x - body.x, body.maxX - arrow.base.x) : (arrow.base.y - body.y, body.maxY - arrow.base.y)
        let (before, after) = along.x + along.y > 0 ? (low, high) : (high, low)
        let (opening, closing) = (min(before - curved, metrics.arrowJoint), min(after - curved, metrics.arrowJoint))
        // The flanks point beyond the tip, so that the blunted point ends at the tip.
        func steepness(_ flank: Point) -> Double { flank.x * outwards.x + flank.y * outwards.y }
        var aim = arrow.tip
        // The slope of the flanks depends only slightly on where they point.
        for _ in 0..<3 {
            let (one, other) = (steepness(first.direction(to: aim)), steepness(last.direction(to: aim)))
            // The distance of such a Bézier from its control point.
            aim = arrow.tip.moved(metrics.arrowBlunting * one * other / (one + other), along: outwards)
        }
        let (up, down) = (first.direction(to: aim), aim.direction(to: last))

        let start = first.moved(-max(0, opening), along: along)
        line(to: start)
        bend(from: start, round: first, to: first.moved(max(0, opening), along: up))
        let shoulder = aim.moved(-metrics.arrowBlunting, along: up)
        line(to: shoulder)
        bend(from: shoulder, round: aim, to: aim.moved(metrics.arrowBlunting, along: down))
        let foot = last.moved(-max(0, closing), along: down)
        line(to: foot)
        bend(from: foot, round: last, to: last.moved(max(0, closing), along: along))
    }

    /// Rounds a corner with a quadratic Bézier whose control point is the corner.
    private mutating func bend(from start: Point, round corner: Point, to end: Point) {
        func towardsCorner(_ point: Point) -> Point {
            Point(x: point.x + (corner.x - point.x) * 2 / 3, y: point.y + (corner.y - point.y) * 2 / 3)
        }
        curve(to: end, towardsCorner(start), towardsCorner(end))
    }
}
