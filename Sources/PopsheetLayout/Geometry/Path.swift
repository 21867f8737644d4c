/// An outline of lines and cubic Béziers, the same for drawing, clipping, shadow and input.
public struct Path: Sendable, Hashable {
    /// One step of an outline.
    public enum Element: Sendable, Hashable {
        /// Begins a new outline here.
        case move(Point)
        /// Goes straight.
        case line(Point)
        /// Goes along a Bézier with these two control points.
        case curve(Point, control1: Point, control2: Point)
        /// Goes straight back to where the outline began.
        case close
    }

    /// The steps in order.
    public private(set) var elements: [Element] = []

    /// Creates an empty outline.
    public init() {}

    mutating func move(to point: Point) { elements.append(.move(point)) }

    mutating func line(to point: Point) { elements.append(.line(point)) }

    mutating func curve(to point: Point, _ control1: Point, _ control2: Point) {
        elements.append(.curve(point, control1: control1, control2: control2))
    }

    mutating func close() { elements.append(.close) }
}
