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
    /// How far inside a row's edge the middle of the focus ring's line is.
    var focusRingInset = 3.0
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
