import CPopsheet
import PopsheetLayout
import PopsheetRandomNumbers

@testable import Popsheet

/// A window's content of plain coloured tiles.
final class Mosaic: NativeWidget {
    /// The tiles, the lowest first.
    var tiles: [(frame: Rect, color: Color)] { didSet { queueDraw() } }

    init(_ tiles: [(frame: Rect, color: Color)]) {
        self.tiles = tiles
        super.init(cssName: "mosaic", role: GTK_ACCESSIBLE_ROLE_PRESENTATION)
        gtk_widget_set_hexpand(pointer, 1)
        gtk_widget_set_vexpand(pointer, 1)
    }

    /// All of one colour.
    convenience init(_ color: Color) { self.init([Self.tile(color)]) }

    /// Tiles of many sizes and colours.
    static func random(_ random: inout RandomNumbers) -> Mosaic {
        Mosaic(
            (0..<150).map { _ in
                (
                    Rect(
                        x: Double(random.int(-20...380)), y: Double(random.int(-20...620)),
                        width: Double(random.int(10...150)), height: Double(random.int(10...150))),
                    Color(random.number(0...255), random.number(0...255), random.number(0...255))
                )
            })
    }

    func fill(_ color: Color) { tiles = [Self.tile(color)] }

    private static func tile(_ color: Color) -> (frame: Rect, color: Color) {
        (Rect(x: 0, y: 0, width: 4_000, height: 4_000), color)
    }

    override func snapshot(_ snapshot: OpaquePointer) {
        for (frame, color) in tiles {
            var (rgba, bounds) = (color.rgba, frame.graphene)
            gtk_snapshot_append_color(snapshot, &rgba, &bounds)
        }
    }
}
