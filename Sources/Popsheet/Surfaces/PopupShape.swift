import CPopsheet
import PopsheetLayout

/// The shape of a bubble on a popover's surface: where it takes input and, if it can't be transparent, where it is drawn.
///
/// It is kept until it changes, because GTK replaces it whenever it lays out the popover.
@MainActor
final class PopupShape {
    private struct Outline: Equatable {
        /// In the surface's coordinates.
        var panel: Panel
        /// The number of the surface's pixels per logical pixel if the bubble is cut out of it; nil if it is not.
        var cutScale: Int32?
    }

    private var outline: Outline?
    nonisolated(unsafe) private var input: OpaquePointer?
    nonisolated(unsafe) private var drawing: OpaquePointer?

    deinit { release() }

    nonisolated private func release() {
        for region in [input, drawing] { if let region { cairo_region_destroy(region) } }
    }

    /// Shapes the surface of a popover.
    ///
    /// - Parameters:
    ///   - panel: The bubble, in the surface's coordinates.
    ///   - cuts: Whether it is cut out of the surface.
    func apply(_ panel: Panel, to popup: WidgetPointer, cuts: Bool) {
        let outline = Outline(panel: panel, cutScale: cuts ? gtk_widget_get_scale_factor(popup) : nil)
        if outline != self.outline { make(outline) }
        guard let input else { return }
        pop_popup_set_shape(popup, input, drawing)
    }

    private func make(_ outline: Outline) {
        release()
        (input, drawing) = (nil, nil)
        self.outline = outline
        let mask = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
        defer { cairo_surface_destroy(mask) }
        guard let context = cairo_create(mask) else { return }
        defer { cairo_destroy(context) }
        outline.panel.path.add(to: context)
        guard let path = cairo_copy_path(context) else { return }
        defer { cairo_path_destroy(path) }
        let area = outline.panel.bounds.coveringPixels
        var bounds = GdkRectangle(
            x: Int32(area.x), y: Int32(area.y), width: Int32(area.width), height: Int32(area.height))
        input = pop_popup_region(path, &bounds, 1)
        drawing = outline.cutScale.map { pop_popup_region(path, &bounds, $0) }
    }
}
