import CPopsheet
import PopsheetLayout
import PopsheetModel

/// Makes render nodes that are drawn with cairo.
enum CairoNode {
    /// How far a drawing with soft edges must reach beyond them: cairo clips a node to whole pixels, which would cut the
    /// edges of a card between two pixels.
    static let margin = Insets(top: 1, left: 1, bottom: 1, right: 1)

    /// A node for some parts of a drawing; nil without any.
    ///
    /// GTK draws such a node into a new image as large as the node in each frame, so a drawing that is mostly covered
    /// should be limited to the parts that are not.
    static func make(_ parts: [Rect], _ draw: (_ context: OpaquePointer) -> Void) -> OpaquePointer? {
        let nodes = parts.compactMap { part -> OpaquePointer? in
            var bounds = part.graphene
            guard part.width > 0, part.height > 0, let node = gsk_cairo_node_new(&bounds) else { return nil }
            if let context = gsk_cairo_node_get_draw_context(node) {
                draw(context)
                cairo_destroy(context)
            }
            return node
        }
        guard nodes.count > 1 else { return nodes.first }
        defer { for node in nodes { gsk_render_node_unref(node) } }
        var children: [OpaquePointer?] = nodes
        return gsk_container_node_new(&children, UInt32(children.count))
    }
}

extension Rect {
    /// The largest rectangle inside it with edges at whole pixels.
    var wholePixels: Rect {
        let (left, top) = (x.rounded(.up), y.rounded(.up))
        return Rect(
            x: left, y: top, width: max(0, maxX.rounded(.down) - left), height: max(0, maxY.rounded(.down) - top))
    }

    /// The smallest rectangle of whole pixels that contains it.
    var coveringPixels: Rect {
        let (left, top) = (x.rounded(.down), y.rounded(.down))
        return Rect(x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
    }

    /// The parts of the rectangle outside of a covered one; the whole rectangle if nothing is covered.
    ///
    /// - Parameter overlap: The distance by which the parts overlap the covered rectangle, in logical pixels.
    func uncovered(by covered: Rect?, overlap: Double = 1) -> [Rect] {
        guard let covered, let hole = hole(for: covered, overlap: overlap) else { return [self] }
        return [
            Rect(x: x, y: y, width: width, height: hole.y - y),
            Rect(x: x, y: hole.y, width: hole.x - x, height: hole.height),
            Rect(x: hole.maxX, y: hole.y, width: maxX - hole.maxX, height: hole.height),
            Rect(x: x, y: hole.maxY, width: width, height: maxY - hole.maxY),
        ].filter { $0.width > 0 && $0.height > 0 }
    }

    /// The same parts in pieces, most of which stay the same while the covered rectangle moves up or down: a renderer draws
    /// only what is not the same as in the frame before.
    func piecesUncovered(by covered: Rect?, pieceHeight: Double = 64) -> [Rect] {
        guard let covered, let hole = hole(for: covered, overlap: 1) else { return [self] }
        // The pieces above come last, because their number changes.
        return [
            Rect(x: x, y: y, width: hole.x - x, height: height),
            Rect(x: hole.maxX, y: y, width: maxX - hole.maxX, height: height),
            Rect(x: hole.x, y: hole.maxY, width: hole.width, height: maxY - hole.maxY),
        ].filter { $0.width > 0 && $0.height > 0 }
            + stride(from: y, to: hole.y, by: pieceHeight).map {
                Rect(x: hole.x, y: $0, width: hole.width, height: min(pieceHeight, hole.y - $0))
            }
    }

    /// The part of a covered rectangle in this one, without an overlap on those sides on which something remains; nil for none.
    private func hole(for covered: Rect, overlap: Double) -> Rect? {
        // There is nothing to overlap on a side on which no part remains.
        let left = covered.x > x ? covered.x + overlap : x
        let top = covered.y > y ? covered.y + overlap : y
        let right = covered.maxX < maxX ? covered.maxX - overlap : maxX
        let bottom = covered.maxY < maxY ? covered.maxY - overlap : maxY
        guard left < right, top < bottom, left < maxX, right > x, top < maxY, bottom > y else { return nil }
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
