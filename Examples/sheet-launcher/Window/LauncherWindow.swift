import CGTK4
import Popsheet

/// The window: cases on the left, the stage in the middle, texts and log on the right.
@MainActor
final class LauncherWindow {
    let widget: Widget
    let stage = Stage()
    let log = LogPane()
    /// Runs when a case was chosen, with its place in the list.
    var onSelect: ((Int) -> Void)?
    /// Runs when a switch was moved.
    var onChange: ((Settings) -> Void)?

    private let sidebar: Sidebar
    private let switches: SwitchPane
    private let inspector: Inspector
    private let header: Header
    private let textSize: TextSize
    private var device: Device
    private static let sidebarWidth = 214
    private static let inspectorWidth = 534

    init(_ application: UnsafeMutablePointer<GtkApplication>, cases: [GalleryCase], settings: Settings) {
        widget = made(gtk_application_window_new(application)).styled("launcher")
        Style.install()
        textSize = TextSize(of: widget)
        sidebar = Sidebar(cases)
        switches = SwitchPane(settings)
        inspector = Inspector(log: log, width: Self.inspectorWidth)
        header = Header(settings)
        gtk_window_set_title(widget.cast(), "Sheet Launcher")
        gtk_window_set_titlebar(widget.cast(), header.widget)
        let side = column(sidebar.widget, switches.widget).styled("sidebar").sized(width: Self.sidebarWidth)
        // What is inside wants room; the whole must not take it from the stage.
        side.expanding(horizontally: false)
        gtk_window_set_child(widget.cast(), row(side, separator(), stage.view, inspector.widget))
        device = settings.device
        gtk_window_set_default_size(widget.cast(), Int32(max(1280, Self.room(for: device))), 960)
        sidebar.onSelect = { [weak self] index in self?.onSelect?(index) }
        sidebar.onOpen = { [stage] in stage.onOpen?(stage.button) }
        stage.onResize = { [weak self] size in self?.switches.resize(size) }
        switches.onChange = { [weak self] settings in self?.onChange?(settings) }
        header.onDevice = { [weak self] device in self?.switches.choose(device) }
        header.onInspector = { [weak self] isShown in
            if let pane = self?.inspector.widget { gtk_widget_set_visible(pane, isShown ? 1 : 0) }
        }
    }

    /// Chooses a case in the list.
    func select(_ index: Int) { sidebar.select(index) }

    /// Shows the window, as large as it wants to be or as the monitor where that is smaller.
    func present() {
        var (width, height): (Int32, Int32) = (0, 0)
        gtk_window_get_default_size(widget.cast(), &width, &height)
        if let room = Self.smallestMonitor, width >= room.width || height >= room.height {
            gtk_window_maximize(widget.cast())
            width = min(width, room.width)
        }
        makeRoom(for: device, in: Int(width))
        gtk_window_present(widget.cast())
        // Only a row that has its place is scrolled to.
        whenIdle { [sidebar] in sidebar.grabFocus() }
    }

    /// Shows a case in the looks that were chosen.
    func show(_ shown: GalleryCase, settings: Settings, isDark: Bool) {
        let isNight =
            switch settings.appearance {
            case .dark, .highContrastDark: true
            case .light, .highContrast: false
            case .automatic, .classic, .classicBlue, .classicBlack, .named: isDark
            }
        header.show(shown.title, size: settings.stageSize, isDark: isDark)
        textSize.apply(settings.textScale)
        stage.apply(settings, isDark: isNight)
        inspector.show(shown, settings: settings, isDark: isDark)
        guard settings.device != device else { return }
        device = settings.device
        makeRoom(for: device, in: Int(gtk_widget_get_width(widget)))
    }

    /// Gives the stage the room of the texts, where there is none for both.
    private func makeRoom(for device: Device, in width: Int) {
        header.showInspector(width >= Self.room(for: device))
    }

    /// The width that shows a device with everything beside it.
    private static func room(for device: Device) -> Int {
        // Two lines between the three.
        sidebarWidth + device.width + Stage.margin + inspectorWidth + 2
    }

    private static var smallestMonitor: (width: Int32, height: Int32)? {
        guard let display = gdk_display_get_default(), let monitors = gdk_display_get_monitors(display) else {
            return nil
        }
        var smallest: (width: Int32, height: Int32)?
        for index in 0..<g_list_model_get_n_items(monitors) {
            guard let monitor = g_list_model_get_item(monitors, index) else { continue }
            defer { g_object_unref(monitor) }
            var area = GdkRectangle()
            gdk_monitor_get_geometry(OpaquePointer(monitor), &area)
            if area.width < smallest?.width ?? .max { smallest = (area.width, area.height) }
        }
        return smallest
    }
}
