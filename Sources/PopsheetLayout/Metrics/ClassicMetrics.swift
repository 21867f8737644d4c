/// The lengths of the classic panel of 2010 (sheet.md §6).
package enum ClassicMetrics {
    /// Space between the panel's sides and its buttons.
    package static let sideMargin = 23.0
    /// Maximum width of a button, which is centred in a wider panel: the width on the widest screen of 2010, 480.
    static let maximumButtonWidth = 434.0
    /// Minimum height of a button.
    static let buttonHeight = 46.0
    /// Radius of a button's corners.
    static let buttonRadius = 10.0
    /// Space between two buttons.
    static let buttonGap = 7.0
    /// Space between the last button and the cancel button.
    static let footerGap = 14.0
    /// Space between the lowest button and the window's lower edge.
    static let bottomMargin = 21.0

    /// The size of the title (sheet.md §6).
    static let titleSize = 15.0

    /// Space between the sides of a panel of this width and its contents.
    static func inset(ofWidth width: Double) -> Double { max(sideMargin, (width - maximumButtonWidth) / 2) }
}
