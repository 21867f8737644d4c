import CPopsheet
import PopsheetLayout
import PopsheetModel

/// A standard symbol: a shape of its own in the sheet's colours, with a mark, drawn once for each look.
///
/// The dimensions are in logical pixels, in a square of 40 (sheet.md §13).
@MainActor
final class SymbolPicture {
    private struct Look: Equatable {
        var symbol: StandardSymbol
        var fill: Color
        var mark: Color
        var outline: Color?
    }

    private var look: Look?
    nonisolated(unsafe) private var node: OpaquePointer?

    deinit { if let node { gsk_render_node_unref(node) } }

    /// Sets the symbol and the colours.
    func set(_ symbol: StandardSymbol, in theme: Theme) {
        let fill =
            switch symbol {
            case .info, .question: theme.tint
            case .warning: theme.warning
            case .error: theme.destructive
            }
        let look = Look(
            symbol: symbol, fill: fill.opaque, mark: theme.mark(on: fill),
            outline: theme.classic.map { _ in theme.label })
        guard look != self.look else { return }
        self.look = look
        if let node { gsk_render_node_unref(node) }
        node = nil
    }

    /// Draws the symbol at the origin.
    func draw(on snapshot: OpaquePointer) {
        guard let look else { return }
        if node == nil { node = Self.makeNode(look) }
        if let node { gtk_snapshot_append_node(snapshot, node) }
    }

    // MARK: Drawing

    private static let size = ControlMetrics.Header.symbolSize
    private static let centre = size / 2
    /// The distance of the shapes from the sides of the square.
    private static let margin = 1.5
    /// The width of the line around the shapes in the classic looks, whose panel has similar colours.
    private static let outlineWidth = 1.5

    private static func makeNode(_ look: Look) -> OpaquePointer? {
        CairoNode.make([Rect(x: 0, y: 0, width: size, height: size)]) { context in
            cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
            cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
            if let outline = look.outline { fill(look.symbol, outline, grownBy: outlineWidth, on: context) }
            fill(look.symbol, look.fill, on: context)
            // One layer: the parts of a translucent mark may overlap.
            cairo_push_group(context)
            look.mark.opaque.apply(to: context)
            mark(look.symbol, on: context)
            cairo_pop_group_to_source(context)
            cairo_paint_with_alpha(context, look.mark.alpha)
        }
    }

    /// Fills the shape; the line along its edge makes its corners round.
    private static func fill(
        _ symbol: StandardSymbol, _ color: Color, grownBy growth: Double = 0, on context: OpaquePointer
    ) {
        color.apply(to: context)
        let radius: Double
        switch symbol {
        case .info, .question:
            radius = 0
            cairo_arc(context, centre, centre, centre - margin, 0, 2 * .pi)
        case .warning:
            radius = 3.5
            cairo_move_to(context, centre, 6)
            cairo_line_to(context, 35, 32.5)
            cairo_line_to(context, 5, 32.5)
        case .error:
            radius = 1.5
            let side = centre - margin - radius
            // Half a side of a regular octagon: the tangent of 22.5°.
            let corner = side * 0.41421356
            for (x, y) in [
                (corner, -side), (side, -corner), (side, corner), (corner, side), (-corner, side), (-side, corner),
                (-side, -corner), (-corner, -side),
            ] { cairo_line_to(context, centre + x, centre + y) }
        }
        cairo_close_path(context)
        cairo_set_line_width(context, 2 * (radius + growth))
        cairo_fill_preserve(context)
        cairo_stroke(context)
    }

    /// Draws the mark: a stem and a dot, or the hook of a question mark and a dot.
    private static func mark(_ symbol: StandardSymbol, on context: OpaquePointer) {
        func stem(_ top: Double, _ bottom: Double, dot: Double, radius: Double = 2.5) {
            cairo_set_line_width(context, 4)
            cairo_move_to(context, centre, top)
            cairo_line_to(context, centre, bottom)
            cairo_stroke(context)
            cairo_arc(context, centre, dot, radius, 0, 2 * .pi)
            cairo_fill(context)
        }
        switch symbol {
        case .info: stem(19, 28, dot: 11.5)
        case .warning: stem(14.5, 22.5, dot: 29.3, radius: 2.4)
        case .error: stem(11.5, 21, dot: 28.4)
        case .question:
            let hook = 5.2
            cairo_set_line_width(context, 3.5)
            cairo_arc(context, centre, 15.6, hook, .pi, 2 * .pi)
            cairo_curve_to(context, centre + hook, 19.2, centre, 19.4, centre, 23.2)
            cairo_stroke(context)
            cairo_arc(context, centre, 28.5, 2.4, 0, 2 * .pi)
            cairo_fill(context)
        }
    }
}

extension Theme {
    /// The colour of a mark on a fill: white where it has a contrast of 3:1, otherwise black (sheet.md §13).
    func mark(on fill: Color) -> Color {
        let lightest = 1.05 / 3 - 0.05
        if fill.luminance <= lightest { return Color(255, 255, 255) }
        return Color(0, 0, 0, alpha: pressedLabel == nil ? 0.85 : 1)
    }
}
