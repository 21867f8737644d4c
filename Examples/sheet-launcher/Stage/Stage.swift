import CPopsheetGTK4
import Popsheet

/// The device in the middle of the window, whose screen hosts the sheets.
@MainActor
final class Stage {
    /// The device with its rim, as large as it fits.
    let view: Widget
    /// The widget in which sheets are presented.
    let owner: WidgetReference
    /// The button on the page that opens the case's sheet.
    private(set) var button: Widget
    /// Runs when the button, or another one on the page, is pressed, with that button.
    var onOpen: ((Widget) -> Void)?
    /// Runs when the user resizes the device.
    var onDrag: ((StageSize) -> Void)?
    /// Runs when the screen's size has changed.
    var onResize: (() -> Void)?

    /// The size of the device's rim and the space around it.
    static let margin = 2 * (rim + Desk.space)
    /// The width of the rim, as in the style sheet.
    private static let rim = 14

    /// The device's screen, to which sheets are confined.
    let screen = row().styled("screen")
    private let bezel: Widget
    private let desk: Desk
    /// From top to bottom: the status bar, the page's body and its button, the home bar.
    private let content = column().expanding(horizontally: true, vertically: true)
    private var bars: (status: Widget, home: Widget)?
    private var settings = Settings()
    /// The page with its bars, and the drawing of a sheet's numbers above it.
    private let layers: Widget
    private var numbers: NumbersPage?

    init() {
        // Sheets end at the round corners of the screen, which is in a black rim that is wide enough for them.
        bezel = row(screen.expanding(horizontally: true, vertically: true)).styled("bezel")
        owner = WidgetReference(screen)
        button = made(gtk_button_new())
        let grip = SizeGrip.make()
        desk = Desk(layered(bezel, over: [grip]), rim: Self.rim)
        view = desk.widget
        setAccessibleRole(view, GTK_ACCESSIBLE_ROLE_GROUP)
        setAccessibleLabel(view, "Stage")
        // The screen may be smaller than its page, which is then clipped.
        layers = layered(cropped(content), over: []).styled("page").clipped()
        append(layers.expanding(horizontally: true, vertically: true), to: screen)
        desk.onResize = { [weak self] in self?.onResize?() }
        SizeGrip.follow(
            grip, of: { [weak self] in self?.size ?? StageSize.least },
            resize: { [weak self] size in self?.onDrag?(size) })
    }

    /// The size of the screen.
    var size: StageSize { desk.size ?? settings.device.size }

    /// Whether the page is dark in every appearance.
    var isPageDark: Bool { numbers != nil }

    /// Shows a case's page.
    func show(_ page: Page, button text: String) {
        removeChildren(of: content)
        button = made(gtk_button_new_with_label(text)).styled("stage-button")
        connect(button, "clicked") { [weak self, button] in self?.onOpen?(button) }
        append(Pages.make(page) { [weak self] source in self?.onOpen?(source) }, to: content)
        numbers?.remove(from: layers)
        numbers = nil
        if case .numbers(let sheet) = page {
            numbers = NumbersPage(of: sheet, button: button, over: layers)
        } else {
            append(column(button).styled("stage-footer"), to: content)
        }
        bars = nil
        fitDevice()
    }

    /// Applies the settings; a visible sheet follows at once, because its page stays.
    func apply(_ settings: Settings, isDark: Bool) {
        let needsBars = settings.device != self.settings.device || settings.isRightToLeft != self.settings.isRightToLeft
        self.settings = settings
        desk.wanted = { settings.stageSize(in: $0) }
        bezel.toggleStyle("night", isDark)
        if needsBars { fitDevice() }
        numbers?.show(settings, isDark: isDark)
    }

    /// Sets the page's bars and appearance for the device.
    private func fitDevice() {
        desk.cornerRadius = settings.device.rimRadius
        for device in Device.allCases { bezel.toggleStyle(device.rawValue, device == settings.device) }
        if let bars { for bar in [bars.status, bars.home] { gtk_box_remove(content.cast(), bar) } }
        let status = StatusBar.make(on: settings.device)
        let home = StatusBar.makeHome(on: settings.device)
        bars = (status, home)
        gtk_box_prepend(content.cast(), status)
        append(home, to: content)
        button.aligned(horizontally: settings.device == .tablet ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL)
        setDirection(settings.isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR, of: screen)
    }

    /// The direction is a property of each widget; GTK does not inherit it.
    private func setDirection(_ direction: GtkTextDirection, of widget: Widget) {
        gtk_widget_set_direction(widget, direction)
        for child in widget.children { setDirection(direction, of: child) }
    }
}
