import CPopsheet
import PopsheetLayout

/// A blurred material for a part of a window.
///
/// It has few pixels. What cards show of it is enlarged to the pixels of the device once, and copied in each frame until the
/// content below changes, however the cards move over it.
@MainActor
final class MaterialPicture {
    /// The number of parts of cards that do not move: a sheet has at most two cards.
    private static let mostParts = 2

    /// The part of the window, in the window's coordinates; beyond it, the edge pixels are repeated.
    private let frame: Rect
    nonisolated(unsafe) private let surface: OpaquePointer
    private var enlarged: [EnlargedPicture] = []

    /// Takes ownership of a picture of the part.
    init(_ surface: OpaquePointer, of frame: Rect) {
        (self.surface, self.frame) = (surface, frame)
    }

    deinit { cairo_surface_destroy(surface) }

    /// Fills the current path of a drawing in the window's coordinates, and clears it.
    ///
    /// - Parameters:
    ///   - area: The part of the window that contains the path, in whole pixels.
    ///   - deviceScale: The number of the device's pixels per logical pixel.
    func fill(_ context: OpaquePointer, in area: Rect, deviceScale: Double) {
        guard let part = part(showing: area, deviceScale), let pattern = cairo_pattern_create_for_surface(part.surface)
        else {
            cairo_new_path(context)
            return
        }
        defer { cairo_pattern_destroy(pattern) }
        var matrix = cairo_matrix_t()
        cairo_matrix_init(
            &matrix, deviceScale, 0, 0, deviceScale, -part.area.x * deviceScale, -part.area.y * deviceScale)
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
        cairo_set_source(context, pattern)
        cairo_fill(context)
    }

    /// The enlarged part that an area shows; nil if there is no memory.
    private func part(showing area: Rect, _ deviceScale: Double) -> EnlargedPicture? {
        let whole = frame.coveringPixels
        let visible = area.intersects(whole) ? area.clamped(to: whole) : whole
        enlarged.removeAll { $0.deviceScale != deviceScale }
        if let part = enlarged.first(where: { $0.contains(visible) }) { return part }
        let isMoving = enlarged.count == Self.mostParts
        guard let part = EnlargedPicture(surface, of: frame, showing: isMoving ? whole : visible, deviceScale) else {
            return nil
        }
        enlarged = isMoving ? [part] : enlarged + [part]
        return part
    }
}

/// A part of a material's picture in the device's pixels.
private final class EnlargedPicture {
    /// The part of the window that it shows, in whole logical pixels.
    let area: Rect
    nonisolated(unsafe) let surface: OpaquePointer
    let deviceScale: Double

    /// Enlarges a part of a picture of a frame; nil if there is no memory.
    init?(_ picture: OpaquePointer, of frame: Rect, showing area: Rect, _ deviceScale: Double) {
        (self.area, self.deviceScale) = (area, deviceScale)
        let across = Double(cairo_image_surface_get_width(picture)) / frame.width
        let down = Double(cairo_image_surface_get_height(picture)) / frame.height
        guard
            let surface = pop_material_enlarge(
                picture, (area.x - frame.x) * across, (area.y - frame.y) * down, area.width * across,
                area.height * down, Int32(area.width * deviceScale), Int32(area.height * deviceScale))
        else { return nil }
        self.surface = surface
    }

    deinit { cairo_surface_destroy(surface) }

    func contains(_ part: Rect) -> Bool {
        part.x >= area.x && part.y >= area.y && part.maxX <= area.maxX && part.maxY <= area.maxY
    }
}
