import CPopsheet
import PopsheetLayout

/// The fill of a shape: one colour, or a vertical gradient of two, and optionally a gloss over them.
struct Fill: Sendable, Hashable {
    /// The colour at the upper edge.
    var top: Color
    /// The colour at the lower edge.
    var bottom: Color
    /// The colour over the upper half.
    var gloss: Color?
    /// The colour of a line along the outline, one logical pixel thick, half of it outside.
    var edge: Color?

    /// A plain colour.
    init(_ color: Color) { self.init(color, color) }

    /// A gradient of two colours, with an optional gloss and an optional edge.
    init(_ top: Color, _ bottom: Color, gloss: Color? = nil, edge: Color? = nil) {
        (self.top, self.bottom, self.gloss, self.edge) = (top, bottom, gloss, edge)
    }

    /// Whether nothing beneath it can be seen.
    var isOpaque: Bool { top.alpha == 1 && bottom.alpha == 1 }

    /// Whether it draws nothing.
    var isClear: Bool { [top, bottom, gloss, edge].allSatisfy { $0?.alpha ?? 0 == 0 } }

    /// Fills an outline that has a frame.
    ///
    /// Nothing is clipped: Cairo moves clips only by whole pixels, which would make the motion jump.
    func paint(_ outline: Path, in frame: Rect, on context: OpaquePointer) {
        outline.add(to: context)
        if top == bottom {
            top.apply(to: context)
        } else {
            let pattern = cairo_pattern_create_linear(0, frame.y, 0, frame.maxY)
            for (place, color) in [(0.0, top), (1, bottom)] {
                cairo_pattern_add_color_stop_rgba(
                    pattern, place, color.red / 255, color.green / 255, color.blue / 255, color.alpha)
            }
            cairo_set_source(context, pattern)
            cairo_pattern_destroy(pattern)
        }
        cairo_fill(context)
        if let gloss {
            gloss.apply(to: context)
            outline.band(from: frame.y, to: frame.midY).add(to: context)
            cairo_fill(context)
        }
        guard let edge else { return }
        outline.add(to: context)
        cairo_set_line_width(context, 1)
        edge.apply(to: context)
        cairo_stroke(context)
    }
}
