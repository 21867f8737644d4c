/// A popover's surface of its own, as far as the desktop has told of it.
package struct Popup: Sendable, Hashable {
    /// What the desktop is asked for: it knows where there is room, a window does not.
    package struct Request: Sendable, Hashable {
        /// Which way the arrow is to point; nil for a bubble in the middle of what it is about.
        package var edge: ArrowEdge?
        /// What the bubble points at, in the stage's coordinates.
        package var source: Rect
        /// The bubble, without its arrow, as large as its content wants it.
        package var natural: Size
        /// The same, or what of it the desktop is known to have room for.
        package var body: Size
    }

    /// What the desktop gave.
    package struct Place: Sendable, Hashable {
        /// The side of the source that the bubble lies on, as the direction in which its arrow points; nil where it lies
        /// over its source.
        package var edge: ArrowEdge?
        /// The surface without what is only there for the shadow, in the stage's coordinates.
        package var frame: Rect

        package init(edge: ArrowEdge?, frame: Rect) {
            self.edge = edge
            self.frame = frame
        }
    }

    /// The most that a screen has room for.
    package var room = Size(width: LayoutError.largestLength, height: LayoutError.largestLength)
    /// Where the surface is; nil before the desktop has placed it.
    package var place: Place?
    /// Beside the source, and above or below it: how large a body the desktop had room for where that was not all of it.
    package var constrainedSizes: [Axis: Size] = [:]

    /// What a source and its bubble lie along.
    package enum Axis: Sendable, Hashable {
        case vertical, horizontal

        package init(_ edge: ArrowEdge) { self = edge.isVertical ? .vertical : .horizontal }
    }

    package init() {}

    /// How large a body there is room for in the place that the desktop gave, where that is less than was asked for.
    package static func constrainedSize(of request: Request, in place: Place) -> (axis: Axis, body: Size)? {
        guard let edge = request.edge else { return nil }
        let given = place.frame.inset(by: margins(for: edge)).size
        func room(_ given: Double, of asked: Double) -> Double {
            // The display counts in whole pixels. wlroots 0.15 adds what it has no room for, where it ought to take it off.
            abs(given - asked) < 1 ? asked : max(0, asked - abs(given - asked))
        }
        let body = Size(
            width: room(given.width, of: request.body.width), height: room(given.height, of: request.body.height))
        return body == request.body ? nil : (Axis(edge), body)
    }

    /// What the surface has around the bubble's body: room for the arrow on either side, since it may be turned, and the
    /// margin that a popover keeps from every edge.
    package static func margins(for edge: ArrowEdge?) -> Insets {
        let metrics = PopoverMetrics.standard
        // The arrow is longer than the margin.
        let (along, across) = (metrics.margin, metrics.arrowHeight)
        guard let edge else { return Insets(top: along, left: along, bottom: along, right: along) }
        return edge.isVertical
            ? Insets(top: across, left: along, bottom: across, right: along)
            : Insets(top: along, left: across, bottom: along, right: across)
    }

    /// The same in an upright mirror.
    func mirrored(inWidth width: Double) -> Popup {
        var mirrored = self
        if let place {
            mirrored.place = Place(edge: place.edge?.mirrored, frame: place.frame.mirrored(inWidth: width))
        }
        return mirrored
    }
}

extension Popup.Request {
    /// The same in an upright mirror.
    func mirrored(inWidth width: Double) -> Popup.Request {
        Popup.Request(
            edge: edge?.mirrored, source: source.mirrored(inWidth: width), natural: natural, body: body)
    }
}
