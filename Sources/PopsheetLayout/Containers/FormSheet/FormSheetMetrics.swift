import PopsheetModel

/// The lengths of the form sheet, in logical pixels (content.md §1).
package struct FormSheetMetrics: Sendable, Hashable {
    /// The maximum size.
    package var maximumSize: Size
    /// Minimum space between the sheet and each edge.
    package var margin: Double
    /// Radius of the corners.
    package var cornerRadius: Double

    /// The only metrics.
    package static let standard = FormSheetMetrics(
        maximumSize: Size(width: 540, height: 620), margin: 16, cornerRadius: 12)

    /// The margin along all edges.
    var margins: Insets { Insets(top: margin, left: margin, bottom: margin, right: margin) }
}
