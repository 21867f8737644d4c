import CPopsheet
import PopsheetLayout
import PopsheetModel

/// The ring around the row with the keyboard focus, in the tint, following the shape of the card or the button.
struct FocusRing {
    /// The width of the line, in logical pixels.
    static let width = 2.0
    /// How far a halo extends beyond the line, on both sides.
    static let haloWidth = 1.0

    /// Draws the ring of a row.
    ///
    /// - Parameters:
    ///   - frame: The frame of the line's middle.
    ///   - cornerRadius: The radius of the frame's corners.
    ///   - cornerCurve: The curve of those corners.
    ///   - halo: The colour on both sides of the line, if the line alone may be as bright as what is under it.
    @MainActor
    static func draw(
        around frame: Rect, cornerRadius: Double, cornerCurve: CornerCurve = .continuous, color: Color,
        halo: Color? = nil, on snapshot: OpaquePointer
    ) {
        guard frame.width > 0, frame.height > 0 else { return }
        let margin = width / 2 + haloWidth
        var bounds = frame.outset(by: Insets(top: margin, left: margin, bottom: margin, right: margin)).graphene
        guard let context = gtk_snapshot_append_cairo(snapshot, &bounds) else { return }
        cornerCurve.path(around: frame, radius: cornerRadius).add(to: context)
        if let halo {
            halo.apply(to: context)
            cairo_set_line_width(context, width + 2 * haloWidth)
            cairo_stroke_preserve(context)
        }
        color.apply(to: context)
        cairo_set_line_width(context, width)
        cairo_stroke(context)
        cairo_destroy(context)
    }
}
