/// The options of a popover.
public struct PopoverOptions: Sendable, Hashable {
    /// The width of a popover, if the window has space for it.
    public enum Width: Sendable, Hashable {
        /// A fixed width in logical pixels.
        case fixed(Double)
        /// The width at which every text fits on one line.
        case fitting
        /// The tablet's width, 320 pixels (sheet.md §4).
        ///
        /// For a content sheet it is the width of its ``ContentSheet/contentSize``, or else the natural width of its
        /// content; 320 pixels for content that scrolls or expands vertically.
        case standard

        /// The tablet's width, in logical pixels.
        package static let standardLength = 320.0
    }

    /// The direction in which an arrow points: a popover whose arrow points up is below its source.
    public enum ArrowEdge: String, Sendable, Hashable, CaseIterable {
        /// The popover is below its source.
        case up
        /// The popover is above its source.
        case down
        /// The popover is to the right of its source.
        case left
        /// The popover is to the left of its source.
        case right

        /// The direction, mirrored horizontally.
        package var mirrored: ArrowEdge {
            switch self {
            case .up: .up
            case .down: .down
            case .left: .right
            case .right: .left
            }
        }

        /// Whether the popover is above or below its source.
        package var isVertical: Bool { self == .up || self == .down }
    }

    /// The surface that carries a popover.
    public enum Surface: String, Sendable, Hashable, CaseIterable {
        /// The source's window.
        case window
        /// Its own native surface, which may extend beyond the window.
        case native
    }

    /// The popover's width.
    public var width: Width
    /// The permitted arrow directions; an empty set gives a popover without an arrow, centred on its source.
    ///
    /// In a right-to-left layout, left and right are exchanged.
    public var arrowDirections: Set<ArrowEdge>
    /// Whether the popover may cover its source if it fits nowhere next to it.
    public var mayCoverSource: Bool
    /// The popover's surface; nil for the window if the popover fits in it or the window fills its screen, otherwise a
    /// native surface.
    ///
    /// The desktop places a native surface: if the screen has no space on the permitted side, it may flip the popover
    /// to the other side of its source. If the display has no such surfaces, the popover stays in the window.
    public var surface: Surface?

    /// Creates options; the defaults are those of the tablet.
    public init(
        width: Width = .standard,
        arrowDirections: Set<ArrowEdge> = Set(ArrowEdge.allCases),
        mayCoverSource: Bool = false,
        surface: Surface? = nil
    ) {
        self.width = width
        self.arrowDirections = arrowDirections
        self.mayCoverSource = mayCoverSource
        self.surface = surface
    }
}

/// The direction in which an arrow points.
package typealias ArrowEdge = PopoverOptions.ArrowEdge
/// The surface that carries a popover.
package typealias PopoverSurface = PopoverOptions.Surface

extension PopoverOptions: CustomStringConvertible {
    /// What differs from the defaults, for logs, such as `popover (width fitting, arrows up down)`.
    public var description: String {
        let standard = PopoverOptions()
        var parts: [String] = []
        if width != standard.width { parts.append("width \(width)") }
        if arrowDirections != standard.arrowDirections {
            let names = ArrowEdge.allCases.filter { arrowDirections.contains($0) }.map(\.rawValue)
            parts.append(names.isEmpty ? "no arrow" : "arrows " + names.joined(separator: " "))
        }
        if mayCoverSource { parts.append("may cover its source") }
        if let surface { parts.append("surface \(surface)") }
        return parts.isEmpty ? "default popover" : "popover (" + parts.joined(separator: ", ") + ")"
    }
}
