/// The lengths of a bottom sheet and of the list in a popover, in logical pixels.
///
/// Source of each number: the seeds S0–S4 as resolved in the specification, by the section named.
public struct SheetMetrics: Sendable, Hashable {
    /// Space between the window's sides and the cards (3: S3).
    public var sideMargin: Double
    /// Space between the lowest card and the bottom safe area (3: S3).
    public var bottomMargin: Double
    /// Least space above the cards in an upright window, where the safe area asks for no more (3).
    public var portraitTopMargin: Double
    /// Least space above the cards in a landscape window (3).
    public var landscapeTopMargin: Double
    /// A card in a landscape window is at least this wide, where the window is (3).
    public var minimumLandscapeWidth: Double
    /// A card in a window of regular width is at most this wide (2, 3).
    public var maximumRegularWidth: Double
    /// Radius of the cards' continuous corners (3: S3).
    public var cornerRadius: Double
    /// Space between the two cards (3: S3).
    public var cardGap: Double
    /// Space above and below the header's texts (3: S3).
    public var headerVerticalPadding: Double
    /// Space at both sides of the header's texts (3: S3).
    public var headerHorizontalPadding: Double
    /// Space between title and message (3).
    public var titleMessageGap: Double
    /// Least height of a row (3: S3).
    public var rowHeight: Double
    /// Least height of a row with a subtitle (3).
    public var subtitledRowHeight: Double
    /// Space at both sides of a label.
    public var labelInset: Double
    /// Space between the leading edge and an icon (3).
    public var iconInset: Double
    /// An icon's width and height (3).
    public var iconSize: Double
    /// Space between an icon and the label's room.
    public var iconLabelGap: Double
    /// Thickness of the line between two rows, where the device can draw it so thin (3: S3).
    public var separatorThickness: Double
    /// What stays of the actions at least when the header needs the room: one row and a half (3).
    public var minimumActionsHeight: Double
    /// How small a label may shrink before it is cut (3).
    public var minimumLabelScale: Double

    /// The phone's sheet of today.
    public static let standard = SheetMetrics(
        sideMargin: 8, bottomMargin: 8, portraitTopMargin: 20, landscapeTopMargin: 8,
        minimumLandscapeWidth: 304, maximumRegularWidth: 398, cornerRadius: 14, cardGap: 8,
        headerVerticalPadding: 14, headerHorizontalPadding: 16, titleMessageGap: 4,
        rowHeight: 57, subtitledRowHeight: 66, labelInset: 16, iconInset: 16, iconSize: 24, iconLabelGap: 8,
        separatorThickness: 0.33, minimumActionsHeight: 84, minimumLabelScale: 0.7)
}

/// The lengths of the classic panel of 2010 (6: S0–S2).
public struct ClassicMetrics: Sendable, Hashable {
    /// Space between the panel's sides and its buttons.
    public var sideMargin: Double
    /// A button is at most this wide, in the middle of a wider panel: what the widest screen of 2010, 480, left of it.
    public var maximumButtonWidth: Double
    /// Least height of a button.
    public var buttonHeight: Double
    /// Radius of a button's corners.
    public var buttonRadius: Double
    /// Space between two buttons.
    public var buttonGap: Double
    /// Space between the last button and the cancel button.
    public var cancelGap: Double
    /// Space between the lowest button and the window's lower edge.
    public var bottomMargin: Double

    /// The one look there was.
    public static let standard = ClassicMetrics(
        sideMargin: 23, maximumButtonWidth: 434, buttonHeight: 46, buttonRadius: 10, buttonGap: 7, cancelGap: 14,
        bottomMargin: 21)

    /// Space between the sides of a panel that is so wide and what lies on it.
    func inset(ofWidth width: Double) -> Double { max(sideMargin, (width - maximumButtonWidth) / 2) }
}

/// The lengths of the arrowed popover (4: S3).
public struct PopoverMetrics: Sendable, Hashable {
    /// The body's width unless the caller wants another.
    public var width: Double
    /// Radius of the body's continuous corners.
    public var cornerRadius: Double
    /// How far the arrow's tip stands from the body.
    public var arrowHeight: Double
    /// The arrow's width where it leaves the body.
    public var arrowBase: Double
    /// How long the curve is, along the body and along the flank, in which the arrow leaves the body (4: S3's drawing).
    public var arrowJoint: Double
    /// How much of each flank the blunt tip takes (4: S3's drawing).
    public var arrowBlunting: Double
    /// Space kept between the body and the window's edges.
    public var margin: Double
    /// The scale from which a popover grows to its own size (8: S3).
    public var initialScale: Double

    /// The tablet's popover.
    public static let standard = PopoverMetrics(
        width: 320, cornerRadius: 14, arrowHeight: 13, arrowBase: 26, arrowJoint: 4, arrowBlunting: 4, margin: 10,
        initialScale: 0.9)

    /// How far the base's middle stays from an end of its side: the corner's curve and half a base.
    var arrowClearance: Double { ContinuousCorner.extent * cornerRadius + arrowBase / 2 }
}

/// The lengths of the compact sheet (5: S4).
public struct CompactMetrics: Sendable, Hashable {
    /// Space between the leading edge and the cancel button's label.
    public var cancelInset: Double
    /// Least height of the cancel button.
    public var cancelHeight: Double
    /// Space at both sides of the texts.
    public var textInset: Double
    /// Space above the title.
    public var headerTopPadding: Double
    /// Space between title and message.
    public var titleMessageGap: Double
    /// Space below the texts.
    public var headerBottomPadding: Double
    /// Space between the sides and a button.
    public var sideMargin: Double
    /// Space between two buttons.
    public var buttonGap: Double
    /// Least height of a button.
    public var buttonHeight: Double
    /// Radius of a button's corners, before it is scaled down to what the height allows.
    public var buttonRadius: Double

    /// The watch's screen, for a window that stands for it: the 45 mm one's.
    package static let screen = Size(width: 198, height: 242)
    /// The radius of that window's corners, where what lies behind it can be seen beyond them: a card's (3: S3).
    package static let screenCornerRadius = SheetMetrics.standard.cornerRadius

    /// The least area that a sheet can be used in: the cancel button above one other button, and as wide as it is high.
    package static let leastArea = Size(width: 74, height: 74)

    /// Series 4 and later.
    public static let rounded = CompactMetrics(buttonHeight: 44, buttonRadius: 22)
    /// Series 3 and earlier.
    public static let square = CompactMetrics(buttonHeight: 40, buttonRadius: 4)

    private init(buttonHeight: Double, buttonRadius: Double) {
        cancelInset = 6
        cancelHeight = 30
        textInset = 6
        headerTopPadding = 6
        titleMessageGap = 2
        headerBottomPadding = 8
        sideMargin = 2
        buttonGap = 4
        self.buttonHeight = buttonHeight
        self.buttonRadius = buttonRadius
    }
}

/// The widths at which the form of a sheet changes (2).
public enum SizeClass {
    /// A window with both sides under this is tiny.
    public static let tinyLimit = 260.0
    /// A window from this width on is of regular width.
    public static let regularWidth = 600.0
}
