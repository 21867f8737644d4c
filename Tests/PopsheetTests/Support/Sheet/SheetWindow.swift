import CPopsheet
import CPopsheetGTK4
import PopsheetLayout
import PopsheetTestSupport
import PopsheetWindowTestSupport

@testable import Popsheet

/// A window with something in it that a sheet can rise over: a button that counts its clicks, an entry and a list that
/// scrolls, on a plain colour.
@MainActor
final class SheetWindow {
    enum Kind: String, CaseIterable, Sendable {
        case gtkWindow, gtkApplicationWindow, adwWindow, adwApplicationWindow

        /// Whether it has a header bar, and with it corners and a shadow of its own.
        var hasHeaderBar: Bool { self != .gtkWindow }
    }

    /// The colour of the content, and its colour under a backdrop of 0.4.
    static let background = Pixel(200, 150, 100), dimmed = Pixel(120, 90, 60)

    /// The colour of a pressed row on a card over the content.
    static let pressed = dimmed.underMaterial(tint: Pixel(209, 209, 214), isDark: false)

    let widget: WidgetPointer
    let button: WidgetPointer, entry: WidgetPointer, scroller: WidgetPointer
    /// The button in the header bar, where there is one.
    let headerButton: WidgetPointer
    let application: UnsafeMutablePointer<GtkApplication>?
    nonisolated(unsafe) private let held: [WidgetPointer]
    let input: Input
    private(set) var buttonClicks = 0
    private(set) var headerClicks = 0
    private var style: UnsafeMutablePointer<GtkCssProvider>?
    private var isOpen = true
    private static var made = 0

    init(_ kind: Kind = .gtkWindow, width: Int = 400, height: Int = 640, content: WidgetPointer? = nil) throws {
        try Display.open()
        input = try Input()
        button = gtk_button_new_with_label("Beneath")
        entry = gtk_entry_new()
        scroller = Self.makeList()
        headerButton = gtk_button_new_with_label("Above")
        application = kind.rawValue.contains("pplication") ? try Self.application.get() : nil
        let inside = content ?? Self.makeContent([button, entry, scroller])
        widget = try Self.makeWindow(kind, application, inside, headerButton)
        gtk_window_set_default_size(asWindow(widget), CInt(width), CInt(height))
        Self.made += 1
        gtk_window_set_title(asWindow(widget), "Sheets \(Self.made)")
        if !kind.hasHeaderBar { gtk_window_set_decorated(asWindow(widget), 0) }
        // Held here as well, so that a test can ask of a window what became of it.
        held = [widget, button, entry, scroller, headerButton]
        for object in held { g_object_ref_sink(object) }
        gtk_widget_add_css_class(widget, "probed")
        addStyle()
        connect(button, "clicked") { [weak self] in self?.buttonClicks += 1 }
        connect(headerButton, "clicked") { [weak self] in self?.headerClicks += 1 }
    }

    deinit {
        for object in held { g_object_unref(object) }
    }

    var window: UnsafeMutablePointer<GtkWindow> { asWindow(widget) }
    var reference: WidgetReference { WidgetReference(widget) }
    var probe: SheetProbe { SheetProbe(window: widget) }
    var width: Double { Double(gtk_widget_get_width(widget)) }
    var height: Double { Double(gtk_widget_get_height(widget)) }

    /// Shows the window, and returns once it has the keyboard's focus and rests on the screen.
    func show() async throws {
        // Away from where the last test left it, so that the next event is a motion, and nothing is hovered.
        try await input.move(to: ScreenPoint(x: 1, y: 1))
        gtk_window_present(window)
        try await rests()
    }

    /// Waits until the window is active, and neither moves nor grows any more.
    func rests() async throws {
        try await eventually("the window is active") { gtk_window_is_active(window) != 0 }
        var last: ScreenRect?
        try await eventually("the window is at rest") {
            let now = try? await onScreen()
            defer { last = now }
            // A window may be active before it has been given its size.
            return now != nil && now == last && width > 0 && height > 0
        }
    }

    /// Destroys the window, as closing it does.
    func close() {
        guard isOpen else { return }
        isOpen = false
        gtk_window_destroy(window)
        if let style {
            gtk_style_context_remove_provider_for_display(gdk_display_get_default(), OpaquePointer(style))
            g_object_unref(style)
        }
        style = nil
    }

    // MARK: Places

    /// The window's place on the screen, without its shadow.
    func onScreen() async throws -> ScreenRect { try await WindowPlace.onScreen(of: widget) }

    /// A point of the window on the screen.
    func onScreen(x: Double, y: Double) async throws -> ScreenPoint {
        let place = try await onScreen()
        return ScreenPoint(x: place.x + x, y: place.y + y)
    }

    /// The middle of a widget in the window on the screen.
    func center(of target: WidgetPointer) async throws -> ScreenPoint {
        if gtk_widget_get_native(target) != OpaquePointer(widget) { return try await Place.onScreen(of: target).center }
        guard let frame = probe.frame(of: target) else { throw Unseen() }
        return try await onScreen(x: frame.midX, y: frame.midY)
    }

    func click(_ target: WidgetPointer) async throws { try await input.click(at: center(of: target)) }

    func click(x: Double, y: Double) async throws { try await input.click(at: onScreen(x: x, y: y)) }

