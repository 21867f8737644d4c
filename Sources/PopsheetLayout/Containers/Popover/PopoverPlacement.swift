import PopsheetModel

/// The position of a popover next to its source, and of its arrow (sheet.md §4).
struct PopoverPlacement {
    /// The body, without the arrow.
    let body: Rect
    /// The arrow, if there is one.
    let arrow: Arrow?
    /// Whether the content fits entirely, and the source has space for the arrow.
    let fits: Bool
    /// The request to the desktop, if the popover has its own surface.
    var request: Popup.Request?

    /// The size of the popover's content.
    struct Content {
        /// The requested width.
        var width: Double
        /// A popover lower than this shows nothing useful.
        var minimumHeight: Double
        /// The natural height at a width.
        var naturalHeight: (Double) -> Double
    }

    /// The directions in the order in which they are tried.
    private static let order: [ArrowEdge] = [.up, .down, .left, .right]

    /// Finds the position: next to the source in the first direction in which the whole popover fits, otherwise where
    /// most of it is visible; over the source if that is permitted, or if there is no space next to it.
    init(_ content: Content, metrics: PopoverMetrics, context: LayoutContext, anchor: Rect?, options: PopoverOptions) {
        let safe = context.leadingSafeArea
        let room = context.bounds.inset(
            by: Insets(
                top: max(metrics.margin, safe.top), left: max(metrics.margin, safe.left),
                bottom: max(metrics.margin, safe.bottom), right: max(metrics.margin, safe.right)))
        let width = min(content.width, room.width)
        let height = content.naturalHeight(width)
        // Only the visible part of the source can be pointed at.
        let source = (anchor ?? room.middle).clamped(to: context.bounds)

        var best: (edge: ArrowEdge, body: Size, shown: Double)?
        if anchor != nil {
            for edge in Self.order where options.arrowDirections.contains(edge) {
                let free = Self.freeSize(edge, room: room, source: source, gap: metrics.arrowHeight)
                let bodyWidth = min(width, free.width)
                let wantedHeight = bodyWidth < width ? content.naturalHeight(bodyWidth) : height
                let size = Size(width: bodyWidth, height: min(wantedHeight, free.height))
                let bears = (edge.isVertical ? size.width : size.height) >= 2 * metrics.arrowClearance
                if bears, bodyWidth == width, size.height == height {
                    best = (edge, size, .infinity)
                    break
                }
                let isUsable =
                    size.height >= min(content.minimumHeight, wantedHeight)
                    && size.width >= min(2 * metrics.arrowClearance, width)
                let shown = size.width * size.height
                if isUsable, shown > (best?.shown ?? 0) { best = (edge, size, shown) }
            }
        }
        if let best, best.shown == .infinity || !options.mayCoverSource {
            body = Self.body(best.edge, size: best.body, room: room, source: source, gap: metrics.arrowHeight)
            arrow = Arrow(pointing: best.edge, from: body, at: source, metrics: metrics)
            // Without an arrow too: its side may be too short for one.
            fits =
                width == content.width
                && (best.shown == .infinity || best.body == Size(width: width, height: height))
        } else {
            let size = Size(width: width, height: min(height, room.height))
            body = Rect(
                x: (source.midX - size.width / 2).clamped(room.x, room.maxX - size.width),
                y: (source.midY - size.height / 2).clamped(room.y, room.maxY - size.height),
                width: size.width, height: size.height)
            arrow = nil
            fits =
                size == Size(width: content.width, height: height)
                && (anchor == nil || options.arrowDirections.isEmpty || options.mayCoverSource)
        }
    }

    /// Uses the position that the desktop gave the popover's surface; before that, the requested position.
    init(
        _ content: Content, onSurfaceFor anchor: Rect?, metrics: PopoverMetrics, context: LayoutContext,
        options: PopoverOptions
    ) {
        let source = (anchor ?? context.bounds.middle).clamped(to: context.bounds)
        // The same in every direction, so that a size constrained in one can be compared with another.
        let most = Rect(x: 0, y: 0, width: context.popup.room.width, height: context.popup.room.height)
            .inset(by: Popup.margins(for: .up)).inset(by: Popup.margins(for: .left)).size
        let width = min(content.width, most.width)
        let size = Size(width: width, height: min(content.naturalHeight(width), most.height))
        let wanted =
            anchor == nil
            ? nil : Self.edge(of: size, permitted: options.arrowDirections, popup: context.popup, metrics: metrics)
        let constrained = wanted.flatMap { context.popup.constrainedSizes[Popup.Axis($0)] }
        let request = Popup.Request(edge: wanted, source: source, natural: size, body: constrained ?? size)
        let place = context.popup.place ?? Popup.Place(request, gap: metrics.arrowHeight)
        self.request = request
        fits = constrained == nil
        let body = Self.body(in: place, size: request.body)
        self.body = body
        arrow = place.edge.flatMap { Arrow(pointing: $0, from: body, at: source, metrics: metrics) }
    }

