/// A moment in the motion of a presentation.
public struct Moment: Sendable, Hashable {
    /// How far in it is: 0 gone, 1 at rest, a little more where a spring overshoots.
    public var progress: Double
    /// Whether the way grows or shrinks a popover; one that leaves from rest only fades.
    public var scales: Bool
    /// Whether anything moves; with reduced motion it all only fades.
    public var moves: Bool
    /// Which part of its travel a sheet that only fades lies below its place, where a hand has left it.
    public var displacement: Double

    /// Creates a moment.
    public init(progress: Double, scales: Bool = true, moves: Bool = true, displacement: Double = 0) {
        self.progress = progress.isFinite ? progress : 1
        self.scales = scales
        self.moves = moves
        self.displacement = displacement.isFinite ? displacement : 0
    }

    /// On screen and at rest.
    public static let rest = Moment(progress: 1)

    /// The progress as an opacity.
    var opacity: Double { progress.clamped(0, 1) }
}

/// A sheet at a moment: its layout, and how far the whole is moved, scaled and faded.
public struct Scene: Sendable, Hashable {
    /// Where everything lies at rest.
    public let layout: SheetLayout
    /// How far everything but the backdrop is moved downwards.
    public let offset: Double
    /// How much the sheet is scaled about ``scaleOrigin``.
    public let scale: Double
    /// How opaque the sheet is.
    public let opacity: Double
    /// How opaque the black of the backdrop is.
    public let backdropOpacity: Double

    /// How dark the backdrop is at rest (3: S3).
    public static let backdropOpacityAtRest = 0.4

    init(layout: SheetLayout, moment: Moment) {
        self.layout = layout
        backdropOpacity = layout.backdrop == nil ? 0 : Self.backdropOpacityAtRest * moment.opacity
        guard moment.moves else {
            (offset, scale, opacity) = (layout.travel * moment.displacement, 1, moment.opacity)
            return
        }
        switch layout.form {
        case .sheet:
            (offset, scale, opacity) = (layout.travel * (1 - moment.progress), 1, 1)
        case .compact:
            // It fills the window: an overshoot would show what lies beneath at its lower edge.
            (offset, scale, opacity) = (layout.travel * (1 - min(1, moment.progress)), 1, 1)
        case .popover:
            let initial = PopoverMetrics.standard.initialScale
            offset = 0
            scale = moment.scales ? initial + (1 - initial) * moment.progress : 1
            opacity = moment.opacity
        }
    }

    /// The point that scaling leaves in place: the arrow's tip, or the middle of a bubble without one.
    public var scaleOrigin: Point {
        if let tip = layout.bubble?.arrow?.tip { return tip }
        let frame = layout.bubble?.frame ?? layout.actionsViewport
        return Point(x: frame.midX, y: frame.midY)
    }

    /// The cards where they are now.
    public var cards: [Card] {
        layout.cards.map { card in
            var card = card
            card.frame = card.frame.offset(y: offset)
            return card
        }
    }

    /// The header where it is now.
    public var header: Header? {
        var header = layout.header
        header?.offset(x: 0, y: offset)
        return header
    }

    /// The rows where they are now.
    public var rows: [Row] {
        layout.rows.map { row in
            var row = row
            row.frame = row.frame.offset(y: offset)
            return row
        }
    }

    /// The lines where they are now.
    public var separators: [Separator] {
        layout.separators.map { separator in
            var separator = separator
            separator.frame = separator.frame.offset(y: offset)
            return separator
        }
    }
}
