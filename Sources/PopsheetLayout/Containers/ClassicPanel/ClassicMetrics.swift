/// The lengths of the classic panel of 2010 (sheet.md §6).
package struct ClassicMetrics: Sendable, Hashable {
    /// Space between the panel's sides and its buttons.
    package var sideMargin: Double
    /// Maximum width of a button, which is centred in a wider panel: the width on the widest screen of 2010, 480.
    package var maximumButtonWidth: Double
    /// Minimum height of a button.
    package var buttonHeight: Double
    /// Radius of a button's corners.
    package var buttonRadius: Double
    /// Space between two buttons.
    package var buttonGap: Double
    /// Space between the last button and the cancel button.
    package var footerGap: Double
    /// Space between the lowest button and the window's lower edge.
    package var bottomMargin: Double

    /// The size of the title (sheet.md §6).
    var titleSize = 15.0

    /// The only metrics of this look.
    package static let standard = ClassicMetrics(
        sideMargin: 23, maximumButtonWidth: 434, buttonHeight: 46, buttonRadius: 10, buttonGap: 7, footerGap: 14,
        bottomMargin: 21)

    /// Space between the sides of a panel of this width and its contents.
    func inset(ofWidth width: Double) -> Double { max(sideMargin, (width - maximumButtonWidth) / 2) }
}
