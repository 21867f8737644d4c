/// The continuous corner: three cubic Béziers that begin to bend long before a circle would (sheet.md §7).
package enum ContinuousCorner {
    /// The length of the curve along each side, in multiples of the radius.
    package static let extent = 1.528665

    /// The three curves from the side before the corner to its diagonal's mirror image, in multiples of the radius,
    /// measured from the corner: along the side that is left, and along the side that is entered.
    static let curves: [(control1: Point, control2: Point, end: Point)] = [
        (Point(x: 1.088493, y: 0), Point(x: 0.868407, y: 0), Point(x: 0.631494, y: 0.074911)),
        (Point(x: 0.372824, y: 0.169060), Point(x: 0.169060, y: 0.372824), Point(x: 0.074911, y: 0.631494)),
        (Point(x: 0, y: 0.868407), Point(x: 0, y: 1.088493), Point(x: 0, y: 1.528665)),
    ]

    /// The largest radius that fits a rectangle, at most the requested one.
    package static func radius(_ wanted: Double, fitting size: Size) -> Double {
        CornerCurve.continuous.radius(wanted, fitting: size)
    }

    /// The outline of a rectangle with continuous corners, clockwise from its upper edge.
    package static func path(around rect: Rect, radius: Double) -> Path {
        CornerCurve.continuous.path(around: rect, radius: radius)
    }
}

/// A corner of a rectangle.
enum RectCorner: CaseIterable {
    case topRight, bottomRight, bottomLeft, topLeft

    static let clockwise: [RectCorner] = [.topRight, .bottomRight, .bottomLeft, .topLeft]

    /// The point `along` the incoming side and `into` the outgoing side of a clockwise path.
    func point(in rect: Rect, along: Double, into: Double) -> Point {
        switch self {
        case .topRight: Point(x: rect.maxX - along, y: rect.y + into)
        case .bottomRight: Point(x: rect.maxX - into, y: rect.maxY - along)
        case .bottomLeft: Point(x: rect.x + along, y: rect.maxY - into)
        case .topLeft: Point(x: rect.x + into, y: rect.y + along)
        }
    }
}

extension Path {
    /// Adds a line to the corner and the corner itself; `radius` must fit the rectangle.
    mutating func addCorner(
        _ corner: RectCorner, of rect: Rect, radius: Double, curve: CornerCurve = .continuous
    ) {
        line(to: corner.point(in: rect, along: curve.extent * radius, into: 0))
        for curve in curve.curves {
            func place(_ point: Point) -> Point {
                corner.point(in: rect, along: point.x * radius, into: point.y * radius)
            }
            self.curve(to: place(curve.end), place(curve.control1), place(curve.control2))
        }
    }
}
