import PopsheetTestSupport

@testable import Popsheet

/// The pixels of a window, and how many there are to a logical one.
@MainActor
struct DevicePixels {
    let shot: Screenshot
    let scale: Double

    /// Takes a picture of a window.
    init(of window: SheetWindow) async throws {
        let display = try Display.open()
        let place = try await window.onScreen()
        // sway reports positions in logical pixels.
        let factor = display.server.isX11 ? 1 : display.scale
        let rect = ScreenRect(
            x: place.x * factor, y: place.y * factor, width: window.width * display.scale,
            height: window.height * display.scale)
        (shot, scale) = (try await Screenshot.of(rect), display.scale)
    }

    /// The pixel at a place of the window, so many pixels further right and down.
    func at(_ x: Double, _ y: Double, dx: Int = 0, dy: Int = 0) throws -> Pixel {
        let (column, row) = (Int((x * scale).rounded()) + dx, Int((y * scale).rounded()) + dy)
        guard let pixel = shot.pixel(column, row) else { throw SheetWindow.Unseen() }
        return pixel
    }
}
