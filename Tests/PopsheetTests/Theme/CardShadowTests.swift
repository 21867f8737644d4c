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
        private func frames(in node: OpaquePointer) -> [Rect] {
            switch gsk_render_node_get_node_type(node) {
            case GSK_CONTAINER_NODE:
                return (0..<gsk_container_node_get_n_children(node)).flatMap {
                    frames(in: gsk_container_node_get_child(node, $0))
                }
            case GSK_TRANSFORM_NODE:
                let transform = gsk_transform_node_get_transform(node)
                return frames(in: gsk_transform_node_get_child(node)).map { frame in
                    var (inner, outer) = (frame.graphene, graphene_rect_t())
                    gsk_transform_transform_bounds(transform, &inner, &outer)
                    return Rect(outer)
                }
            default:
                var bounds = graphene_rect_t()
                gsk_render_node_get_bounds(node, &bounds)
                return [Rect(bounds)]
            }
        }

        /// The drawings of the shadow of a card at an origin in a window, drawn larger or smaller.
        private func shadow(
            of drawing: CardView.Drawing, at origin: Point, scale: Double
        ) throws -> [Rect] {
            let card = CardView("main")
            card.setDrawing(drawing)
            let snapshot = try #require(gtk_snapshot_new())
            card.snapshotShadow(
                snapshot, in: nil,
                at: CardPlace(origin: origin, scale: scale, overlayOrigin: Point(x: 0, y: 0), deviceScale: 1))
            let node = try #require(gtk_snapshot_free_to_node(snapshot))
            defer { gsk_render_node_unref(node) }
            return frames(in: node)
        }

        /// A card with a shadow.
        private func drawing(_ fill: Color) -> CardView.Drawing {
            var drawing = CardView.Drawing()
            drawing.shape = Panel(frame: Rect(x: 0, y: 0, width: 320.5, height: 400.25), cornerRadius: 14)
            drawing.panel.fill = Fill(fill)
            drawing.panel.shadow = .window
            return drawing
        }

        /// What an opaque card covers would be blended in each frame for nothing.
        @Test func aShadowIsNotDrawnBeneathTheMiddleOfAnOpaqueCard() throws {
            let origin = Point(x: 100, y: 50)
            let opaque = try shadow(of: drawing(Color(1, 1, 1)), at: origin, scale: 1)
            let middle = Rect(x: origin.x + 100, y: origin.y + 100, width: 100, height: 100)
            #expect(!opaque.isEmpty && !opaque.contains { $0.intersects(middle) })
            let translucent = try shadow(of: drawing(Color(1, 1, 1, alpha: 0.9)), at: origin, scale: 1)
            #expect(translucent.contains { $0.intersects(middle) })
        }

        /// Between them a renderer that smooths their edges would show what is beneath.
        @Test(arguments: [0.0, 0.3, 0.75], [1, 1.137]) func thePartsOfAShadowMeetAtWholePixels(
            _ fraction: Double, _ scale: Double
        ) throws {
            let origin = Point(x: 100 + fraction, y: 50 + fraction)
            let parts = try shadow(of: drawing(Color(1, 1, 1)), at: origin, scale: scale)
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

extension Rect {
    fileprivate init(_ rect: graphene_rect_t) {
        self.init(
            x: Double(rect.origin.x), y: Double(rect.origin.y), width: Double(rect.size.width),
            height: Double(rect.size.height))
    }
}