    /// The colour that the screen shows at a point of the window.
    func pixel(x: Double, y: Double) async throws -> Pixel? {
        let point = try await onScreen(x: x, y: y)
        return try await Screenshot.of(ScreenRect(x: point.x, y: point.y, width: 1, height: 1)).pixel(0, 0)
    }

    /// A rectangle of a widget in the window's coordinates.
    func frame(of rect: Rect, in other: WidgetPointer) -> Rect? {
        var (start, moved) = (graphene_point_t(x: Float(rect.x), y: Float(rect.y)), graphene_point_t())
        guard gtk_widget_compute_point(other, widget, &start, &moved) != 0 else { return nil }
        return Rect(x: Double(moved.x), y: Double(moved.y), width: rect.width, height: rect.height)
    }

    /// Waits until the screen shows a colour at a point of the window.
    func shows(_ color: Pixel, x: Double, y: Double, _ what: String, tolerance: UInt8 = 3) async throws {
        var seen: Pixel?
        try await eventually("\(what) at \(x), \(y) is \(color), not \(seen.map(\.description) ?? "outside")") {
            seen = try await pixel(x: x, y: y)
            return seen?.isClose(to: color, tolerance: tolerance) == true
        }
    }

    // MARK: Making

    /// The widget is not in a window.
    struct Unseen: Error {}

    struct Unregistered: Error, CustomStringConvertible {
        let description: String
    }

    /// One for all, because a process can register an id only once.
    private static let application = Result<UnsafeMutablePointer<GtkApplication>, any Error> {
        let application = gtk_application_new("org.example.sheets", G_APPLICATION_NON_UNIQUE)!
        var error: UnsafeMutablePointer<GError>?
        let registered = g_application_register(
            UnsafeMutableRawPointer(application).assumingMemoryBound(to: GApplication.self), nil, &error)
        guard registered != 0 else {
            defer { g_error_free(error) }
            throw Unregistered(description: error.map { String(cString: $0.pointee.message) } ?? "")
        }
        return application
    }

    private static func makeList() -> WidgetPointer { list(of: 80) }

    /// A list of lines that scrolls.
    static func list(of count: Int) -> WidgetPointer {
        let list = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
        for number in 1...count { gtk_box_append(asBox(list), gtk_label_new("Line \(number)")) }
        let scroller = gtk_scrolled_window_new()!
        gtk_scrolled_window_set_child(OpaquePointer(scroller), list)
        gtk_widget_set_vexpand(scroller, 1)
        return scroller
    }

    private static func makeContent(_ children: [WidgetPointer]) -> WidgetPointer {
        let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
        for child in children { gtk_box_append(asBox(box), child) }
        return box
    }

    private static func makeWindow(
        _ kind: Kind, _ application: UnsafeMutablePointer<GtkApplication>?, _ content: WidgetPointer,
        _ headerButton: WidgetPointer
    ) throws -> WidgetPointer {
        gtk_widget_add_css_class(content, "plain")
        switch kind {
        case .gtkWindow:
            let window = gtk_window_new()!
            gtk_window_set_child(asWindow(window), content)
            return window
        case .gtkApplicationWindow:
            let window = gtk_application_window_new(application)!
            let bar = gtk_header_bar_new()!
            gtk_header_bar_pack_end(OpaquePointer(bar), headerButton)
            gtk_window_set_titlebar(asWindow(window), bar)
            gtk_window_set_child(asWindow(window), content)
            return window
        case .adwWindow, .adwApplicationWindow:
            let bar = try Adwaita.headerBar()
            try Adwaita.packEnd(headerButton, in: bar)
            gtk_widget_set_vexpand(content, 1)
            let both = makeContent([bar, content])
            guard let application else { return try Adwaita.window(content: both) }
            return try Adwaita.applicationWindow(of: application, content: both)
        }
    }

    /// Plain colours, so that pixels can be distinguished, without transitions.
    private func addStyle() {
        let provider = gtk_css_provider_new()!
        cgtk4_css_provider_load(
            provider,
            """
            window.probed { background: rgb(200, 150, 100); color: rgb(0, 0, 0); }
            window.probed.night { color: rgb(255, 255, 255); }
            window.probed .plain label, window.probed .plain entry, window.probed .plain viewport { background: none; }
            window.probed headerbar {
              background: rgb(100, 150, 200); box-shadow: none; border: none; transition: none;
            }
            window.probed * { transition: none; }
            """)
        gtk_style_context_add_provider_for_display(
            gdk_display_get_default(), OpaquePointer(provider), CUnsignedInt(GTK_STYLE_PROVIDER_PRIORITY_USER))
        style = provider
    }
}

@MainActor func asBox(_ widget: WidgetPointer) -> UnsafeMutablePointer<GtkBox> {
    UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkBox.self)
}

/// Opens a window, runs the test with it, and closes it however the test ends.
@MainActor
func withSheetWindow(
    _ kind: SheetWindow.Kind = .gtkWindow, width: Int = 400, height: Int = 640, content: WidgetPointer? = nil,
    _ body: (SheetWindow) async throws -> Void
) async throws {
    let window = try SheetWindow(kind, width: width, height: height, content: content)
    defer { window.close() }
    try await window.show()
    do { try await body(window) } catch {
        // A press that a failed test holds would fail those after it.
        try? await window.input.up()
        try? await window.input.touch(.end, at: ScreenPoint(x: 1, y: 1))
        throw error
    }
}
