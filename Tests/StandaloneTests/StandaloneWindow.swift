import CPopsheet
import CPopsheetTestSupport
import PopsheetLayout
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

/// The window of a sheet that has no owner window.
@MainActor
struct StandaloneWindow {
    let widget: WidgetPointer

    /// The windows on the screen now.
    static var all: [WidgetPointer] {
        let list = gtk_window_get_toplevels()
        return (0..<g_list_model_get_n_items(list)).compactMap { index in
            guard let item = g_list_model_get_item(list, index) else { return nil }
            defer { g_object_unref(item) }
            let window = item.assumingMemoryBound(to: GtkWidget.self)
            return gtk_widget_has_css_class(window, "popsheet-window") != 0 ? window : nil
        }
    }

    /// Waits until there is one, and its sheet is at rest and has the keyboard.
    static func present() async throws -> StandaloneWindow {
        try await eventually("there is a window with a sheet") {
            all.count == 1 && !SheetProbe(window: all[0]).rows.isEmpty
        }
        let window = StandaloneWindow(widget: all[0])
        try await eventually("the window is active") { gtk_window_is_active(asWindow(window.widget)) != 0 }
        try await FrameCounter.idle(window.widget)
        return window
    }

    var rows: [WidgetPointer] { SheetProbe(window: widget).rows }
    var width: Double { Double(gtk_widget_get_width(widget)) }
    var height: Double { Double(gtk_widget_get_height(widget)) }

    /// Clicks the middle of a row.
    func click(_ row: Int) async throws {
        let frame = try #require(SheetProbe(window: widget).frame(of: rows[row]))
        let place = try await WindowPlace.onScreen(of: widget)
        try await Input().click(at: ScreenPoint(x: place.x + frame.midX, y: place.y + frame.midY))
    }

    /// Closes it, as the button in a title bar does.
    func close() async throws {
        let title = String(cString: gtk_window_get_title(asWindow(widget)))
        guard try Display.open().server.isX11 else {
            try await ProcessRunner.run("swaymsg", ["[title=\"\(title)\"]", "kill"]).check()
            return
        }
        let found = try await ProcessRunner.run("xdotool", ["search", "--onlyvisible", "--name", title]).text
        let number = try #require(found.split(separator: "\n").compactMap { UInt($0) }.first)
        #expect(support_x11_close(number))
    }
}
