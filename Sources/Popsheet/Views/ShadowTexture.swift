import CPopsheet
import PopsheetLayout
import PopsheetModel

/// The shadow of an outline, blurred once and drawn in every frame.
@MainActor
final class ShadowTexture {
    /// How much coarser than logical pixels the shadow's pixels are; they are scaled up, since a blur has no fine detail.
    private static let coarseness = 4.0

    /// What the pixels of a shadow depend on.
    private struct Look: Equatable {
        /// The outline, whose bounds begin at the origin.
        var shape: Panel
        var shadow: Shadow
    }

    /// The last pixels of all cards.
    ///
    /// The next card often has the same: an application presents a menu again and again. Those of a popover of six rows take
    /// 39 KB.
    private static var kept: [(look: Look, pixels: ShadowPixels)] = []
    /// A sheet has at most two cards.
    private static let mostKept = 2

    private var shape: Panel?
    private var shadow: Shadow?
    private var pixels: ShadowPixels?
    /// Where the pixels are drawn.
    private var frame = Rect(x: 0, y: 0, width: 0, height: 0)

    /// Draws the shadow of an outline, in the drawing's coordinates.
    ///
    /// - Parameters:
    ///   - covered: The part that is not drawn, in the window's coordinates; in whole pixels, else lines would show where the
    ///     other parts meet.
    ///   - visible: The part of the window in which it can be seen; nil for all.
    ///   - opacity: 0 to 1. A group with an opacity would be an image of the window's pixels, and the shadow's are fewer.
    ///   - place: Where the card is.
    func draw(
        _ shadow: Shadow, of shape: Panel, exceptFor covered: Rect?, in visible: Rect?, opacity: Double = 1,
        at place: CardPlace, on snapshot: OpaquePointer
    ) {
        if shape != self.shape || shadow != self.shadow { make(shadow, of: shape) }
        guard let pixels else { return }
        // In whole pixels, which are drawn at once; others are drawn row by row. The outermost ones are hardly visible, and GL
        // mixes them with those of the opposite edge: GTK 4.8 repeats a texture beyond its edges.
        let edge = Self.coarseness / 2
        let shown = frame.outset(by: Insets(top: -edge, left: -edge, bottom: -edge, right: -edge))
        let whole = place.inWindow(shown).wholePixels
        let parts = (covered.map { whole.uncovered(by: $0, overlap: 0) } ?? [whole])
            .compactMap { part in visible.map { part.intersects($0) ? part.clamped(to: $0) : nil } ?? part }
            .map(place.inCard)
        pixels.draw(parts, in: frame, opacity: opacity, on: snapshot)
    }

    private func make(_ shadow: Shadow, of shape: Panel) {
        (self.shape, self.shadow) = (shape, shadow)
        pixels = nil
        let (bounds, scale) = (shape.bounds, Self.coarseness)
        // Without its invisible edges; the grid of coarse pixels stays where it is.
        let margin = shadow.reach - ((shadow.reach - shadow.visibleReach) / scale).rounded(.down) * scale
        let width = ((bounds.width + 2 * margin) / scale).rounded(.up)
        let height = ((bounds.height + 2 * margin) / scale).rounded(.up)
        guard bounds.width > 0, bounds.height > 0, max(width, height) < 8_192 else { return }
        frame = Rect(
            x: bounds.x - margin, y: bounds.y - margin + shadow.offset, width: width * scale, height: height * scale)

        let look = Look(shape: shape.offset(x: -bounds.x, y: -bounds.y), shadow: shadow)
        pixels = Self.pixels(of: look, width: width, height: height, margin: margin)
    }

    private static func pixels(of look: Look, width: Double, height: Double, margin: Double) -> ShadowPixels? {
        let known = kept.firstIndex { $0.look == look }.map { kept.remove(at: $0).pixels }
        guard let pixels = known ?? makePixels(of: look, width: width, height: height, margin: margin) else {
            return nil
        }
        kept = [(look, pixels)] + kept.prefix(mostKept - 1)
        return pixels
    }

    private static func makePixels(of look: Look, width: Double, height: Double, margin: Double) -> ShadowPixels? {
        // Only the edges and corners are blurred: between them, the shadow is the same everywhere.
        let tile = tile(look.shape, look.shadow, width: width, height: height)
        guard let mask = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(tile.width), Int32(tile.height)) else {
            return nil
        }
        defer { cairo_surface_destroy(mask) }
        guard let context = cairo_create(mask) else { return nil }
        cairo_scale(context, 1 / coarseness, 1 / coarseness)
        tile.shape.path.add(to: context, dx: margin, dy: margin)
        cairo_fill(context)
        cairo_destroy(context)
        let shadow = look.shadow
        return pop_shadow_pixels_new(
            mask, shadow.sigma / coarseness, shadow.color.rgba, Int32(width), Int32(height)
        ).map { ShadowPixels($0, width: Int(width), height: Int(height)) }
    }

    /// A smaller shape with the same edges and corners, and the size of its shadow in coarse pixels; a shape with an arrow
    /// stays as it is.
    private static func tile(
        _ shape: Panel, _ shadow: Shadow, width: Double, height: Double
    ) -> (shape: Panel, width: Double, height: Double) {
        guard shape.arrow == nil else { return (shape, width, height) }
        // At the middle of the tile, no corner and no opposite edge has an effect.
        let corner = ContinuousCorner.extent * shape.cornerRadius
        let enough = 2 * ((2 * shadow.reach + corner) / coarseness).rounded(.up) + 3
        let (across, down) = (max(0, width - enough), max(0, height - enough))
        var frame = shape.frame
        frame.width -= across * coarseness
        frame.height -= down * coarseness
        return (Panel(frame: frame, cornerRadius: shape.cornerRadius), width - across, height - down)
    }
}

extension Rect {
    /// The rectangle that it is in a window, from the coordinates of a drawing that is scaled, and has an origin there.
    func scaled(_ scale: Double, from origin: Point) -> Rect {
        Rect(x: origin.x + scale * x, y: origin.y + scale * y, width: scale * width, height: scale * height)
    }
}
