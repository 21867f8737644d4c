import CPopsheet
package import Popsheet
package import PopsheetTestSupport

/// Where a window's own coordinates are on the screen: within its frame, and without its shadow.
@MainActor
package enum WindowPlace {
    /// The X server reports the positions of its windows, and GTK that of its own in them. A Wayland client does not know
    /// its position; sway reports the window's without the shadow, by its title. (The shadow that it reports is that of
    /// the first frame, when libadwaita's windows had none yet.)
    package static func onScreen(of window: WidgetPointer) async throws -> ScreenRect {
        let display = try Display.open()
        let size = (width: Double(gtk_widget_get_width(window)), height: Double(gtk_widget_get_height(window)))
        guard display.server == .sway else {
            let surface = try await Place.ofSurface(of: window)
            var (dx, dy) = (0.0, 0.0)
            gtk_native_get_surface_transform(OpaquePointer(window), &dx, &dy)
            return ScreenRect(x: surface.x + dx, y: surface.y + dy, width: size.width, height: size.height)
        }
        let title = String(cString: gtk_window_get_title(asWindow(window)))
        guard let frame = try await SwayTree.windows().first(where: { $0.title == title })?.frame else {
            throw Lost(title: title)
        }
        return ScreenRect(x: frame.x, y: frame.y, width: size.width, height: size.height)
    }

    package struct Lost: Error, CustomStringConvertible {
        let title: String
        package var description: String { "sway shows no window “\(title)”" }
    }
}
