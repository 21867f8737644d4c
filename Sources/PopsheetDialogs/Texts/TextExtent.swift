import Popsheet
import PopsheetLayout

/// The size of a whole text, with its margins, in logical pixels.
@MainActor
package struct TextExtent {
    /// The font that the text is shown in.
    private let font: Font
    private let measurer: PangoTextMeasurer
    /// How much wider a text is on the screen than its outlines: each character takes whole pixels.
    private let rounding: Double

    /// - Parameter isMonospaced: Whether it is shown in the system's font of equal widths.
    package init(isMonospaced: Bool) {
        let sizes = TextSizes(scale: DesktopSettings.standard.textScale)
        font = Font(size: isMonospaced ? sizes.small : sizes.message)
        measurer = isMonospaced ? PangoTextMeasurer(families: "monospace") : PangoTextMeasurer()
        let column = measurer.width(of: "x", in: font)
        rounding = isMonospaced && column > 0 ? column.rounded(.up) / column : Self.averageRounding
    }

    /// Of characters that are not equally wide.
    private static let averageRounding = 1.04

    /// The width of the widest line.
    private func width(of text: String) -> Int {
        Int((measurer.width(of: text, in: font) * rounding).rounded(.up))
    }

    /// The space at both sides of a line, with that of the cursor at its end.
    private static let margins = 2 * Int(DialogMetrics.sideMargin) + 2

    /// The width of a number of columns, on the average.
    package func width(ofColumns columns: Int) -> Int {
        width(of: String(repeating: "x", count: columns)) + Self.margins
    }

    /// The size of a short text, which is at most as wide as a number of columns.
    ///
    /// - Parameter card: The width of the card that the text has in any case.
    package func size(of text: String, columns: Int, inCardOf card: Int) -> (width: Int, height: Int) {
        let width = min(width(of: text) + Self.margins, width(ofColumns: columns))
        let space = Double(max(width, card) - Self.margins) / rounding
        let height = measurer.height(of: text, in: font, wrappingAt: space)
        return (width, max(Int(height.rounded(.up)), Int(DialogMetrics.wholeTextHeight)))
    }
}
