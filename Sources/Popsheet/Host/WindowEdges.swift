import CPopsheet
import PopsheetLayout

/// The edges of a sheet's own window, around its cards, by which the mouse resizes it.
@MainActor
final class WindowEdges {
    private let overlay: OverlayView
    private let isResizable: () -> Bool
    /// The edge whose cursor is shown.
    private var shown: GdkSurfaceEdge?

    /// How far an edge extends into the window, which is the space between the window's sides and the cards.
    static let thickness = SheetMetrics.standard.sideMargin
    /// How far a corner extends along the edges.
    private static let cornerLength = 16.0

    /// - Parameter isResizable: Returns whether the window can be resized now.
    init(of overlay: OverlayView, isResizable: @escaping () -> Bool) {
        (self.overlay, self.isResizable) = (overlay, isResizable)
    }

    /// The edge at a point of the window; nil for none.
    private func edge(at point: Point) -> GdkSurfaceEdge? {
        let area = overlay.area
        guard isResizable(), area.contains(point), !overlay.isOnCard(point) else { return nil }
        let (left, right) = (point.x - area.x, area.maxX - point.x)
        let (top, bottom) = (point.y - area.y, area.maxY - point.y)
        guard min(left, right, top, bottom) <= Self.thickness else { return nil }
        let row = top <= Self.cornerLength ? 0 : bottom <= Self.cornerLength ? 2 : 1
        let column = left <= Self.cornerLength ? 0 : right <= Self.cornerLength ? 2 : 1
        return Self.edges[row][column]
    }

    private static let edges: [[GdkSurfaceEdge?]] = [
        [GDK_SURFACE_EDGE_NORTH_WEST, GDK_SURFACE_EDGE_NORTH, GDK_SURFACE_EDGE_NORTH_EAST],
        [GDK_SURFACE_EDGE_WEST, nil, GDK_SURFACE_EDGE_EAST],
        [GDK_SURFACE_EDGE_SOUTH_WEST, GDK_SURFACE_EDGE_SOUTH, GDK_SURFACE_EDGE_SOUTH_EAST],
    ]

    /// Lets the pointer resize the window if a press is on an edge; returns whether it is.
    func begin(at point: Point, with event: OpaquePointer) -> Bool {
        let window = overlay.surface.native
        var (x, y) = (0.0, 0.0)
        guard let edge = edge(at: point), let surface = gtk_native_get_surface(OpaquePointer(window)),
            let device = gdk_event_get_device(event), gdk_event_get_position(event, &x, &y) != 0
        else { return false }
        gdk_toplevel_begin_resize(
            surface, edge, device, GDK_BUTTON_PRIMARY, x, y, gdk_event_get_time(event))
        return true
    }

    /// Shows the cursor for the edge at the pointer's position.
    func showCursor(at point: Point) {
        let edge = edge(at: point)
        guard edge != shown else { return }
        shown = edge
        gtk_widget_set_cursor_from_name(overlay.pointer, edge.map { Self.cursor(of: $0) })
    }

    /// The name of an edge's cursor, as in CSS.
    private static func cursor(of edge: GdkSurfaceEdge) -> String {
        switch edge {
        case GDK_SURFACE_EDGE_NORTH_WEST: "nw-resize"
        case GDK_SURFACE_EDGE_NORTH: "n-resize"
        case GDK_SURFACE_EDGE_NORTH_EAST: "ne-resize"
        case GDK_SURFACE_EDGE_WEST: "w-resize"
        case GDK_SURFACE_EDGE_EAST: "e-resize"
        case GDK_SURFACE_EDGE_SOUTH_WEST: "sw-resize"
        case GDK_SURFACE_EDGE_SOUTH: "s-resize"
        default: "se-resize"
        }
    }
}
