public import PopsheetModel

/// A card of a bottom sheet.
public struct Card: Sendable, Hashable {
    /// Which of the two cards.
    public enum Name: String, Sendable, Hashable {
        /// The one with header and actions.
        case main
        /// The one with the cancel action.
        case cancel
    }

    /// Which of the two cards.
    public var name: Name
    /// Where it lies.
    public var frame: Rect
    /// The radius of its continuous corners, no more than fits.
    public var cornerRadius: Double

    init(_ name: Name, frame: Rect, cornerRadius: Double) {
        self.name = name
        self.frame = frame
        self.cornerRadius = ContinuousCorner.radius(cornerRadius, fitting: frame.size)
    }
}

/// The title and the message of a sheet, above its actions.
public struct Header: Sendable, Hashable {
    /// The part of the area they can be seen in; where they need more, they scroll in it.
    public var frame: Rect
    /// Where the title's text lies, before any scrolling.
    public var title: Rect?
    /// Where the message's text lies, before any scrolling.
    public var message: Rect?
    /// The title's font.
    public var titleFont: Font
    /// The message's font.
    public var messageFont: Font

    mutating func mirror(inWidth width: Double) {
        frame = frame.mirrored(inWidth: width)
        title = title?.mirrored(inWidth: width)
        message = message?.mirrored(inWidth: width)
    }

    mutating func offset(x dx: Double, y dy: Double) {
        frame = frame.offset(x: dx, y: dy)
        title = title?.offset(x: dx, y: dy)
        message = message?.offset(x: dx, y: dy)
    }
}

/// The row of one action.
public struct Row: Sendable, Hashable {
    /// What a row lies in.
    public enum Place: Sendable, Hashable {
        /// Among the actions, with which it scrolls.
        case actions
        /// Apart, where the cancel action stays put.
        case apart
    }

    /// The action's id.
    public var id: Action.ID
    /// The action's role.
    public var role: ActionRole
    /// Whether the action can be chosen.
    public var isEnabled: Bool
    /// Whether an icon is shown.
    public var hasIcon: Bool
    /// Whether a second line is shown.
    public var hasSubtitle: Bool
    /// What the row lies in.
    public var place: Place
    /// Where it lies.
    public var frame: Rect
    /// The radius of its own corners, where it is a button rather than part of a card.
    public var cornerRadius: Double = 0
    /// Space at both sides of the label, which stays centred.
    public var labelInset: Double = 0
    /// The label's font: already shrunk, where the label needs it and the row can be seen.
    public var font: Font
    /// Whether the label needs an ellipsis even so.
    public var isTruncated = false
    /// Whether any of it can be seen before the list is scrolled.
    public var isVisible = true
}

/// A line between two rows, or between the header and the first.
public struct Separator: Sendable, Hashable {
    /// Where it lies.
    public var frame: Rect
    /// The row on whose upper edge it lies, as an index into the layout's rows.
    public var rowBelow: Int
    /// Whether it is the header's, which stays while a row is pressed.
    public var isBelowHeader: Bool
}

/// The bubble of a popover.
public struct Bubble: Sendable, Hashable {
    /// Where the body lies, without the arrow.
    public var frame: Rect
    /// The radius of its continuous corners, no more than fits.
    public var cornerRadius: Double
    /// The arrow, where there is one.
    public var arrow: Arrow?

    /// Creates a bubble; without an arrow it is a rectangle with continuous corners.
    public init(frame: Rect, cornerRadius: Double, arrow: Arrow? = nil) {
        self.frame = frame
        self.cornerRadius = cornerRadius
        self.arrow = arrow
    }

    mutating func mirror(inWidth width: Double) {
        frame = frame.mirrored(inWidth: width)
        arrow?.mirror(inWidth: width)
    }
}

/// The arrow of a bubble.
public struct Arrow: Sendable, Hashable {
    /// Which way it points.
    public var edge: ArrowEdge
    /// Its tip, on the source's edge.
    public var tip: Point
    /// The middle of its base, on the body's edge.
    public var base: Point

    mutating func mirror(inWidth width: Double) {
        edge = edge.mirrored
        tip.x = width - tip.x
        base.x = width - base.x
    }
}

/// What of a sheet has to scroll for want of room.
public struct Scrolls: Sendable, Hashable {
    /// Whether the header does.
    public var header = false
    /// Whether the actions do.
    public var actions = false

    /// Whether anything does.
    public var any: Bool { header || actions }
}
