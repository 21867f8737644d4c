import CPopsheet
import PopsheetLayout

extension Path {
    /// Adds the outline to a drawing, moved by an offset.
    func add(to context: OpaquePointer, dx: Double = 0, dy: Double = 0) {
        for element in elements {
            switch element {
            case .move(let point): cairo_move_to(context, point.x + dx, point.y + dy)
            case .line(let point): cairo_line_to(context, point.x + dx, point.y + dy)
            case .curve(let end, let control1, let control2):
                cairo_curve_to(
                    context, control1.x + dx, control1.y + dy, control2.x + dx, control2.y + dy, end.x + dx,
                    end.y + dy)
            case .close: cairo_close_path(context)
            }
        }
    }

    /// Fills the parts that an odd number of outlines surrounds, with the source of a drawing.
    func fillEvenOdd(_ context: OpaquePointer) {
        add(to: context)
        cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
        cairo_fill(context)
        cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    }
}

extension Rect {
    /// The rectangle as a graphene rectangle.
    var graphene: graphene_rect_t {
        graphene_rect_t(
            origin: graphene_point_t(x: Float(x), y: Float(y)),
            size: graphene_size_t(width: Float(width), height: Float(height)))
    }
}
