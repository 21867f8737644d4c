import CPopsheet
import PopsheetLayout

/// A window's own round corners, outside of which there is nothing of it: its frame has them where the program draws that
/// itself, until the window fills the screen or a part of it.
struct WindowCorners: Hashable, Sendable {
    /// The window, in its own coordinates.
    var frame: Rect
    /// The corners' radii, from the upper left one clockwise.
    var radii: [Double]

    /// Corners that are all the same.
    init(frame: Rect, radius: Double) { (self.frame, radii) = (frame, [radius, radius, radius, radius]) }

    /// Those of a window as it is styled now; nil where none is round.
    @MainActor
    init?(of window: WidgetPointer, frame: Rect) {
        var radii: [Float] = [0, 0, 0, 0]
        pop_window_corner_radii(window, &radii)
        guard radii.contains(where: { $0 > 0 }) else { return nil }
        (self.frame, self.radii) = (frame, radii.map(Double.init))
    }

    /// The outline as GSK has it, in the coordinates of what begins at a place of the window.
    func outline(from origin: Point) -> GskRoundedRect {
        let sizes = radii.map { graphene_size_t(width: Float($0), height: Float($0)) }
        return GskRoundedRect(
            bounds: frame.offset(x: -origin.x, y: -origin.y).graphene, corner: (sizes[0], sizes[1], sizes[2], sizes[3]))
    }

    /// Whether a rectangle in the window's coordinates lies in one of the corners, at least in part.
    func touch(_ rect: Rect) -> Bool {
        let places = [(frame.x, frame.y), (frame.maxX, frame.y), (frame.maxX, frame.maxY), (frame.x, frame.maxY)]
        return zip(places, radii).contains { place, radius in
            rect.x < place.0 + radius && rect.maxX > place.0 - radius && rect.y < place.1 + radius
                && rect.maxY > place.1 - radius
        }
    }
}
