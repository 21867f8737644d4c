import CPopsheetGTK4
import Popsheet

/// The window: cases on the left, the device in the middle, texts and log on the right, as far as they fit.
@MainActor
final class LauncherWindow {
    let widget: Widget
    let stage = Stage()
    let log = LogPane()
    let homeBar: HomeBar
    /// Runs when a case is selected, with its index in the list.
    var onSelect: ((Int) -> Void)?
    /// Runs when a setting changes.
    var onChange: ((Settings) -> Void)?

    private let sidebar: Sidebar
    private let switches: SwitchPane
    private let inspector: Inspector
    private let header: Header
    private let settingsButton: SettingsButton
    private let side: Widget
    private let textSize: TextSize
    private let panes: Panes
    private var showHeader: (() -> Void)?
    /// The pane, or the header bar, that was pressed last.
    private var pressedPart: Widget?
    private static let sidebarWidth = 214
    private static let inspectorWidth = 534

    init(_ application: UnsafeMutablePointer<GtkApplication>, cases: [GalleryCase], settings: Settings) {
        widget = made(gtk_application_window_new(application)).styled("launcher")
        homeBar = HomeBar(on: stage.screen, in: widget)
        Style.install()
        textSize = TextSize(of: widget)
        sidebar = Sidebar(cases)
        switches = SwitchPane(settings)
        inspector = Inspector(log: log)
        settingsButton = SettingsButton(switches.widget)
        header = Header(settings, settingsButton: settingsButton.widget)
        switches.isWide = true
        Desktop().keepFocusFromSelecting()
        gtk_window_set_title(widget.cast(), "Sheet Launcher")
        gtk_window_set_titlebar(widget.cast(), header.widget)
        // The contents request more space, which must not be taken from the device.
        side = column(sidebar.widget).expanding(vertically: true)
        panes = Panes(
            cases: side.styled("sidebar"), casesWidth: Self.sidebarWidth, stage: stage.view,
            texts: inspector.widget, textsWidth: Self.inspectorWidth)
        gtk_window_set_child(widget.cast(), panes.widget)
        sidebar.onSelect = { [weak self] index in self?.onSelect?(index) }
        sidebar.onOpen = { [weak self] in self?.open() }
        stage.onDrag = { [weak self] size in self?.switches.resize(size) }
        stage.onResize = { [weak self] in self?.showHeader?() }
        switches.onChange = { [weak self] settings in self?.onChange?(settings) }
        header.onDevice = { [weak self] device in self?.switches.choose(device) }
        header.onShow = { [panes] side, isShown in panes.show(side, isShown) }
        for part in [side, inspector.widget, header.widget] {
            onPress(part) { [weak self] in self?.pressedPart = part }
        }
        panes.onChange = { [weak self] in self?.panesChanged() }
    }

    /// Whether the last press, since this was asked or ``forgetPress()`` was called, was on a pane or the header bar.
    ///
    /// A press on a popover's source does not arrive anywhere else, so an older one must not count.
    var wasPressedOutsideStage: Bool {
        defer { forgetPress() }
        return pressedPart != nil
    }

    /// Forgets the last press.
    func forgetPress() { pressedPart = nil }

    private func panesChanged() {
        header.show(panes)
        // If only the list is visible, a click opens the case; next to the device a click only selects it.
        sidebar.opensOnClick = panes.isInFront(.cases)
        inspector.isPage = panes.isInFront(.texts)
        placeSwitches(below: panes.isSpacious)
    }

    /// Shows the settings below the list of cases, or in the header bar's popover.
    private func placeSwitches(below list: Bool) {
        guard list == settingsButton.holdsSettings else { return }
        if list { settingsButton.release() }
        switches.isWide = !list
        if list { append(switches.widget, to: side) } else { gtk_box_remove(side.cast(), switches.widget) }
        if !list { settingsButton.hold() }
    }

    /// Shows the device, or opens the case's sheet if the device is visible.
    private func open() {
        if panes.isInFront(.cases) { panes.show(.cases, false) } else { stage.onOpen?(stage.button) }
    }

    /// Selects a case in the list.
    func select(_ index: Int) { sidebar.select(index) }

    /// Shows the window.
    ///
    /// - Parameter size: The window's size; nil for its natural size, maximized if the smallest monitor is no larger.
    func present(_ size: StageSize?) {
        let whole = Self.sidebarWidth + stage.size.width + Stage.margin + Self.inspectorWidth
        let wanted = size ?? StageSize(width: max(1280, whole), height: 960)
        gtk_window_set_default_size(widget.cast(), Int32(wanted.width), Int32(wanted.height))
        if size == nil, let monitor = Self.smallestMonitor,
            wanted.width >= monitor.width || wanted.height >= monitor.height
        {
            gtk_window_maximize(widget.cast())
        }
        gtk_window_present(widget.cast())
        // A row can be scrolled to only once it has a position.
        whenIdle(in: widget) { [sidebar] in sidebar.grabFocus() }
    }

    /// Shows a case with the selected appearance.
    func show(_ shown: GalleryCase, settings: Settings, isDark: Bool, isSheetShown: Bool) {
        let isNight =
            switch settings.appearance {
            case .dark, .highContrastDark: true
            case .light, .highContrast: false
            default: isDark
            }
        showHeader = { [header, stage] in header.show(shown.title, size: stage.size) }
        showHeader?()
        switches.show(isDark: isDark)
        textSize.apply(settings.textScale)
        stage.apply(settings, isDark: isNight)
        homeBar.isOnDevice = settings.device != .watch
        // The classic sheets are dark, and reach the bar on a phone.
        let isOnClassicSheet = isSheetShown && Settings.isClassic(settings.appearance) && settings.device == .phone
        homeBar.show(isLight: isNight || isOnClassicSheet || stage.isPageDark)
        panes.setStageWidths(
            least: settings.device.leastSize.width + Stage.margin, preferred: settings.device.size.width + Stage.margin)
        inspector.show(shown, settings: settings, isDark: isDark)
    }

    private static var smallestMonitor: (width: Int32, height: Int32)? {
        guard let display = gdk_display_get_default(), let monitors = gdk_display_get_monitors(display) else {
            return nil
        }
        var smallest: (width: Int32, height: Int32)?
        for index in 0..<g_list_model_get_n_items(monitors) {
            guard let monitor = g_list_model_get_item(monitors, index) else { continue }
            defer { g_object_unref(monitor) }
            var size: (width: Int32, height: Int32) = (0, 0)
            cgtk4_monitor_get_size(OpaquePointer(monitor), &size.width, &size.height)
            if size.width < smallest?.width ?? .max { smallest = size }
        }
        return smallest
    }
}
