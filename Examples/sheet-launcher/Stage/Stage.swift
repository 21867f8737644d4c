import CGTK4
import Popsheet

/// The device in the middle of the window, whose screen owns the sheets.
@MainActor
final class Stage {
    /// The device with its rim, in the middle of a view that scrolls where there is no room.
    let view: Widget
    /// What sheets are presented in.
    let owner: WidgetReference
    /// The button on the page that opens the case's sheet.
    private(set) var button: Widget
    /// Runs when the button is pressed, or another one on the page, with that button.
    var onOpen: ((Widget) -> Void)?
    /// Runs when the stage is dragged to another size.
    var onResize: ((StageSize) -> Void)?

    /// What the device's rim and the space around it take, as the style sheet has them.
    static let margin = 2 * (14 + 6)

    /// The device's screen, which sheets are confined to.
    let screen = row().styled("screen")
    private let bezel: Widget
    private var page: Page?
    private var settings = Settings()
    private var buttonText = ""

    init() {
        // The screen is a square-cornered black widget with a rounded page in it: what a sheet dims beyond the page's
        // corners is as black as the rim around it, which is wide enough to hold those corners.
        bezel = row(screen).styled("bezel")
        owner = WidgetReference(screen)
        button = made(gtk_button_new())
        let grip = SizeGrip.make()
        let device = layered(bezel, over: [grip]).aligned(horizontally: GTK_ALIGN_CENTER, vertically: GTK_ALIGN_CENTER)
        let desk = column(device.expanding(horizontally: true, vertically: true)).styled("desk")
        view = scrolled(desk, horizontally: GTK_POLICY_AUTOMATIC).expanding(horizontally: true, vertically: true)
        setAccessibleLabel(view, "Stage")
        SizeGrip.follow(
            grip, of: { [weak self] in self?.settings.stageSize ?? StageSize.least },
            resize: { [weak self] size in self?.onResize?(size) })
        // Where there is not the room for all of the device, its lower end is what counts: the button, and the sheet.
        if let adjustment = gtk_scrolled_window_get_vadjustment(view.opaque) {
            connect(adjustment, "changed") {
                whenIdle { gtk_adjustment_set_value(adjustment, gtk_adjustment_get_upper(adjustment)) }
            }
        }
    }

    /// Shows a case's page.
    func show(_ page: Page, button text: String) {
        self.page = page
        buttonText = text
        rebuild()
    }

    /// Takes over what the switches say; a sheet that is shown follows the size at once.
    func apply(_ settings: Settings, isDark: Bool) {
        let needsPage = settings.device != self.settings.device || settings.direction != self.settings.direction
        self.settings = settings
        screen.sized(width: settings.stageSize.width, height: settings.stageSize.height)
        for device in Device.allCases { bezel.toggleStyle(device.rawValue, device == settings.device) }
        bezel.toggleStyle("night", isDark)
        if needsPage { rebuild() }
    }

    private func rebuild() {
        guard let page else { return }
        removeChildren(of: screen)
        button = made(gtk_button_new_with_label(buttonText)).styled("stage-button")
        if settings.device == .tablet { button.aligned(horizontally: GTK_ALIGN_CENTER) }
        connect(button, "clicked") { [weak self, button] in self?.onOpen?(button) }
        let footer = column(button).styled("stage-footer")
        let body = Pages.make(page, on: settings.device) { [weak self] source in self?.onOpen?(source) }
        let content = column(
            StatusBar.make(on: settings.device), body, footer, StatusBar.makeHome(on: settings.device))
        // A stage may be smaller than its page, which is then cut off.
        let cut = cropped(content.expanding(horizontally: true, vertically: true))
        append(cut.styled("page").clipped().expanding(horizontally: true, vertically: true), to: screen)
        let direction = settings.direction == .rightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR
        setDirection(direction, of: screen)
    }

    /// GTK's direction is each widget's own; nothing inherits it.
    private func setDirection(_ direction: GtkTextDirection, of widget: Widget) {
        gtk_widget_set_direction(widget, direction)
        for child in widget.children { setDirection(direction, of: child) }
    }
}
