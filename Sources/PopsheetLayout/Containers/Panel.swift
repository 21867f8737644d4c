/// A surface that carries content: a card, a bubble, or the ground of a whole screen.
public struct Panel: Sendable, Hashable {
    /// What a panel carries.
    public enum Role: String, Sendable, Hashable {
        /// The content.
        case main
        /// The footer, in a card of its own.
        case footer
    }

    /// What it carries.
    public var role: Role
    /// The body, without the arrow.
    public var frame: Rect
    /// The radius of its continuous corners, no more than fits.
    public var cornerRadius: Double
    /// The arrow, where it has one.
    public var arrow: Arrow?

    /// Creates a panel; without an arrow it is a rectangle with continuous corners.
    public init(_ role: Role = .main, frame: Rect, cornerRadius: Double, arrow: Arrow? = nil) {
        self.role = role
        self.frame = frame
        self.cornerRadius = ContinuousCorner.radius(cornerRadius, fitting: frame.size)
        self.arrow = arrow
    }

    /// The same in an upright mirror.
    mutating func mirror(inWidth width: Double) {
        frame = frame.mirrored(inWidth: width)
        arrow?.mirror(inWidth: width)
    }
}

/// The arrow of a panel.
public struct Arrow: Sendable, Hashable {
    /// Which way it points.
    public var edge: ArrowEdge
    /// Its tip, on the source's edge.
    public var tip: Point
    /// The middle of its base, on the body's edge.
    public var base: Point

    mutating func mirror(inWidth width: Double) {
        edge = edge.mirrored
        tip.x = width - tip.x
        base.x = width - base.x
    }
}
