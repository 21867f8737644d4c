import CPopsheet
import PopsheetLayout
import PopsheetTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// How the parts of a card's shadow meet (sheet.md §4).
    @Suite @MainActor struct CardShadowTests {
        init() throws { try Display.open() }

        /// The frames of the drawings in a node, in the coordinates of the node.
        private func frames(in node: OpaquePointer, x: Double = 0, y: Double = 0) -> [Rect] {
            switch gsk_render_node_get_node_type(node) {
            case GSK_CONTAINER_NODE:
                return (0..<gsk_container_node_get_n_children(node)).flatMap {
                    frames(in: gsk_container_node_get_child(node, $0), x: x, y: y)
                }
            case GSK_TRANSFORM_NODE:
                var (dx, dy): (Float, Float) = (0, 0)
                gsk_transform_to_translate(gsk_transform_node_get_transform(node), &dx, &dy)
                return frames(in: gsk_transform_node_get_child(node), x: x + Double(dx), y: y + Double(dy))
            default:
                var bounds = graphene_rect_t()
                gsk_render_node_get_bounds(node, &bounds)
                return [
                    Rect(
                        x: x + Double(bounds.origin.x), y: y + Double(bounds.origin.y),
                        width: Double(bounds.size.width),
                        height: Double(bounds.size.height))
                ]
            }
        }

        /// Between them a renderer that smooths their edges would show what is beneath.
        @Test(arguments: [0.0, 0.3, 0.75]) func thePartsOfAShadowMeetAtWholePixels(_ fraction: Double) throws {
            var drawing = CardView.Drawing()
            drawing.shape = Panel(frame: Rect(x: 0, y: 0, width: 320.5, height: 400.25), cornerRadius: 14)
            drawing.panel.shadow = .window
            drawing.content = CardView.WidgetFill(frame: drawing.shape.frame, color: Color(1, 1, 1))
            let card = CardView("main")
            card.setDrawing(drawing)
            let origin = Point(x: 100 + fraction, y: 50 + fraction)
            let snapshot = try #require(gtk_snapshot_new())
            var start = graphene_point_t(x: Float(origin.x), y: Float(origin.y))
            gtk_snapshot_translate(snapshot, &start)
            card.snapshotShadow(snapshot, in: nil, origin: origin, scale: 1)
            let node = try #require(gtk_snapshot_free_to_node(snapshot))
            defer { gsk_render_node_unref(node) }
            let parts = frames(in: node)
            #expect(parts.count == 4)
            for (index, one) in parts.enumerated() {
                for other in parts[(index + 1)...] where one.maxY > other.y - 1 && other.maxY > one.y - 1 {
                    // The upper part meets those at the sides, and these the lower one.
                    for edge in [one.y, one.maxY] where [other.y, other.maxY].contains(where: { abs($0 - edge) < 1 }) {
                        let isShared = [other.y, other.maxY].contains { abs($0 - edge) < 0.001 }
                        #expect(isShared && abs(edge - edge.rounded()) < 0.001, "\(one), \(other)")
                    }
                }
            }
        }
    }
}
