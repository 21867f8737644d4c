import CGTK4
import Popsheet

/// The device in the middle of the window, whose screen owns the sheets.
@MainActor
final class Stage {
    /// The device with its rim, as large as there is space for.
    let view: Widget
    /// What sheets are presented in.
    let owner: WidgetReference
    /// The button on the page that opens the case's sheet.
    private(set) var button: Widget
    /// Runs when the button is pressed, or another one on the page, with that button.
    var onOpen: ((Widget) -> Void)?
    /// Runs when the user drags the stage to another size.
    var onDrag: ((StageSize) -> Void)?
    /// Runs when the screen has another size.
    var onResize: (() -> Void)?

    /// What the device's rim and the space around it take.
    static let margin = 2 * (rim + Desk.space)
    /// How wide the rim is, as the style sheet has it.
    private static let rim = 14

    /// The device's screen, which sheets are confined to.
    let screen = row().styled("screen")
    private let bezel: Widget
    private let desk: Desk
    /// From above: the status bar, the page's body and its button, the home bar.
    private let content = column().expanding(horizontally: true, vertically: true)
    private var bars: (status: Widget, home: Widget)?
    private var settings = Settings()

    init() {
        // The screen is a square-cornered black widget with a rounded page in it: what a sheet dims beyond the page's
        // corners is as black as the rim around it, which is wide enough to hold those corners.
        bezel = row(screen.expanding(horizontally: true, vertically: true)).styled("bezel")
        owner = WidgetReference(screen)
        button = made(gtk_button_new())
        let grip = SizeGrip.make()
        desk = Desk(layered(bezel, over: [grip]), rim: Self.rim)
        view = desk.widget
        setAccessibleLabel(view, "Stage")
        // A stage may be smaller than its page, which is then cut off.
        append(
            cropped(content).styled("page").clipped().expanding(horizontally: true, vertically: true), to: screen)
        desk.onResize = { [weak self] in self?.onResize?() }
        SizeGrip.follow(
            grip, of: { [weak self] in self?.size ?? StageSize.least },
            resize: { [weak self] size in self?.onDrag?(size) })
    }

    /// How large the screen is.
    var size: StageSize { desk.size ?? settings.device.size }

    /// Shows a case's page.
    func show(_ page: Page, button text: String) {
        removeChildren(of: content)
        button = made(gtk_button_new_with_label(text)).styled("stage-button")
        connect(button, "clicked") { [weak self, button] in self?.onOpen?(button) }
        append(Pages.make(page) { [weak self] source in self?.onOpen?(source) }, to: content)
        append(column(button).styled("stage-footer"), to: content)
        bars = nil
        fitDevice()
    }

    /// Takes over the settings; a sheet that is shown follows at once, for its page stays.
    func apply(_ settings: Settings, isDark: Bool) {
        let needsBars = settings.device != self.settings.device || settings.direction != self.settings.direction
        self.settings = settings
        desk.wanted = { settings.stageSize(in: $0) }
        bezel.toggleStyle("night", isDark)
        if needsBars { fitDevice() }
    }

    /// Gives the page the bars and the looks of the device.
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
        setDirection(settings.direction == .rightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR, of: screen)
    }

    /// GTK's direction is each widget's own; nothing inherits it.
    private func setDirection(_ direction: GtkTextDirection, of widget: Widget) {
        gtk_widget_set_direction(widget, direction)
        for child in widget.children { setDirection(direction, of: child) }
    }
}
