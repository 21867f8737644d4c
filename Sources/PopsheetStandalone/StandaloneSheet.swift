import CPopsheet
package import Popsheet
import PopsheetLayout
import PopsheetModel

/// Presents the sheet of a controller on the screen, for a program that shows nothing else.
///
/// The sheet covers the screen if that works here, or has its own window, which follows the sheet's size.
@MainActor
package final class StandaloneSheet<Controller: StandaloneController> {
    /// The sheet's controller, through which the sheet can be changed while it is shown.
    package let controller: Controller
    /// Runs when the sheet has become visible.
    package var onShown: (() -> Void)?
    /// Runs when the sheet has been drawn, or if its window can't be seen for now.
    package var onDrawn: (() -> Void)?

    private var place: StandalonePlace
    private let parent: ForeignWindow?
    private var surface: any StandaloneSurface
    private var signals: [Signal] = []
    private var firstDrawing: FirstDrawing?
    private var compositing: CompositingWatch?
    /// Whether windows can be transparent; nil before that is known.
    private var isComposited: Bool?
    /// Whether the sheet should cover the screen whenever possible.
    private let covers: Bool
    private let mayGrow: Bool
    private var completion: ((Outcome) -> Void)?
    private var shutdownObserver: Int?
    /// The outcome of a sheet that has ended while its window was being shown.
    private var earlyOutcome: Outcome?
    /// Whether the sheet is dismissed only to be presented on another surface.
    private var isMoving = false
    private var hasEnded = false
    /// Whether the window is about to be shown; GTK needs it until then.
    private var isOpening = false

    /// Creates the window of a sheet, which is not visible yet.
    ///
    /// - Parameters:
    ///   - controller: The sheet's controller, whose options are adapted.
    ///   - mayGrow: Whether actions will be added.
    /// - Throws: The reason why the parent is not available.
    package init(
        _ controller: Controller, at place: StandalonePlace, mayGrow: Bool = false
    ) throws(ForeignWindowError) {
        self.place = place
        self.mayGrow = mayGrow
        self.controller = controller
        controller.options.style = Controller.standaloneStyle(
            controller.options.style, hasAnchor: place.anchor != nil)
        // The anchor is on the screen, all of which the window covers.
        controller.options.popover.surface = .window
        controller.options.allowsPassthrough = false
        // The display is open, because the program was prepared.
        let display = gdk_display_get_default()
        if let given = place.parent {
            guard let display else { throw .unsupported }
            parent = try ForeignWindow(given, on: display)
        } else {
            parent = nil
        }
        covers = display.map { Self.covers(controller.options, at: place, on: $0) } ?? false
        surface = Self.surface(for: controller, at: place, covering: covers, parent: parent, mayGrow: mayGrow)
        parent?.onClose = { [weak self] in self?.cancel(.parentClosed, animated: false) }
        parent?.onMove = { [weak self] in
            if let anchor = self?.surface.followParent() { self?.controller.moveAnchor(to: anchor) }
        }
    }

    /// Whether a sheet should cover the screen.
    private static func covers(_ options: PresentationOptions, at place: StandalonePlace, on display: OpaquePointer)
        -> Bool
    {
        guard place.surface != .window, pop_overlay_works(display) else { return false }
        if case .wayland? = place.parent { return false }
        if place.surface == .overlay || pointsAtSomething(options, at: place) { return true }
        // A sheet for one window does not dim all others, and the watch's form is no larger than a window.
        return place.parent == nil && options.style != .compact
    }

    /// Creates the surface of a sheet.
    ///
    /// - Parameter covering: Whether it covers the screen.
    private static func surface(
        for controller: Controller, at place: StandalonePlace, covering: Bool, parent: ForeignWindow?, mayGrow: Bool
    ) -> any StandaloneSurface {
        let title = title(of: controller, at: place)
        guard covering, let display = gdk_display_get_default() else {
            return OwnWindow(title: title, parent: parent, cardSize: place.size, mayGrow: mayGrow)
        }
        let anchor = pointsAtSomething(controller.options, at: place) ? place.anchor ?? .pointer : nil
        return OverlayWindow(title: title, display: display, pointingAt: anchor, in: parent)
    }

    private static func pointsAtSomething(_ options: PresentationOptions, at place: StandalonePlace) -> Bool {
        options.style == .popover || options.style == .automatic && place.anchor != nil
    }

    /// Shows the sheet; the completion handler runs when it is gone.
    package func show(completion: @escaping @MainActor (Outcome) -> Void) {
        self.completion = completion
        // Before the sheet is presented; afterwards its own presentation has ended by then.
        shutdownObserver = ApplicationShutdown.shared.observe(in: surface.window) { [weak self] in
            self?.cancel(.programmatic, animated: false)
        }
        if controller.checkContent() { open() } else { end(.cancelled(.parentClosed)) }
    }

    /// Whether the sheet would show its cancel action here with other actions: a popover shows it only if there is
    /// nothing else to choose.
    package func showsCancel(_ list: ActionSheet) -> Bool {
        guard list.cancelAction != nil else { return false }
        let isPopover =
            controller.isDismissedByPressOutside
            ?? (!surface.isAsLargeAsSheet && Self.pointsAtSomething(controller.options, at: place))
        return !isPopover || !list.offersActions
    }

    /// Dismisses the sheet programmatically.
    package func cancel(_ reason: CancelReason, animated: Bool = true) {
        if hasEnded { return }
        switch controller.phase {
        // The window is about to be shown, at first or in place of another.
        case .idle, .done: end(.cancelled(reason))
        case .presenting, .presented, .dismissing:
            controller.dismiss(with: reason, animated: animated && controller.options.isAnimated)
        }
    }

    /// Ends the sheet with an outcome, even while its action is disabled.
    package func end(with outcome: Outcome) {
        if hasEnded { return }
        switch controller.phase {
        // The window is about to be shown, at first or in place of another.
        case .idle, .done: end(outcome)
        case .presenting, .presented, .dismissing: controller.end(with: outcome)
        }
    }

    /// The user closes the window.
    private func closeWindow() {
        switch controller.phase {
        case .idle, .done: cancel(.windowClosed)
        case .presenting, .presented, .dismissing: controller.requestDismissal(with: .windowClosed)
        }
    }

    // MARK: The window

    private func open() {
        controller.onSizeRequest = { [weak self] in self?.fit() }
        let window = surface.window
        gtk_widget_add_css_class(window, "popsheet-window")
        StyleSheet.install(for: window)
        signals = [
            .answering(window, "close-request") { [weak self] _ in
                self?.closeWindow()
                return true
            },
            Signal(window, "map", after: true) { [weak self] _ in
                pop_desk_take_focus(window)
                // Errors from now on may be printed.
                StandardDescriptors.releaseErrors()
                self?.onShown?()
                self?.presentInWindow()
                self?.awaitDrawing()
            },
        ]
        followTransparency()
        gtk_widget_realize(window)
        if isComposited == true { pop_desk_clear_background(window) }
        parent?.adopt(window, isModal: place.isModal)
        surface.fit(controller)
        StartEnvironment.restore()
        isOpening = true
        gtk_window_present(window.asWindow)
        isOpening = false
        if let earlyOutcome { end(earlyOutcome) }
    }

    private func awaitDrawing() {
        guard !hasEnded, onDrawn != nil else { return }
        firstDrawing?.stop()
        firstDrawing = FirstDrawing(of: surface.window, orAfter: Self.longestDrawing) { [weak self] in
            let onDrawn = self?.onDrawn
            self?.onDrawn = nil
            onDrawn?()
        }
    }

    /// The time after which a window that is not drawn can't be seen, in milliseconds.
    private static var longestDrawing: UInt32 { 200 }

    /// Follows a change of the sheet or its content.
    private func fit() {
        guard !hasEnded else { return }
        let title = Self.title(of: controller, at: place)
        if gtk_window_get_title(surface.window.asWindow).map({ String(cString: $0) }) != title {
            gtk_window_set_title(surface.window.asWindow, title)
        }
        if surface.fit(controller) { controller.windowMoves() }
    }

    /// Presents the sheet in its window, which is being shown: the window's first frame has the sheet.
    private func presentInWindow() { surface.findAnchor { [weak self] anchor in self?.present(at: anchor) } }

    private func present(at anchor: Result<Rect?, AnchorUnknown>) {
        if hasEnded || earlyOutcome != nil { return }
        guard case .success(let rect) = anchor else { return move(covering: false) }
        let window = WidgetReference(surface.window)
        let anchor = rect.map { SheetAnchor.rect($0, in: window) }
        controller.present(in: window, from: anchor) { [self] outcome in
            if !isMoving { end(outcome) }
        }
        ScreenReaders.find { [weak self] in self?.repeatFocus() }
    }

    /// Takes the focus away and gives it back, which reports it again.
    private func repeatFocus() {
        guard !hasEnded, let focused = gtk_window_get_focus(surface.window.asWindow) else { return }
        gtk_window_set_focus(surface.window.asWindow, nil)
        pop_widget_focus_untouched(focused)
    }

    private func end(_ outcome: Outcome) {
        if isOpening {
            earlyOutcome = outcome
            return
        }
        hasEnded = true
        compositing = nil
        controller.onSizeRequest = nil
        shutdownObserver.map(ApplicationShutdown.shared.forget)
        shutdownObserver = nil
        close()
        let completion = completion
        self.completion = nil
        completion?(outcome)
    }

    private func close() {
        firstDrawing?.stop()
        for signal in signals { signal.disconnect() }
        signals = []
        gtk_window_destroy(surface.window.asWindow)
    }

    /// Moves to another surface, because the screen can't be covered any more, or can be again.
    private func move(covering: Bool) {
        if case .dismissing = controller.phase { return }
        isMoving = true
        if controller.phase == .presenting || controller.phase == .presented { controller.dismiss(animated: false) }
        isMoving = false
        close()
        // The user may have resized the window.
        if let traits = surface.traits { place.size = traits.cardSize }
        surface = Self.surface(for: controller, at: place, covering: covering, parent: parent, mayGrow: mayGrow)
        open()
    }

    // MARK: Looks

    /// Shows what is behind the window around the cards, if the display can; otherwise it would be black.
    private func followTransparency() {
        guard let display = gtk_widget_get_display(surface.window) else { return }
        look(isComposited: isComposited ?? (gdk_display_is_composited(display) != 0))
        guard compositing == nil, !hasEnded else { return }
        compositing = CompositingWatch(of: display) { [weak self] in self?.look(isComposited: $0) }
    }

    private func look(isComposited: Bool) {
        // Whether there is an anchor was found out the first time.
        let changes = self.isComposited.map { $0 != isComposited } ?? false
        self.isComposited = isComposited
        if surface.isAsLargeAsSheet ? changes && covers && isComposited : !isComposited {
            return move(covering: isComposited)
        }
        if isComposited {
            gtk_widget_add_css_class(surface.window, "transparent")
            if gtk_widget_get_realized(surface.window) != 0 { pop_desk_clear_background(surface.window) }
        } else {
            gtk_widget_remove_css_class(surface.window, "transparent")
        }
        surface.isSeeThrough = isComposited
        controller.ownWindow = surface.traits
    }

    private static func title(of controller: Controller, at place: StandalonePlace) -> String {
        DisplayText.name(DisplayText.line(place.title ?? controller.windowNames.lazy.compactMap { $0 }.first ?? ""))
    }
}

extension StandaloneSheet where Controller == ActionSheetController {
    /// Adds actions below the existing ones.
    package func append(_ actions: [Action]) throws(SheetError) {
        try controller.append(actions)
        if surface.grow(controller) { controller.windowMoves() }
    }
}
