import CPopsheet
import PopsheetLayout

/// Where a card is drawn in its window.
struct CardPlace: Equatable {
    /// The origin of the card's coordinates, in the window's.
    var origin: Point
    /// The number of the window's logical pixels per pixel of the card.
    var scale: Double
    /// The origin of the overlay's coordinates, in the window's.
    var overlayOrigin: Point
    /// The number of the device's pixels per logical pixel.
    var deviceScale: Double

    /// A rectangle of the card in the window's coordinates.
    func inWindow(_ rect: Rect) -> Rect { rect.scaled(scale, from: origin) }

    /// A rectangle of the window in the card's coordinates.
    func inCard(_ rect: Rect) -> Rect {
        rect.offset(x: -origin.x, y: -origin.y).scaled(1 / scale, from: Point(x: 0, y: 0))
    }

    /// Changes from the overlay's coordinates to the card's.
    func enterCard(on snapshot: OpaquePointer) {
        var start = graphene_point_t(x: Float(origin.x - overlayOrigin.x), y: Float(origin.y - overlayOrigin.y))
        gtk_snapshot_translate(snapshot, &start)
        if scale != 1 { gtk_snapshot_scale(snapshot, Float(scale), Float(scale)) }
    }

    /// Changes from the overlay's coordinates to the window's.
    func enterWindow(on snapshot: OpaquePointer) {
        var start = graphene_point_t(x: Float(-overlayOrigin.x), y: Float(-overlayOrigin.y))
        gtk_snapshot_translate(snapshot, &start)
    }

    /// Draws in the card's coordinates what is otherwise in the window's.
    func draw(on context: OpaquePointer, _ body: () -> Void) {
        cairo_save(context)
        cairo_translate(context, origin.x, origin.y)
        cairo_scale(context, scale, scale)
        body()
        cairo_restore(context)
    }
}
