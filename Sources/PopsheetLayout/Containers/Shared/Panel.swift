package import PopsheetModel

/// A surface that carries content: a card, a popover's body, or a full-screen background.
package struct Panel: Sendable, Hashable {
    /// The contents of a panel.
    package enum Role: String, Sendable, Hashable {
        /// The content.
        case main
        /// The footer, in a separate card.
        case footer
    }

    /// The panel's contents.
    package var role: Role
    /// The body, without the arrow.
    package var frame: Rect
    /// The radius of its continuous corners, limited by its size.
    package var cornerRadius: Double
    /// The arrow, if there is one.
    package var arrow: Arrow?

    /// Creates a panel; without an arrow it is a rectangle with continuous corners.
    package init(_ role: Role = .main, frame: Rect, cornerRadius: Double, arrow: Arrow? = nil) {
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
package struct Arrow: Sendable, Hashable {
    /// The direction in which it points.
    package var edge: ArrowEdge
    /// Its tip, on the source's edge.
    package var tip: Point
    /// The centre of its base, on the body's edge.
    package var base: Point

    mutating func mirror(inWidth width: Double) {
        edge = edge.mirrored
        tip.x = width - tip.x
        base.x = width - base.x
    }
}
