public import CPopsheet
import CPopsheetGTK4

/// A plain GTK window for tests.
///
/// For example:
///
///     let button = gtk_button_new_with_label("Go")!
///     let window = try TestWindow(child: button, css: "button { background: #3584e4; }")
///     defer { window.close() }
///     try await window.show()
@MainActor
public final class TestWindow {
    public let window: UnsafeMutablePointer<GtkWindow>
    public var widget: UnsafeMutablePointer<GtkWidget> {
        UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self)
    }

    private var style: UnsafeMutablePointer<GtkCssProvider>?

    /// Makes a window without a title bar of that size. The CSS holds for the whole display until the window closes.
    public init(
        title: String = "Test", width: Int = 400, height: Int = 300, decorated: Bool = false,
        child: UnsafeMutablePointer<GtkWidget>? = nil, css: String? = nil
    ) throws {
        try Display.open()
        window = asWindow(gtk_window_new()!)
        gtk_window_set_title(window, title)
        gtk_window_set_default_size(window, CInt(width), CInt(height))
        gtk_window_set_decorated(window, decorated ? 1 : 0)
        if let child { gtk_window_set_child(window, child) }
        if let css { addStyle(css) }
    }

    private func addStyle(_ css: String) {
        let provider = gtk_css_provider_new()!
        cgtk4_css_provider_load(provider, css)
        gtk_style_context_add_provider_for_display(
            gdk_display_get_default(), OpaquePointer(provider), CUnsignedInt(GTK_STYLE_PROVIDER_PRIORITY_USER)
        )
        style = provider
    }

    /// Shows the window, and returns once it has the keyboard's focus and has come to rest on the screen.
    public func show() async throws {
        gtk_window_present(window)
        try await eventually("the window is active") { gtk_window_is_active(window) != 0 }
        // Window managers place a window after they have mapped it.
        var last: ScreenRect?
        try await eventually("the window is at rest") {
            let now = try? await Place.ofSurface(of: widget)
            defer { last = now }
            return now != nil && now == last
        }
    }

    /// Takes the window off the screen, with all that is in it.
    public func close() {
        gtk_window_destroy(window)
        guard let style else { return }
        gtk_style_context_remove_provider_for_display(gdk_display_get_default(), OpaquePointer(style))
        g_object_unref(UnsafeMutableRawPointer(style))
        self.style = nil
    }
}

/// The same widget with GTK's type of a window.
public func asWindow(_ widget: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkWindow> {
    UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWindow.self)
}
