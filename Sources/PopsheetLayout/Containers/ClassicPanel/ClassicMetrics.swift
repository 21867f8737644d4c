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
    public var footerGap: Double
    /// Space between the lowest button and the window's lower edge.
    public var bottomMargin: Double

    /// The size of the title (6).
    var titleSize = 15.0

    /// The one look there was.
    public static let standard = ClassicMetrics(
        sideMargin: 23, maximumButtonWidth: 434, buttonHeight: 46, buttonRadius: 10, buttonGap: 7, footerGap: 14,
        bottomMargin: 21)

    /// Space between the sides of a panel that is so wide and what lies on it.
    func inset(ofWidth width: Double) -> Double { max(sideMargin, (width - maximumButtonWidth) / 2) }
}
