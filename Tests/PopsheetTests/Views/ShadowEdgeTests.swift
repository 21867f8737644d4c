import CPopsheet
import PopsheetLayout
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// The textures of a shadow, which GTK 4.8 repeats beyond their edges with GL.
    @Suite @MainActor struct ShadowEdgeTests {
        /// The rectangles of the clips in a node, with those of the textures in them.
        private func clippedTextures(in node: OpaquePointer) -> [(clip: Rect, texture: Rect)] {
            switch gsk_render_node_get_node_type(node) {
            case GSK_CONTAINER_NODE:
                return (0..<gsk_container_node_get_n_children(node)).flatMap {
                    clippedTextures(in: gsk_container_node_get_child(node, $0))
                }
            case GSK_CLIP_NODE:
                var bounds = graphene_rect_t()
                gsk_render_node_get_bounds(gsk_clip_node_get_child(node), &bounds)
                return [(rect(gsk_clip_node_get_clip(node).pointee), rect(bounds))]
            default:
                Issue.record("an unexpected node")
                return []
            }
        }

        private func rect(_ bounds: graphene_rect_t) -> Rect {
            Rect(
                x: Double(bounds.origin.x), y: Double(bounds.origin.y), width: Double(bounds.size.width),
                height: Double(bounds.size.height))
        }

        @Test(arguments: [0, 0.25, 0.5])
        func noPixelIsMixedWithThoseOfTheOppositeEdge(offset: Double) throws {
            try Display.open()
            let shadow = Shadow(offset: 8, sigma: 20, color: Color(0, 0, 0, alpha: 0.3))
            let panel = Panel(frame: Rect(x: 0, y: 0, width: 320, height: 200), cornerRadius: 13)
            let snapshot: OpaquePointer = gtk_snapshot_new()
            let origin = Point(x: 100 + offset, y: 100 + offset)
            ShadowTexture().draw(
                shadow, of: panel, exceptFor: Rect(x: 104, y: 104, width: 312, height: 192), in: nil,
                at: CardPlace(origin: origin, scale: 1, overlayOrigin: Point(x: 0, y: 0), deviceScale: 1), on: snapshot)
            let node = try #require(gtk_snapshot_free_to_node(snapshot))
            defer { gsk_render_node_unref(node) }
            let parts = clippedTextures(in: node)
            #expect(parts.count == 4)
            for (clip, texture) in parts {
                // Half of one of the texture's pixels, which are 4 wide.
                #expect(clip.x >= texture.x + 2 && clip.maxX <= texture.maxX - 2, "\(clip) in \(texture)")
                #expect(clip.y >= texture.y + 2 && clip.maxY <= texture.maxY - 2, "\(clip) in \(texture)")
            }
        }
    }
}
