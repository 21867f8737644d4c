import CPopsheet
import PopsheetLayout
package import PopsheetModel

/// A sheet in a window of its own, of a program that shows nothing else.
///
/// The window is as large as the sheet and grows with it, has no decorations, and lies at the screen's lower edge where
/// the system lets a program choose.
@MainActor
package final class StandaloneSheet {
    /// Runs once the sheet can be seen.
    package var onShown: (() -> Void)?

    private let controller: ActionSheetController
    private let window: WidgetPointer
    private let content: WidgetPointer
    private var signals: [Signal] = []
    private var height: Int32 = 0
    private let measurer = PangoTextMeasurer()
    /// What of the screen windows may take; asked once, for the pointer may go to another monitor.
    private lazy var area = gtk_widget_get_display(window).map(pop_desk_area) ?? GdkRectangle()

    /// The window's width on a screen that has room for it: the widest card and its margins.
    private static let width = SheetMetrics.standard.maximumRegularWidth + 2 * SheetMetrics.standard.sideMargin

    /// Prepares the program for windows.
    ///
    /// - Parameter lostDisplay: Runs where the display server goes away; it must end the process.
    /// - Returns: Whether there is a display server.
    package static func start(program: String, lostDisplay: @escaping @convention(c) () -> Void) -> Bool {
        pop_messages_silence(lostDisplay)
        g_set_prgname(program)
        return pop_start_with_cairo()
    }

    /// Makes the window of a sheet, which is not yet to be seen.
    ///
    /// - Parameter focus: The action that has the keyboard's focus first.
    package init(_ sheet: ActionSheet, focus: Action.ID? = nil) {
        controller = ActionSheetController(sheet)
        controller.isInOwnWindow = true
        controller.firstFocus = focus
        window = pop_desk_window_new(Self.title(of: sheet))
        content = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
        gtk_widget_add_css_class(window, "popsheet-window")
        gtk_window_set_child(asWindow, content)
        StyleSheet.install(for: window)
        followTransparency()
        signals.append(
            .answering(window, "close-request") { [weak self] _ in
                self?.cancel(.windowClosed)
                return true
            })
        signals.append(Signal(window, "map", after: true) { [weak self] _ in self?.onShown?() })
    }

    /// Shows the window and the sheet in it, and calls back once it has gone.
    package func show(animated: Bool, completion: @escaping @MainActor (Outcome) -> Void) {
        fit()
        gtk_widget_realize(window)
        pop_desk_mark_dialog(window)
        place()
        pop_start_restore_environment()
        controller.present(in: WidgetReference(window), animated: animated) { [self] outcome in
            close()
            completion(outcome)
        }
        gtk_window_present(asWindow)
    }

    /// Changes the actions.
    package func update(actions: [Action]) throws(SheetError) {
        try controller.update(actions: actions)
        refit()
    }

    /// Adds actions below those there are.
    package func append(_ actions: [Action]) throws(SheetError) {
        try controller.append(actions)
        // A window as tall as the screen gets no taller.
        if height < area.height { refit() }
    }

    private func refit() {
        let before = height
        fit()
        if height != before { place() }
    }

    /// Takes the sheet away for a reason of the program's.
    package func cancel(_ reason: CancelReason, animated: Bool = true) {
        controller.cancel(reason, animated: animated)
    }

    private func close() {
        for signal in signals { signal.disconnect() }
        signals = []
        gtk_window_destroy(asWindow)
    }

    // MARK: Size and place

    /// Gives the window the size of the sheet, or what of it the screen has room for.
    private func fit() {
        let width = min(Self.width, Double(area.width))
        height = Int32(naturalHeight(width: width).rounded(.up))
        gtk_widget_set_size_request(content, Int32(width), height)
    }

    /// How tall a window must be for nothing of the sheet to scroll; no taller than the screen.
    private func naturalHeight(width: Double) -> Double {
        let surroundings = Surroundings(of: window, in: window, fillsScreen: false)
        let room = Double(area.height)
        guard
            var stage = try? PopsheetLayout.Stage(
                size: Size(width: width, height: room), textScale: surroundings.textScale,
                deviceScale: surroundings.deviceScale, direction: surroundings.direction)
        else { return 0 }
        stage.isOwnWindow = true
        let layout = try? SheetLayout(
            controller.sheet, on: stage, isClassic: false, cancelLabel: StandardLabel.cancel, measuring: measurer)
        return min(room, room - (layout?.cards.first?.frame.y ?? room) + SheetMetrics.standard.sideMargin)
    }

    /// Puts the window to the middle of the screen's lower edge.
    private func place() {
        let width = min(Int32(Self.width), area.width)
        pop_desk_place_window(window, area.x + (area.width - width) / 2, area.y + area.height - height)
    }

    // MARK: Looks

    /// Shows what lies behind the window around the cards, where the display can: else it would be black.
    private func followTransparency() {
        guard let display = gtk_widget_get_display(window) else { return }
        let look = { [window] in
            if gdk_display_is_composited(display) != 0 {
                gtk_widget_add_css_class(window, "transparent")
            } else {
                gtk_widget_remove_css_class(window, "transparent")
            }
        }
        look()
        signals.append(Signal(UnsafeMutableRawPointer(display), "notify::composited") { _ in look() })
    }

    private static func title(of sheet: ActionSheet) -> String {
        let text = sheet.title ?? sheet.message ?? sheet.actions.first?.label ?? ""
        return DisplayText.name(DisplayText.line(text))
    }

    private var asWindow: UnsafeMutablePointer<GtkWindow> {
        UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
    }
}
