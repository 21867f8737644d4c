/// Which way an arrow points.
///
/// A popover whose arrow points up hangs below its source.
public enum ArrowEdge: String, Sendable, Hashable, CaseIterable {
    /// The bubble is below its source.
    case up
    /// The bubble is above its source.
    case down
    /// The bubble is to the right of its source.
    case left
    /// The bubble is to the left of its source.
    case right

    /// The same seen in an upright mirror.
    var mirrored: ArrowEdge {
        switch self {
        case .up: .up
        case .down: .down
        case .left: .right
        case .right: .left
        }
    }

    /// Whether the bubble is above or below its source.
    var isVertical: Bool { self == .up || self == .down }
}

/// What the caller decides about a popover.
public struct PopoverOptions: Sendable, Hashable {
    /// How wide the bubble is, where the window has room for it.
    public enum Width: Sendable, Hashable {
        /// So many logical pixels.
        case fixed(Double)
        /// As wide as its texts need on one line.
        case fitting
    }

    /// How wide the bubble is.
    public var width: Width
    /// The arrow directions that are permitted; none at all gives a bubble without an arrow, centred on its source.
    ///
    /// Where text runs from right to left, left and right stand for each other.
    public var arrowDirections: Set<ArrowEdge>
    /// Whether the bubble may lie over its source where it fits nowhere beside it.
    public var mayCoverSource: Bool
    /// Where the bubble lives; nil for the window where it fits there, or where the window fills its screen, else a
    /// surface of its own.
    ///
    /// On a surface of its own the desktop places the bubble: where the screen has no room on the permitted side, it may
    /// turn the bubble to the other side of its source. Where the display has no such surfaces the bubble stays in the
    /// window.
    public var surface: PopoverSurface?

    /// Creates options; the defaults are the tablet's.
    public init(
        width: Width = .fixed(PopoverMetrics.standard.width),
        arrowDirections: Set<ArrowEdge> = Set(ArrowEdge.allCases),
        mayCoverSource: Bool = false,
        surface: PopoverSurface? = nil
    ) {
        self.width = width
        self.arrowDirections = arrowDirections
        self.mayCoverSource = mayCoverSource
        self.surface = surface
    }
}
