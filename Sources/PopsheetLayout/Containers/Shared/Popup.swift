package import PopsheetModel

/// A popover's native surface, as far as the desktop has reported it.
package struct Popup: Sendable, Hashable {
    /// The request to the desktop, which knows the available space; a window does not.
    package struct Request: Sendable, Hashable {
        /// The requested arrow direction; nil for a popover centred on its source.
        package var edge: ArrowEdge?
        /// The source, in the context's coordinates.
        package var source: Rect
        /// The body without its arrow, at the content's natural size.
        package var natural: Size
        /// The body, limited to the space that the desktop is known to have.
        package var body: Size
    }

    /// The desktop's response.
    package struct Place: Sendable, Hashable {
        /// The side of the source that the popover is on, as its arrow direction; nil if the popover covers its source.
        package var edge: ArrowEdge?
        /// The surface without its shadow margin, in the context's coordinates.
        package var frame: Rect

        package init(edge: ArrowEdge?, frame: Rect) {
            self.edge = edge
            self.frame = frame
        }
    }

    /// The maximum size on the screen.
    package var room = Size(width: LayoutError.largestLength, height: LayoutError.largestLength)
    /// Whether the display has such surfaces, and the window can have one now.
    package var isPossible = true
    /// The surface's position; nil before the desktop has placed it.
    package var place: Place?
    /// The largest body the desktop had space for at the side of the source, and above or below it, if that was less
    /// than requested.
    package var constrainedSizes: [Axis: Size] = [:]

    /// The axis along which a source and its popover are aligned.
    package enum Axis: Sendable, Hashable {
        case vertical, horizontal

        package init(_ edge: ArrowEdge) { self = edge.isVertical ? .vertical : .horizontal }
    }

    package init() {}

    /// The size of the body that fits in the desktop's position, if that is less than requested.
    package static func constrainedSize(of request: Request, in place: Place) -> (axis: Axis, body: Size)? {
        guard let edge = request.edge else { return nil }
        let given = place.frame.inset(by: margins(for: edge)).size
        func room(_ given: Double, of asked: Double) -> Double {
            // The display uses whole pixels. wlroots 0.15 adds the missing space instead of subtracting it.
            abs(given - asked) < 1 ? asked : max(0, asked - abs(given - asked))
        }
        let body = Size(
            width: room(given.width, of: request.body.width), height: room(given.height, of: request.body.height))
        return body == request.body ? nil : (Axis(edge), body)
    }

    /// The surface's margins around the body: space for the arrow on either side, since the popover may be flipped, and
    /// the margin that a popover keeps from every edge.
    package static func margins(for edge: ArrowEdge?) -> Insets {
        let metrics = PopoverMetrics.standard
        // The arrow is longer than the margin.
        let (along, across) = (metrics.margin, metrics.arrowHeight)
        guard let edge else { return Insets(top: along, left: along, bottom: along, right: along) }
        return edge.isVertical
            ? Insets(top: across, left: along, bottom: across, right: along)
            : Insets(top: along, left: across, bottom: along, right: across)
    }

    /// The same, mirrored horizontally.
    func mirrored(inWidth width: Double) -> Popup {
        var mirrored = self
        if let place {
            mirrored.place = Place(edge: place.edge?.mirrored, frame: place.frame.mirrored(inWidth: width))
        }
        return mirrored
    }
}

extension Popup.Request {
    /// The same, mirrored horizontally.
    func mirrored(inWidth width: Double) -> Popup.Request {
        Popup.Request(
            edge: edge?.mirrored, source: source.mirrored(inWidth: width), natural: natural, body: body)
    }
}
