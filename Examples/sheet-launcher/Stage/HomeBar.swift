import CPopsheetGTK4

/// The home bar at the lower edge of the device's screen, above its page and its sheets.
///
/// A sheet covers everything in its window that receives input. The bar receives none, and is a child of the window.
@MainActor
final class HomeBar {
    /// Whether the device has a home bar.
    var isOnDevice = true { didSet { placeBar() } }

    private let bar = made(gtk_separator_new(GTK_ORIENTATION_HORIZONTAL)).styled("home-bar")
    private let screen: Widget
    private let window: Widget
    private static let (width, height, distance) = (136, 5, 8)

    /// - Parameters:
    ///   - screen: The device's screen.
    ///   - window: The window that contains it.
    init(on screen: Widget, in window: Widget) {
        (self.screen, self.window) = (screen, window)
        gtk_widget_set_can_target(bar, 0)
        gtk_widget_set_parent(bar, window)
        connect(window, "destroy") { [bar] in
            if gtk_widget_get_parent(bar) != nil { gtk_widget_unparent(bar) }
        }
        connect(window, "realize") { [weak self] in
            guard let self, let surface = gtk_native_get_surface(window.opaque) else { return }
            // GTK's own handler is earlier, and has placed the screen.
            connect(UnsafeMutableRawPointer(surface), "layout") { [weak self] in self?.placeBar() }
        }
    }

    /// Shows the bar in white, for dark content, or in black.
    func show(isLight: Bool) { bar.toggleStyle("light", isLight) }

    /// Places the bar on the screen, above everything; the window does not place a child that it does not know.
    private func placeBar() {
        guard gtk_widget_get_parent(bar) != nil else { return }
        var bounds = graphene_rect_t()
        let isShown =
            isOnDevice && gtk_widget_get_mapped(screen) != 0 && gtk_widget_compute_bounds(screen, window, &bounds) != 0
        setShown(bar, isShown)
        guard isShown else { return }
        // A sheet is added as the window's last child.
        if gtk_widget_get_next_sibling(bar) != nil { gtk_widget_insert_before(bar, window, nil) }
        // A widget is measured before it is placed.
        _ = (wantedSize(of: bar, GTK_ORIENTATION_HORIZONTAL), wantedSize(of: bar, GTK_ORIENTATION_VERTICAL))
        place(
            bar, atX: Int(bounds.origin.x) + (Int(bounds.size.width) - Self.width) / 2,
            y: Int(bounds.origin.y + bounds.size.height) - Self.distance - Self.height, width: Self.width,
            height: Self.height)
    }
}
