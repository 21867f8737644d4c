/// Where a bubble lies beside its source, and how its arrow reaches it (4).
struct PopoverPlacement {
    /// The bubble without its arrow.
    let body: Rect
    /// The arrow, where it has one.
    let arrow: Arrow?

    /// The directions in the order they are tried in.
    private static let order: [ArrowEdge] = [.up, .down, .left, .right]

    /// Finds the place: beside the source in the first direction where it fits whole, else where most of it can be
    /// shown; over the source where it may, or must because there is no room beside it.
    ///
    /// - Parameters:
    ///   - minimumHeight: A bubble lower than this shows nothing worth pointing at.
    ///   - naturalHeight: The height that the content wants at a width.
    init(
        metrics: PopoverMetrics, stage: Stage, anchor: Rect?, options: PopoverOptions, width wanted: Double,
        minimumHeight: Double, naturalHeight: (Double) -> Double
    ) {
        let safe = stage.leadingSafeArea
        let room = stage.bounds.inset(
            by: Insets(
                top: max(metrics.margin, safe.top), left: max(metrics.margin, safe.left),
                bottom: max(metrics.margin, safe.bottom), right: max(metrics.margin, safe.right)))
        let width = min(wanted, room.width)
        let height = naturalHeight(width)
        // What of the source can't be seen can't be pointed at.
        let source = (anchor ?? room.middle).clamped(to: stage.bounds)

        var best: (edge: ArrowEdge, body: Size, shown: Double)?
        if anchor != nil {
            for edge in Self.order where options.arrowDirections.contains(edge) {
                let free = Self.freeSize(edge, room: room, source: source, gap: metrics.arrowHeight)
                let bodyWidth = min(width, free.width)
                let wantedHeight = bodyWidth < width ? naturalHeight(bodyWidth) : height
                let size = Size(width: bodyWidth, height: min(wantedHeight, free.height))
                let bears = (edge.isVertical ? size.width : size.height) >= 2 * metrics.arrowClearance
                if bears, bodyWidth == width, size.height == height {
                    best = (edge, size, .infinity)
                    break
                }
                let isUsable =
                    size.height >= min(minimumHeight, wantedHeight)
                    && size.width >= min(2 * metrics.arrowClearance, width)
                let shown = size.width * size.height
                if isUsable, shown > (best?.shown ?? 0) { best = (edge, size, shown) }
            }
        }
        if let best, best.shown == .infinity || !options.mayCoverSource {
            body = Self.body(best.edge, size: best.body, room: room, source: source, gap: metrics.arrowHeight)
            arrow = Arrow(pointing: best.edge, from: body, at: source, metrics: metrics)
        } else {
            let size = Size(width: width, height: min(height, room.height))
            body = Rect(
                x: (source.midX - size.width / 2).clamped(room.x, room.maxX - size.width),
                y: (source.midY - size.height / 2).clamped(room.y, room.maxY - size.height),
                width: size.width, height: size.height)
            arrow = nil
        }
    }

    /// The size that is free on the side of the source where a bubble with such an arrow lies.
    private static func freeSize(_ edge: ArrowEdge, room: Rect, source: Rect, gap: Double) -> Size {
        switch edge {
        case .up: Size(width: room.width, height: max(0, room.maxY - max(room.y, source.maxY + gap)))
        case .down: Size(width: room.width, height: max(0, min(room.maxY, source.y - gap) - room.y))
        case .left: Size(width: max(0, room.maxX - max(room.x, source.maxX + gap)), height: room.height)
        case .right: Size(width: max(0, min(room.maxX, source.x - gap) - room.x), height: room.height)
        }
    }

    /// A bubble beside its source, centred on it and then moved into the room.
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
    /// The arrow from a body to its source: the base as near the source's middle as the body's corners allow, the tip
    /// leaning towards it within the base's ends.
    ///
    /// Nil where the side is too short for an arrow.
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
    /// The point in the middle, as a rectangle.
    fileprivate var middle: Rect { Rect(x: midX, y: midY, width: 0, height: 0) }
}
