/// The curve of a rectangle's corners.
package enum CornerCurve: Sendable, Hashable {
    /// The curve of cards (sheet.md §7).
    case continuous
    /// A quarter of a circle, as at the ends of a pill.
    case circular

    /// The length of the curve along each side, in multiples of the radius.
    var extent: Double { self == .continuous ? ContinuousCorner.extent : 1 }

    /// The distance of a control point from the end of a Bézier that is a quarter of a circle, in multiples of the radius.
    private static let kappa = 0.5522847498

    /// The curves of a corner, measured from it in multiples of the radius: along the side that is left, and along the
    /// side that is entered.
    var curves: [(control1: Point, control2: Point, end: Point)] {
        switch self {
        case .continuous: ContinuousCorner.curves
        case .circular:
            [(Point(x: 1 - Self.kappa, y: 0), Point(x: 0, y: 1 - Self.kappa), Point(x: 0, y: 1))]
        }
    }

    /// The largest radius that fits a rectangle, at most the requested one: the curves may meet in the middle of a
    /// side.
    package func radius(_ wanted: Double, fitting size: Size) -> Double {
        let limit = min(size.width, size.height) / 2 / extent
        return limit.isFinite && wanted > 0 ? max(0, min(wanted, limit)) : 0
    }

    /// The outline of a rectangle with such corners, clockwise from its upper edge.
    package func path(around rect: Rect, radius wanted: Double) -> Path {
        let radius = radius(wanted, fitting: rect.size)
        var path = Path()
        guard radius > 0 else {
            path.move(to: Point(x: rect.x, y: rect.y))
            path.line(to: Point(x: rect.maxX, y: rect.y))
            path.line(to: Point(x: rect.maxX, y: rect.maxY))
            path.line(to: Point(x: rect.x, y: rect.maxY))
            path.close()
            return path
        }
        path.move(to: Point(x: rect.x + extent * radius, y: rect.y))
        for corner in RectCorner.clockwise {
            path.addCorner(corner, of: rect, radius: radius, curve: self)
        }
        path.close()
        return path
    }
}
