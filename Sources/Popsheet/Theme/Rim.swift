import CPopsheet
import PopsheetLayout
import PopsheetModel

/// A highlight along the inside of an outline, brightest at its upper left and its lower right corner.
struct Rim: Sendable, Hashable {
    /// In logical pixels.
    var width: Double
    /// The colour at the bright corners.
    var bright: Color
    /// The colour between them.
    var faint: Color

    /// The rim of an appearance's form.
    init(_ rim: SheetAppearance.Form.Rim, isDark: Bool) {
        width = rim.width
        bright = Color(255, 255, 255, alpha: isDark ? rim.darkOpacity : rim.opacity)
        faint = bright.opacity(rim.falloff)
    }

    /// Draws the line inside the outline of a panel.
    func paint(_ panel: Panel, on context: OpaquePointer) {
        if let line = panel.line(inside: width, outside: 0) {
            setSource(panel.bounds, on: context)
            return line.fillEvenOdd(context)
        }
        // What is outside the outline is erased: Cairo's clips would have hard edges.
        cairo_push_group(context)
        panel.path.add(to: context)
        cairo_set_line_width(context, 2 * width)
        setSource(panel.bounds, on: context)
        cairo_stroke_preserve(context)
        cairo_set_operator(context, CAIRO_OPERATOR_DEST_IN)
        Color(0, 0, 0).apply(to: context)
        cairo_fill(context)
        cairo_pop_group_to_source(context)
        cairo_paint(context)
    }

    private func setSource(_ frame: Rect, on context: OpaquePointer) {
        let pattern = cairo_pattern_create_linear(frame.x, frame.y, frame.maxX, frame.maxY)
        for (place, color) in [(0.0, bright), (0.5, faint), (1, bright)] {
            cairo_pattern_add_color_stop_rgba(
                pattern, place, color.red / 255, color.green / 255, color.blue / 255, color.alpha)
        }
        cairo_set_source(context, pattern)
        cairo_pattern_destroy(pattern)
    }
}
