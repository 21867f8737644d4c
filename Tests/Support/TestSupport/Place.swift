public import CPopsheet
import CPopsheetTestSupport

/// Where widgets and surfaces are.
@MainActor
public enum Place {
    /// A widget's bounds on its surface, shadow margins included, in GTK's logical pixels.
    public static func onSurface(of widget: UnsafeMutablePointer<GtkWidget>) throws -> ScreenRect {
        var bounds = SupportRect()
        guard support_widget_bounds(widget, &bounds) else {
            throw Unplaced(what: "the widget has no size yet")
        }
        return ScreenRect(x: bounds.x, y: bounds.y, width: bounds.width, height: bounds.height)
    }

    /// A widget's bounds on the screen.
    public static func onScreen(of widget: UnsafeMutablePointer<GtkWidget>) async throws -> ScreenRect {
        guard let surface = support_widget_surface(widget) else {
            throw Unplaced(what: "the widget is not realized")
        }
        let bounds = try onSurface(of: widget)
        let origin = try await origin(of: surface)
        let scale = try Display.open().scale
        return ScreenRect(
            x: origin.x + bounds.x * scale, y: origin.y + bounds.y * scale,
            width: bounds.width * scale, height: bounds.height * scale)
    }

    /// The bounds on the screen of the surface that a widget is drawn on: a window or popup with its shadow margins.
    public static func ofSurface(of widget: UnsafeMutablePointer<GtkWidget>) async throws -> ScreenRect {
        guard let surface = support_widget_surface(widget) else {
            throw Unplaced(what: "the widget is not realized")
        }
        let (width, height) = try size(of: surface)
        let origin = try await origin(of: surface)
        let scale = try Display.open().scale
        return ScreenRect(
            x: origin.x, y: origin.y, width: Double(width) * scale, height: Double(height) * scale)
    }

    /// A surface's upper left corner on the screen.
    ///
    /// An X server knows every window's place. A Wayland client does not know its own, but sway reports the toplevels'
    /// places, and GTK those of popups on them.
    static func origin(of surface: OpaquePointer) async throws -> ScreenPoint {
        let display = try Display.open()
        if display.server.isX11 {
            var x: CInt = 0
            var y: CInt = 0
            guard support_x11_origin(surface, &x, &y) else {
                throw Unplaced(what: "the X server knows no such window")
            }
            return ScreenPoint(x: Double(x), y: Double(y))
        }
        var dx: CInt = 0
        var dy: CInt = 0
        if let parent = support_popup_parent(surface, &dx, &dy) {
            return try await origin(of: parent).offset(
                x: Double(dx) * display.scale, y: Double(dy) * display.scale)
        }
        // weston cannot be asked, but its windows fill its screen.
        guard display.server == .sway else { return ScreenPoint(x: 0, y: 0) }
        let (width, height) = try size(of: surface)
        return try await SwayTree.origin(width: width, height: height, scale: display.scale)
    }

    private static func size(of surface: OpaquePointer) throws -> (Int, Int) {
        var width: CInt = 0
        var height: CInt = 0
        guard support_surface_size(surface, &width, &height) else {
            throw Unplaced(what: "the surface has no size yet")
        }
        return (Int(width), Int(height))
    }
}

/// The position of something is unknown.
public struct Unplaced: Error, CustomStringConvertible {
    let what: String

    public var description: String { "No place on the screen: \(what)." }
}
