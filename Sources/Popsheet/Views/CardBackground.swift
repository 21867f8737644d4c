import CPopsheet
import PopsheetLayout
import PopsheetModel

/// The background of a card with its lines: its outline filled with a colour or the material, cached until it changes.
@MainActor
final class CardBackground {
    private struct Ground: Equatable {
        var shape: Panel
        var rows: [Rect]?
        var fill: Fill
        var picture: ObjectIdentifier?
        var origin: Point
        var scale: Double
        var covered: Rect?
        var lines: Lines
    }

    /// The lines along a card's outline that are a part of its background: a drawing of its own would be as large.
    struct Lines: Equatable {
        /// The line outside, under the background.
        var hairline: PanelStyle.Hairline?
        /// The highlight inside, over it.
        var rim: Rim?
    }

    private var drawn: Ground?
    private var picture: MaterialPicture?
    nonisolated(unsafe) private var node: OpaquePointer?

    deinit { if let node { gsk_render_node_unref(node) } }

    /// Fills an outline, in the drawing's coordinates.
    ///
    /// - Parameters:
    ///   - picture: The picture to fill it with instead of the fill.
    ///   - origin: The origin of the drawing's coordinates, in the window.
    ///   - scale: The number of the window's pixels per pixel of the drawing.
    ///   - covered: The part that something else covers.
    ///   - rows: The rows to which the drawing is limited; nil for the whole outline.
    ///   - lines: The lines along the outline.
    func draw(
        _ shape: Panel, rows: [Rect]? = nil, _ fill: Fill, showing picture: MaterialPicture?, origin: Point,
        scale: Double, exceptFor covered: Rect? = nil, lines: Lines = Lines(), on snapshot: OpaquePointer
    ) {
        // A plain fill is the same at any position.
        let (origin, scale) = picture == nil ? (Point(x: 0, y: 0), 1) : (origin, scale)
        let ground = Ground(
            shape: shape, rows: rows, fill: fill, picture: picture.map(ObjectIdentifier.init), origin: origin,
            scale: scale, covered: covered, lines: lines)
        if ground != drawn {
            (drawn, self.picture) = (ground, picture)
            if let node { gsk_render_node_unref(node) }
            node = makeNode(ground)
        }
        if let node { gtk_snapshot_append_node(snapshot, node) }
    }

    private func makeNode(_ ground: Ground) -> OpaquePointer? {
        let (bounds, lines) = (ground.shape.bounds, ground.lines)
        if picture == nil, ground.fill.isClear, lines == Lines() { return nil }
        let drawn = bounds.outset(by: lines.hairline?.margin ?? CairoNode.margin)
        let outlines = ground.rows.map { rows in rows.map { ground.shape.band(of: $0) } } ?? [ground.shape.path]
        return CairoNode.make(drawn.uncovered(by: ground.covered)) { context in
            lines.hairline?.paint(ground.shape, on: context)
            if let picture {
                for outline in outlines { outline.add(to: context) }
                picture.fill(context, origin: ground.origin, scale: ground.scale)
            } else {
                for outline in outlines { ground.fill.paint(outline, in: bounds, on: context) }
            }
            lines.rim?.paint(ground.shape, on: context)
        }
    }
}

extension Panel {
    /// The part of a row inside the panel's body: rows are as wide as the body, and end at its corners.
    func band(of row: Rect) -> Path {
        ContinuousCorner.path(around: frame, radius: cornerRadius).band(from: row.y, to: row.maxY)
    }
}
