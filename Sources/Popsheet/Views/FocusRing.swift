import CPopsheet
import PopsheetLayout

/// The ring around the row that the keyboard's focus is on: in the tint, and following the shape of the card or the button.
struct FocusRing {
    /// How wide the line is, in logical pixels.
    static let width = 2.0
    /// How far inside of the row's edge the middle of the line runs.
    static let inset = 3.0

    /// How far a halo reaches beyond the line, at both sides of it.
    static let haloWidth = 1.0

    /// Draws the ring of a row that lies at the origin.
    ///
    /// - Parameters:
    ///   - cornerRadius: The radius of the corners that the ring runs inside of.
    ///   - halo: The colour at both sides of the line, where the line alone may be as bright as what it lies on.
    @MainActor
    static func draw(
        in size: Size, cornerRadius: Double, color: Color, halo: Color? = nil, on snapshot: OpaquePointer
    ) {
        let frame = Rect(x: inset, y: inset, width: size.width - 2 * inset, height: size.height - 2 * inset)
        guard frame.width > 0, frame.height > 0 else { return }
        var bounds = Rect(x: 0, y: 0, width: size.width, height: size.height).graphene
        guard let context = gtk_snapshot_append_cairo(snapshot, &bounds) else { return }
        ContinuousCorner.path(around: frame, radius: max(0, cornerRadius - inset)).add(to: context)
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
