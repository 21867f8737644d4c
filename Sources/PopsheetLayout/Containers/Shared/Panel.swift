/// A surface that carries content: a card, a popover's body, or a full-screen background.
public struct Panel: Sendable, Hashable {
    /// The contents of a panel.
    public enum Role: String, Sendable, Hashable {
        /// The content.
        case main
        /// The footer, in a separate card.
        case footer
    }

    /// The panel's contents.
    public var role: Role
    /// The body, without the arrow.
    public var frame: Rect
    /// The radius of its continuous corners, limited by its size.
    public var cornerRadius: Double
    /// The arrow, if there is one.
    public var arrow: Arrow?

    /// Creates a panel; without an arrow it is a rectangle with continuous corners.
    public init(_ role: Role = .main, frame: Rect, cornerRadius: Double, arrow: Arrow? = nil) {
        self.role = role
        self.frame = frame
        self.cornerRadius = ContinuousCorner.radius(cornerRadius, fitting: frame.size)
        self.arrow = arrow
    }

    /// The panel, mirrored horizontally.
    mutating func mirror(inWidth width: Double) {
        frame = frame.mirrored(inWidth: width)
        arrow?.mirror(inWidth: width)
    }
}

/// The arrow of a panel.
public struct Arrow: Sendable, Hashable {
    /// The direction in which it points.
    public var edge: ArrowEdge
    /// Its tip, on the source's edge.
    public var tip: Point
    /// The centre of its base, on the body's edge.
    public var base: Point

    mutating func mirror(inWidth width: Double) {
        edge = edge.mirrored
        tip.x = width - tip.x
        base.x = width - base.x
    }
}
