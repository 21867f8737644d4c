import CPopsheetTestSupport
import PopsheetTestSupport
import Testing

extension TestWindow {
    /// Opens a window for `--parent`, and returns that option's value for it.
    static func openParent(
        width: Int = 500, height: Int = 400, css: String? = nil
    ) async throws -> (window: TestWindow, name: String) {
        let window = try TestWindow(title: "Parent", width: width, height: height, css: css)
        try await window.show()
        let surface = try #require(support_widget_surface(window.widget))
        guard try !Display.open().server.isX11 else {
            return (window, "0x" + String(support_x11_number(surface), radix: 16))
        }
        try await eventually("the compositor exports it") { support_wayland_handle(surface) != nil }
        return (window, "wayland:" + String(cString: try #require(support_wayland_handle(surface))))
    }
}