    /// The first direction in which the desktop may have space for the whole popover, otherwise the one with most
    /// space.
    private static func edge(
        of body: Size, permitted: Set<ArrowEdge>, popup: Popup, metrics: PopoverMetrics
    ) -> ArrowEdge? {
        let permitted = order.filter(permitted.contains)
        let bearing = permitted.filter { ($0.isVertical ? body.width : body.height) >= 2 * metrics.arrowClearance }
        let order = bearing.isEmpty ? permitted : bearing
        func room(_ edge: ArrowEdge) -> Double {
            guard let constrained = popup.constrainedSizes[Popup.Axis(edge)] else { return .infinity }
            return constrained.width * constrained.height
        }
        let most = order.map(room).max()
        return order.first { room($0) == most }
    }

    /// Whether more of the content is visible than in another position.
    func shows(moreThan other: PopoverPlacement) -> Bool {
        if fits { return true }
        return body.width * body.height > other.body.width * other.body.height
    }

    /// The body in its surface, which may be smaller than requested: as near the source as the arrow permits.
    private static func body(in place: Popup.Place, size: Size) -> Rect {
        let room = place.frame.inset(by: Popup.margins(for: place.edge))
        let (width, height) = (min(size.width, room.width), min(size.height, room.height))
        let (spareWidth, spareHeight) = (room.width - width, room.height - height)
        let (x, y): (Double, Double) =
            switch place.edge {
            case .up: (spareWidth / 2, 0)
            case .down: (spareWidth / 2, spareHeight)
            case .left: (0, spareHeight / 2)
            case .right: (spareWidth, spareHeight / 2)
            case nil: (spareWidth / 2, spareHeight / 2)
            }
        return Rect(x: room.x + x, y: room.y + y, width: width, height: height)
    }

    /// The free size on the side of the source for a popover with this arrow direction.
    private static func freeSize(_ edge: ArrowEdge, room: Rect, source: Rect, gap: Double) -> Size {
        switch edge {
        case .up: Size(width: room.width, height: max(0, room.maxY - max(room.y, source.maxY + gap)))
        case .down: Size(width: room.width, height: max(0, min(room.maxY, source.y - gap) - room.y))
        case .left: Size(width: max(0, room.maxX - max(room.x, source.maxX + gap)), height: room.height)
        case .right: Size(width: max(0, min(room.maxX, source.x - gap) - room.x), height: room.height)
        }
    }

    /// A body next to its source, centred on it and then moved into the available area.
    private static func body(_ edge: ArrowEdge, size: Size, room: Rect, source: Rect, gap: Double) -> Rect {
        let x: Double
        let y: Double
        switch edge {
        case .up, .down:
            x = (source.midX - size.width / 2).clamped(room.x, room.maxX - size.width)
            y = edge == .up ? max(room.y, source.maxY + gap) : min(room.maxY, source.y - gap) - size.height
        case .left, .right:
            x = edge == .left ? max(room.x, source.maxX + gap) : min(room.maxX, source.x - gap) - size.width
            y = (source.midY - size.height / 2).clamped(room.y, room.maxY - size.height)
        }
        return Rect(x: x, y: y, width: size.width, height: size.height)
    }
}

extension Arrow {
    /// The arrow from a body to its source: the base is as near the source's centre as the body's corners allow, and
    /// the tip leans towards the centre within the ends of the base.
    ///
    /// Nil if the side is too short for an arrow.
    fileprivate init?(pointing edge: ArrowEdge, from body: Rect, at source: Rect, metrics: PopoverMetrics) {
        let clearance = metrics.arrowClearance
        let half = metrics.arrowBase / 2
        let (low, high, middle) =
            edge.isVertical ? (body.x, body.maxX, source.midX) : (body.y, body.maxY, source.midY)
        guard high - low >= 2 * clearance else { return nil }
        let base = middle.clamped(low + clearance, high - clearance)
        let tip = middle.clamped(base - half, base + half)
        self.edge = edge
        switch edge {
        case .up:
            self.base = Point(x: base, y: body.y)
            self.tip = Point(x: tip, y: body.y - metrics.arrowHeight)
        case .down:
            self.base = Point(x: base, y: body.maxY)
            self.tip = Point(x: tip, y: body.maxY + metrics.arrowHeight)
        case .left:
            self.base = Point(x: body.x, y: base)
            self.tip = Point(x: body.x - metrics.arrowHeight, y: tip)
        case .right:
            self.base = Point(x: body.maxX, y: base)
            self.tip = Point(x: body.maxX + metrics.arrowHeight, y: tip)
        }
    }
}

extension Rect {
    /// The centre point, as a rectangle.
    fileprivate var middle: Rect { Rect(x: midX, y: midY, width: 0, height: 0) }
}

extension Popup.Place {
    /// The requested position, which applies if the screen has space for it.
    fileprivate init(_ request: Popup.Request, gap: Double) {
        edge = request.edge
        let (source, body) = (request.source, request.body)
        var x = source.midX - body.width / 2
        var y = source.midY - body.height / 2
        switch request.edge {
        case .up: y = source.maxY + gap
        case .down: y = source.y - gap - body.height
        case .left: x = source.maxX + gap
        case .right: x = source.x - gap - body.width
        case nil: break
        }
        frame = Rect(x: x, y: y, width: body.width, height: body.height).outset(by: Popup.margins(for: request.edge))
    }
}
