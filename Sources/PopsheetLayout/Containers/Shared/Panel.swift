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
    /// The radius of its corners, limited by its size.
    package var cornerRadius: Double
    /// The curve of its corners; with an arrow they are continuous.
    package var cornerCurve: CornerCurve
    /// The arrow, if there is one.
    package var arrow: Arrow?

    /// Creates a panel; without an arrow it is a rectangle with round corners.
    package init(
        _ role: Role = .main, frame: Rect, cornerRadius: Double, cornerCurve: CornerCurve = .continuous,
        arrow: Arrow? = nil
    ) {
        self.role = role
        self.frame = frame
        self.cornerRadius = cornerCurve.radius(cornerRadius, fitting: frame.size)
        self.cornerCurve = cornerCurve
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
