import CPopsheet
import PopsheetLayout

/// A blurred material for a part of a window.
@MainActor
final class MaterialPicture {
    /// The part of the window, in the window's coordinates; beyond it, the edge pixels are repeated.
    let frame: Rect
    nonisolated(unsafe) private let surface: OpaquePointer

    /// Takes ownership of a picture of the part.
    init(_ surface: OpaquePointer, of frame: Rect) {
        (self.surface, self.frame) = (surface, frame)
    }

    deinit { cairo_surface_destroy(surface) }

    /// Fills the current path of a drawing, and clears it.
    ///
    /// - Parameters:
    ///   - origin: The origin of the drawing's coordinates, in the window.
    ///   - scale: The number of the window's pixels per pixel of the drawing.
    func fill(_ context: OpaquePointer, origin: Point, scale: Double) {
        guard let pattern = cairo_pattern_create_for_surface(surface) else { return }
        defer { cairo_pattern_destroy(pattern) }
        let across = Double(cairo_image_surface_get_width(surface)) / frame.width
        let down = Double(cairo_image_surface_get_height(surface)) / frame.height
        var matrix = cairo_matrix_t()
        cairo_matrix_init(
            &matrix, scale * across, 0, 0, scale * down, (origin.x - frame.x) * across, (origin.y - frame.y) * down)
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
        cairo_set_source(context, pattern)
        cairo_fill(context)
    }
}
