import CPopsheetGTK4

/// A library of photos, some of which are selected.
@MainActor
enum PhotoGrid {
    private static let gap = 3.0

    /// The minimum width of a photo, and the minimum number of columns.
    private static let (leastSide, fewestColumns) = (128.0, 3)
    private static let mostColumns = 6

    /// A widget that shows as many photos as fit.
    static func make(selected: Int) -> Widget {
        let grid = drawing { canvas in
            let columns = min(max(Int(canvas.width / leastSide), fewestColumns), mostColumns)
            let side = (canvas.width - gap * Double(columns - 1)) / Double(columns)
            let rows = Int((canvas.height / (side + gap)).rounded(.up))
            for number in 0..<max(0, rows * columns) {
                let x = Double(number % columns) * (side + gap)
                let y = Double(number / columns) * (side + gap)
                Landscape(number: number).paint(x: x, y: y, side: side, on: canvas.context)
                // Selects photos in the middle, which looks more natural than the first ones.
                if number >= columns + 1, number <= columns + selected {
                    mark(x: x, y: y, side: side, on: canvas.context)
                }
            }
        }
        setAccessibleLabel(grid, "Photos, \(selected) selected")
        return grid.expanding(horizontally: true, vertically: true)
    }

    /// A translucent cover and a tick in the lower trailing corner.
    private static func mark(x: Double, y: Double, side: Double, on context: OpaquePointer) {
        cairo_set_source_rgba(context, 1, 1, 1, 0.28)
        cairo_rectangle(context, x, y, side, side)
        cairo_fill(context)
        let (centerX, centerY, radius) = (x + side - 18, y + side - 18, 11.0)
        cairo_arc(context, centerX, centerY, radius + 1.5, 0, 2 * .pi)
        cairo_set_source_rgb(context, 1, 1, 1)
        cairo_fill(context)
        cairo_arc(context, centerX, centerY, radius, 0, 2 * .pi)
        cairo_set_source_rgb(context, 0, 0.478, 1)
        cairo_fill(context)
        cairo_set_source_rgb(context, 1, 1, 1)
        cairo_set_line_width(context, 2)
        cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
        cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
        cairo_move_to(context, centerX - 4.5, centerY + 0.5)
        cairo_line_to(context, centerX - 1.2, centerY + 3.8)
        cairo_line_to(context, centerX + 4.8, centerY - 3.2)
        cairo_stroke(context)
    }
}
