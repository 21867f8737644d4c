import CPopsheet

/// Images that are not shown any more, for the next ones of the same size.
///
/// The material of a sheet that fades in changes in each frame: an image of its own for each would be new memory, which the
/// system clears.
@MainActor
final class SpareImages {
    /// Two for each of a sheet's two cards.
    private static let most = 4

    /// The oldest first.
    private var images: [PixelImage] = []

    /// Keeps an image that is not drawn in later frames.
    func keep(_ image: PixelImage) { images = images.suffix(Self.most - 1) + [image] }

    /// An image of a size; nil if there is no memory for it.
    func take(width: Int32, height: Int32) -> PixelImage? {
        let same = images.indices.filter { images[$0].width == width && images[$0].height == height }
        // The last one is still shown by the last frame's nodes: cairo would copy it for them before it changes.
        guard same.count > 1 else { return PixelImage(width: width, height: height) }
        return images.remove(at: same[0])
    }
}

/// An image of opaque pixels.
final class PixelImage {
    let width: Int32
    let height: Int32
    nonisolated(unsafe) let surface: OpaquePointer

    /// Creates an image; nil if there is no memory for it.
    init?(width: Int32, height: Int32) {
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height) else { return nil }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            return nil
        }
        (self.width, self.height, self.surface) = (width, height, surface)
    }

    deinit { cairo_surface_destroy(surface) }
}
