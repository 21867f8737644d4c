import PopsheetModel

/// The lengths of the form sheet, in logical pixels (content.md §1).
enum FormSheetMetrics {
    /// The maximum size.
    static let maximumSize = Size(width: 540, height: 620)
    /// Minimum space between the sheet and each edge.
    static let margin = 16.0

    /// The margin along all edges.
    static let margins = Insets(top: margin, left: margin, bottom: margin, right: margin)
}
