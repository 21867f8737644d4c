/// The lengths of the compact sheet (sheet.md §5).
package struct CompactMetrics: Sendable, Hashable {
    /// Space between the leading edge and the label in the upper corner.
    package var footerInset: Double
    /// Minimum height of the button in the upper corner.
    package var footerHeight: Double
    /// Space at both sides of the texts.
    package var textInset: Double
    /// Space above the title.
    package var headerTopPadding: Double
    /// Space between title and message.
    package var titleMessageGap: Double
    /// Space below the texts.
    package var headerBottomPadding: Double
    /// Space between the sides and a button.
    package var sideMargin: Double
    /// Space between two buttons.
    package var buttonGap: Double
    /// Minimum height of a button.
    package var buttonHeight: Double
    /// Maximum radius of a button's corners; limited by the button's height.
    package var buttonRadius: Double
    /// The curve of those corners.
    package var buttonCurve: CornerCurve
    /// Space at both sides of a button's label.
    var labelInset = 8.0
    /// The size of the title, and of the label in the upper corner (sheet.md §5).
    var titleSize = 15.0
    /// The size of the message (sheet.md §5).
    var messageSize = 14.0
    /// The size of a button's label (sheet.md §5).
    var labelSize = 16.0

    /// The distance of texts from the arcs of a display's round corners.
    var arcDistance = 6.0
    /// The height of the letters of a line, in multiples of the font's size.
    private static let letterHeight = 0.73

    /// The distance from the side from which a line of text keeps its distance from the arc of the display's corner.
    ///
    /// - Parameters:
    ///   - middle: The distance of the line's middle from the display's upper edge.
    ///   - size: The font's size.
    ///   - radius: The arc's radius.
    func arcInset(ofLineAt middle: Double, size: Double, radius: Double) -> Double {
        let inner = radius - arcDistance
        let rise = radius - (middle - Self.letterHeight * size / 2)
        guard inner > 0, rise > 0 else { return 0 }
        return rise < inner ? radius - (inner * inner - rise * rise).squareRoot() : radius
    }

    /// The screen size for a window that represents the watch: that of the 45 mm model.
    static let screen = Size(width: 198, height: 242)
    /// The corner radius of that window, if what is behind it is visible: a card's (sheet.md §3).
    static let screenCornerRadius = SheetMetrics.standard.cornerRadius

    /// Series 4 and later.
    package static let rounded = CompactMetrics(buttonHeight: 44, buttonRadius: 22, buttonCurve: .circular)
    /// Series 3 and earlier.
    package static let square = CompactMetrics(buttonHeight: 40, buttonRadius: 4, buttonCurve: .continuous)

    private init(buttonHeight: Double, buttonRadius: Double, buttonCurve: CornerCurve) {
        footerInset = 6
        footerHeight = 30
        textInset = 6
        headerTopPadding = 6
        titleMessageGap = 2
        headerBottomPadding = 8
        sideMargin = 2
        buttonGap = 4
        self.buttonHeight = buttonHeight
        self.buttonRadius = buttonRadius
        self.buttonCurve = buttonCurve
    }
}
