import CPopsheet
import PopsheetLayout
import PopsheetModel

/// A window's own rounded corners, outside of which nothing is drawn.
///
/// A window has them if its program draws its frame, unless it fills the screen or a part of it.
struct WindowCorners: Hashable, Sendable {
    /// The window, in its own coordinates.
    var frame: Rect
    /// The corners' radii, from the upper left one clockwise.
    var radii: [Double]

    /// The current corners of a window; nil if none is rounded.
    @MainActor
    init?(of window: WidgetPointer, frame: Rect) {
        guard let radii = Self.radii(of: window), radii.contains(where: { $0 > 0 }) else { return nil }
        (self.frame, self.radii) = (frame, radii)
    }

    /// The current radii of a window's corners, clockwise from the upper left one.
    ///
    /// GTK has no function for a border's radius; it is read from the nodes of the window's background or shadow.
    @MainActor
    private static func radii(of window: WidgetPointer) -> [Double]? {
        guard gtk_widget_get_width(window) > 0, gtk_widget_get_height(window) > 0, let snapshot = gtk_snapshot_new()
        else { return nil }
        pop_window_snapshot_background(window, snapshot)
        guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
        defer { gsk_render_node_unref(node) }
        guard let corners = outline(in: node)?.corner else { return nil }
        return [corners.0, corners.1, corners.2, corners.3].map { Double(max($0.width, $0.height)) }
    }

    /// The first rounded outline in a node: that of the background or, without one, of the shadow.
    private static func outline(in node: OpaquePointer) -> GskRoundedRect? {
        switch gsk_render_node_get_node_type(node) {
        case GSK_ROUNDED_CLIP_NODE: return gsk_rounded_clip_node_get_clip(node)?.pointee
        case GSK_OUTSET_SHADOW_NODE: return gsk_outset_shadow_node_get_outline(node)?.pointee
        case GSK_DEBUG_NODE: return gsk_debug_node_get_child(node).flatMap { outline(in: $0) }
        case GSK_TRANSFORM_NODE: return gsk_transform_node_get_child(node).flatMap { outline(in: $0) }
        case GSK_CONTAINER_NODE:
            for index in 0..<gsk_container_node_get_n_children(node) {
                if let found = gsk_container_node_get_child(node, index).flatMap({ outline(in: $0) }) { return found }
            }
            return nil
        default: return nil
        }
    }

    /// The corners of an outline at a distance outside of this one.
    func outset(by distance: Double) -> WindowCorners {
        var corners = self
        corners.frame = frame.outset(by: Insets(top: distance, left: distance, bottom: distance, right: distance))
        corners.radii = radii.map { $0 > 0 ? $0 + distance : 0 }
        return corners
    }

    /// The outline as a GSK rectangle, in coordinates whose origin is a point of the window.
    func outline(from origin: Point) -> GskRoundedRect {
        let sizes = radii.map { graphene_size_t(width: Float($0), height: Float($0)) }
        return GskRoundedRect(
            bounds: frame.offset(x: -origin.x, y: -origin.y).graphene, corner: (sizes[0], sizes[1], sizes[2], sizes[3]))
    }

    /// Whether a rectangle in the window's coordinates overlaps one of the corners.
    func touch(_ rect: Rect) -> Bool {
        let places = [(frame.x, frame.y), (frame.maxX, frame.y), (frame.maxX, frame.maxY), (frame.x, frame.maxY)]
        return zip(places, radii).contains { place, radius in
            rect.x < place.0 + radius && rect.maxX > place.0 - radius && rect.y < place.1 + radius
                && rect.maxY > place.1 - radius
        }
    }
}
