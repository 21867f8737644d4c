import CPopsheet
import PopsheetLayout

/// The edges of a sheet's own window, around its cards, by which the mouse resizes it.
@MainActor
final class WindowEdges {
    private let overlay: OverlayView
    private let isResizable: () -> Bool
    /// The name of the cursor of an edge that is shown; nil for none.
    private var shown: String?

    /// How far an edge extends into the window, which is the space between the window's sides and the cards.
    static let thickness = SheetMetrics.standard.sideMargin
    /// How far a corner extends along the edges.
    private static let cornerLength = 16.0

    /// - Parameter isResizable: Returns whether the window can be resized now.
    init(of overlay: OverlayView, isResizable: @escaping () -> Bool) {
        (self.overlay, self.isResizable) = (overlay, isResizable)
    }

    /// The edge at a point of the window, and what the name of its cursor begins with, as in CSS; nil for none.
    private func edge(at point: Point) -> (edge: GdkSurfaceEdge, cursor: String)? {
        let area = overlay.area
        guard isResizable(), area.contains(point), !overlay.isOnCard(point) else { return nil }
        let (left, right) = (point.x - area.x, area.maxX - point.x)
        let (top, bottom) = (point.y - area.y, area.maxY - point.y)
        guard min(left, right, top, bottom) <= Self.thickness else { return nil }
        let row = top <= Self.cornerLength ? 0 : bottom <= Self.cornerLength ? 2 : 1
        let column = left <= Self.cornerLength ? 0 : right <= Self.cornerLength ? 2 : 1
        return Self.edges[row][column]
    }

    private static let edges: [[(edge: GdkSurfaceEdge, cursor: String)?]] = [
        [(GDK_SURFACE_EDGE_NORTH_WEST, "nw"), (GDK_SURFACE_EDGE_NORTH, "n"), (GDK_SURFACE_EDGE_NORTH_EAST, "ne")],
        [(GDK_SURFACE_EDGE_WEST, "w"), nil, (GDK_SURFACE_EDGE_EAST, "e")],
        [(GDK_SURFACE_EDGE_SOUTH_WEST, "sw"), (GDK_SURFACE_EDGE_SOUTH, "s"), (GDK_SURFACE_EDGE_SOUTH_EAST, "se")],
    ]

    /// Lets the pointer resize the window if a press is on an edge; returns whether it is.
    func begin(at point: Point, with event: OpaquePointer) -> Bool {
        let window = overlay.surface.native
        var (x, y) = (0.0, 0.0)
        guard let edge = edge(at: point)?.edge, let surface = gtk_native_get_surface(OpaquePointer(window)),
            let device = gdk_event_get_device(event), gdk_event_get_position(event, &x, &y) != 0
        else { return false }
        gdk_toplevel_begin_resize(
            surface, edge, device, GDK_BUTTON_PRIMARY, x, y, gdk_event_get_time(event))
        return true
    }

    /// Shows the cursor for the edge at the pointer's position.
    func showCursor(at point: Point) {
        let cursor = edge(at: point).map { "\($0.cursor)-resize" }
        guard cursor != shown else { return }
        shown = cursor
        gtk_widget_set_cursor_from_name(overlay.pointer, cursor)
    }
}
