/// An outline of lines and cubic Béziers, used for drawing, clipping, shadows and input.
package struct Path: Sendable, Hashable {
    /// An element of an outline.
    package enum Element: Sendable, Hashable {
        /// Begins a new outline at a point.
        case move(Point)
        /// Adds a straight line.
        case line(Point)
        /// Adds a Bézier curve with two control points.
        case curve(Point, control1: Point, control2: Point)
        /// Closes the outline with a straight line.
        case close
    }

    /// The elements in order.
    package private(set) var elements: [Element] = []

    /// Creates an empty outline.
    package init() {}

    /// Both outlines.
    static func + (one: Path, other: Path) -> Path {
        var path = one
        path.elements += other.elements
        return path
    }

    mutating func move(to point: Point) { elements.append(.move(point)) }

    mutating func line(to point: Point) { elements.append(.line(point)) }

    mutating func curve(to point: Point, _ control1: Point, _ control2: Point) {
        elements.append(.curve(point, control1: control1, control2: control2))
    }

    mutating func close() { elements.append(.close) }
}
