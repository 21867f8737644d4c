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
        /// Nil without a picture: a plain fill is the same at any place.
        var place: CardPlace?
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

    /// Fills an outline, on the snapshot of the overlay.
    ///
    /// - Parameters:
    ///   - shape: The outline, in the card's coordinates, as the other geometry.
    ///   - rows: The rows to which the drawing is limited; nil for the whole outline.
    ///   - picture: The picture to fill it with instead of the fill.
    ///   - place: Where the card is.
    ///   - covered: The part that something else covers.
    ///   - lines: The lines along the outline.
    func draw(
        _ shape: Panel, rows: [Rect]? = nil, _ fill: Fill, showing picture: MaterialPicture?, at place: CardPlace,
        exceptFor covered: Rect? = nil, lines: Lines = Lines(), on snapshot: OpaquePointer
    ) {
        let ground = Ground(
            shape: shape, rows: rows, fill: fill, picture: picture.map(ObjectIdentifier.init),
            place: picture == nil ? nil : place, covered: covered, lines: lines)
        if ground != drawn {
            (drawn, self.picture) = (ground, picture)
            if let node { gsk_render_node_unref(node) }
            node = makeNode(ground)
        }
        guard let node else { return }
        gtk_snapshot_save(snapshot)
        if picture == nil {
            place.enterCard(on: snapshot)
        } else {
            // The pixels of the picture are copied there, and not scaled.
            place.enterWindow(on: snapshot)
        }
        gtk_snapshot_append_node(snapshot, node)
        gtk_snapshot_restore(snapshot)
    }

    private func makeNode(_ ground: Ground) -> OpaquePointer? {
        let (bounds, lines) = (ground.shape.bounds, ground.lines)
        if picture == nil, ground.fill.isClear, lines == Lines() { return nil }
        let drawn = bounds.outset(by: lines.hairline?.margin ?? CairoNode.margin)
        let outlines = ground.rows.map { rows in rows.map { ground.shape.band(of: $0) } } ?? [ground.shape.path]
        guard let picture, let place = ground.place else {
            return CairoNode.make(drawn.uncovered(by: ground.covered)) { context in
                lines.hairline?.paint(ground.shape, on: context)
                for outline in outlines { ground.fill.paint(outline, in: bounds, on: context) }
                lines.rim?.paint(ground.shape, on: context)
            }
        }
        let area = place.inWindow(drawn).coveringPixels
        let covered = ground.covered.map { place.inWindow($0).wholePixels }
        return CairoNode.make(area.uncovered(by: covered)) { context in
            place.draw(on: context) {
                lines.hairline?.paint(ground.shape, on: context)
                for outline in outlines { outline.add(to: context) }
            }
            picture.fill(context, in: area, deviceScale: place.deviceScale)
            place.draw(on: context) { lines.rim?.paint(ground.shape, on: context) }
        }
    }
}

extension Panel {
    /// The part of a row inside the panel's body: rows are as wide as the body, and end at its corners.
    func band(of row: Rect) -> Path {
        ContinuousCorner.path(around: frame, radius: cornerRadius).band(from: row.y, to: row.maxY)
    }
}
