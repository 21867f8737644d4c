import CPopsheet
import PopsheetLayout
import PopsheetModel

/// The content below a sheet in a picture.
package enum PictureBackdrop {
    /// Squares in two light greys, which show where the picture is transparent.
    case checker
    /// One colour, which may be transparent.
    case color(Color)
    /// A picture that covers the whole area, clipped at the sides if its proportions differ.
    case image(PictureImage)
}

/// A picture from a file.
package final class PictureImage {
    nonisolated(unsafe) fileprivate let texture: OpaquePointer

    /// Reads the bytes of a PNG file; nil if they can't be read.
    package init?(png bytes: [UInt8]) {
        let content = g_bytes_new(bytes, gsize(bytes.count))
        defer { g_bytes_unref(content) }
        var error: UnsafeMutablePointer<GError>?
        guard let texture = gdk_texture_new_from_bytes(content, &error) else {
            g_clear_error(&error)
            return nil
        }
        self.texture = texture
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(texture)) }

    fileprivate var size: Size {
        Size(width: Double(gdk_texture_get_width(texture)), height: Double(gdk_texture_get_height(texture)))
    }
}

extension Color {
    /// Reads a colour in CSS syntax: a name, `#RRGGBB`, `rgb(…)`, `rgba(…)`, `hsl(…)`; nil for anything else.
    package init?(css: String) {
        var rgba = GdkRGBA()
        // GDK does not know this CSS name; its components are the initial values, all 0.
        guard css == "transparent" || gdk_rgba_parse(&rgba, css) != 0 else { return nil }
        self.init(rgba)
    }
}

/// The content of a picture's window: only what is below the sheet.
final class PictureBackdropView: NativeWidget {
    /// The side length of a square.
    private static let square = 16.0
    private static let squareColors = (Color(255, 255, 255), Color(204, 204, 204))

    private let backdrop: PictureBackdrop

    init(_ backdrop: PictureBackdrop) {
        self.backdrop = backdrop
        super.init(cssName: "backdrop", role: GTK_ACCESSIBLE_ROLE_PRESENTATION)
    }

    override func snapshot(_ snapshot: OpaquePointer) {
        let bounds = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
        var area = bounds.graphene
        switch backdrop {
        case .color(let color):
            var rgba = color.rgba
            gtk_snapshot_append_color(snapshot, &rgba, &area)
        case .image(let image):
            var covered = bounds.covered(by: image.size).graphene
            gtk_snapshot_push_clip(snapshot, &area)
            gtk_snapshot_append_texture(snapshot, image.texture, &covered)
            gtk_snapshot_pop(snapshot)
        case .checker:
            drawSquares(in: bounds, on: snapshot)
        }
    }

    private func drawSquares(in bounds: Rect, on snapshot: OpaquePointer) {
        var area = bounds.graphene
        let (first, second) = Self.squareColors
        guard let context = gtk_snapshot_append_cairo(snapshot, &area) else { return }
        first.apply(to: context)
        cairo_paint(context)
        // Every other column and every other row; where they cross, they cancel each other out.
        for x in stride(from: Self.square, to: bounds.width, by: 2 * Self.square) {
            cairo_rectangle(context, x, 0, Self.square, bounds.height)
        }
        for y in stride(from: Self.square, to: bounds.height, by: 2 * Self.square) {
            cairo_rectangle(context, 0, y, bounds.width, Self.square)
        }
        cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
        second.apply(to: context)
        cairo_fill(context)
        cairo_destroy(context)
    }
}

extension Rect {
    /// The smallest rectangle with a picture's proportions that covers this one, centred on it.
    fileprivate func covered(by picture: Size) -> Rect {
        let scale = max(width / picture.width, height / picture.height)
        let size = Size(width: picture.width * scale, height: picture.height * scale)
        return Rect(x: midX - size.width / 2, y: midY - size.height / 2, width: size.width, height: size.height)
    }
}
