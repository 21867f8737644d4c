import CPopsheet
import Popsheet
import PopsheetLayout
package import PopsheetModel

/// Presents a sheet on the screen, for a program that shows nothing else.
///
/// The sheet covers the screen if that works here, or has a window of its own.
@MainActor
package final class StandaloneSheet {
    /// Runs when the sheet has become visible.
    package var onShown: (() -> Void)?

    private let controller: ActionSheetController
    private let place: StandalonePlace
    private let parent: ForeignWindow?
    private var surface: any StandaloneSurface
    private var signals: [Signal] = []
    nonisolated(unsafe) private var compositing: OpaquePointer?
    /// Whether windows can be transparent; nil before that is known.
    private var isComposited: Bool?
    /// Whether the sheet should cover the screen whenever possible.
    private let covers: Bool
    private let mayGrow: Bool
    /// Whether the window is visible, or about to be.
    private var isOpen = false
    private var completion: ((Outcome) -> Void)?
    /// Whether the sheet is dismissed only to be presented on another surface.
    private var isMoving = false
    private var hasEnded = false

    /// Prepares the process before the program reads or writes anything, since it may execute the program again.
    package static func prepare(for place: StandalonePlace) {
        // A window that covers a Wayland screen can't be a child of another program's window.
        if place.surface != .window, place.parent?.backend != "wayland" {
            LayerShell.load(arguments: CommandLine.unsafeArgv)
        }
        StartEnvironment.prepare()
        PostponedTheme.prepareEnvironment()
        StandardDescriptors.holdErrors()
        pop_start_share_heap()
        // The first font map makes Pango look for fonts in a thread, so that the first text does not wait for all of
        // them.
        _ = pango_cairo_font_map_get_default()
    }

    /// Prepares the program for windows.
    ///
    /// - Parameters:
    ///   - lostDisplay: Runs when the display server is lost; it must end the process.
    ///   - lostWindow: Runs when another program destroys the window; it must end the process.
    /// - Returns: Whether there is a display server.
    package static func start(
        program: String, for place: StandalonePlace, lostDisplay: @escaping @convention(c) () -> Void,
        lostWindow: @escaping @convention(c) () -> Void
    ) -> Bool {
        LogMessages.silence(lostDisplay: lostDisplay, lostWindow: lostWindow)
        g_set_prgname(program)
        return PostponedTheme.start { StartEnvironment.openDisplay(backend: place.parent?.backend) }
    }

    /// Creates the window of a sheet, which is not visible yet.
    ///
    /// - Parameters:
    ///   - focus: The action that gets the keyboard focus first.
    ///   - mayGrow: Whether actions will be added.
    /// - Throws: The reason why the parent is not available.
    package init(
        _ sheet: ActionSheet, _ options: PresentationOptions, at place: StandalonePlace, focus: Action.ID? = nil,
        mayGrow: Bool = false
    ) throws(ForeignWindowError) {
        self.place = place
        self.mayGrow = mayGrow
        controller = ActionSheetController(sheet, options: options)
        controller.firstFocus = focus
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
        covers = display.map { Self.covers(options, at: place, on: $0) } ?? false
        surface = Self.surface(for: sheet, options, at: place, covering: covers, parent: parent, mayGrow: mayGrow)
        parent?.onClose = { [weak self] in self?.cancel(.parentClosed, animated: false) }
        parent?.onMove = { [weak self] in
            if let anchor = self?.surface.followParent() { self?.controller.moveAnchor(to: anchor) }
        }
    }

    deinit { if let compositing { pop_compositing_free(compositing) } }

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
        for sheet: ActionSheet, _ options: PresentationOptions, at place: StandalonePlace, covering: Bool,
        parent: ForeignWindow?, mayGrow: Bool
    ) -> any StandaloneSurface {
        let title = title(of: sheet)
        guard covering, let display = gdk_display_get_default() else {
            return OwnWindow(title: title, parent: parent, mayGrow: mayGrow)
        }
        let anchor = pointsAtSomething(options, at: place) ? place.anchor ?? .pointer : nil
        return OverlayWindow(title: title, display: display, pointingAt: anchor, in: parent)
    }

    private static func pointsAtSomething(_ options: PresentationOptions, at place: StandalonePlace) -> Bool {
        options.style == .popover || options.style == .automatic && place.anchor != nil
    }

    /// Shows the sheet; the completion handler runs when it is gone.
    package func show(completion: @escaping @MainActor (Outcome) -> Void) {
        self.completion = completion
        open()
    }

    /// Replaces the sheet, before or after its window is opened.
    package func update(_ sheet: ActionSheet) {
        controller.update(sheet)
        if isOpen, surface.fit(sheet, controller.options) { controller.windowMoves() }
    }

    /// Whether a sheet shows its cancel action here: a popover shows it only if there is nothing else to choose.
    package func showsCancel(_ sheet: ActionSheet) -> Bool {
        guard sheet.cancelAction != nil else { return false }
        let isPopover =
            controller.isDismissedByPressOutside
            ?? (!surface.isAsLargeAsSheet && Self.pointsAtSomething(controller.options, at: place))
        return !isPopover || !sheet.offersActions
    }

    /// Sets the action that gets the keyboard focus first, unless the user has moved the focus.
    package func focusFirst(_ id: Action.ID) {
        controller.firstFocus = id
    }

    /// Adds actions below the existing ones.
    package func append(_ actions: [Action]) throws(SheetError) {
        try controller.append(actions)
        if surface.grow(controller.sheet, controller.options) { controller.windowMoves() }
    }

    /// Dismisses the sheet for a reason of the program's.
    package func cancel(_ reason: CancelReason, animated: Bool = true) {
        if hasEnded { return }
        if case .idle = controller.phase { return end(.cancelled(reason)) }
        controller.dismiss(with: reason, animated: animated && controller.options.isAnimated)
    }

    // MARK: The window

    private func open() {
        isOpen = true
        let window = surface.window
        gtk_widget_add_css_class(window, "popsheet-window")
        StyleSheet.install(for: window)
        signals = [
            .answering(window, "close-request") { [weak self] _ in
                self?.cancel(.windowClosed)
                return true
            },
            Signal(window, "map", after: true) { [weak self] _ in
                pop_desk_take_focus(window)
                // Errors from now on may be printed.
                StandardDescriptors.releaseErrors()
                self?.onShown?()
            },
        ]
        followTransparency()
        gtk_widget_realize(window)
        parent?.adopt(window)
        surface.fit(controller.sheet, controller.options)
        StartEnvironment.restore()
        surface.findAnchor { [weak self] anchor in self?.present(at: anchor) }
        gtk_window_present(window.asWindow)
    }

    private func present(at anchor: Result<Rect?, AnchorUnknown>) {
        if hasEnded { return }
        guard case .success(let rect) = anchor else { return move(covering: false) }
        let window = WidgetReference(surface.window)
        let anchor = rect.map { SheetAnchor.rect($0, in: window) }
        controller.present(in: window, from: anchor) { [self] outcome in
            if !isMoving { end(outcome) }
        }
    }

    private func end(_ outcome: Outcome) {
        hasEnded = true
        if let compositing { pop_compositing_free(compositing) }
        compositing = nil
        close()
        let completion = completion
        self.completion = nil
        completion?(outcome)
    }

    private func close() {
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
        surface = Self.surface(
            for: controller.sheet, controller.options, at: place, covering: covering, parent: parent, mayGrow: mayGrow)
        open()
    }

    // MARK: Looks

    /// Shows what is behind the window around the cards, if the display can; otherwise it would be black.
    private func followTransparency() {
        guard let display = gtk_widget_get_display(surface.window) else { return }
        // GDK does not report later changes.
        look(isComposited: isComposited ?? (gdk_display_is_composited(display) != 0))
        guard compositing == nil else { return }
        compositing = pop_compositing_watch(
            display,
            { data, isComposited in
                let sheet = Unmanaged<StandaloneSheet>.fromOpaque(data).takeUnretainedValue()
                MainActor.assumeIsolated { sheet.look(isComposited: isComposited) }
            }, Unmanaged.passUnretained(self).toOpaque())
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
        } else {
            gtk_widget_remove_css_class(surface.window, "transparent")
        }
        surface.isSeeThrough = isComposited
        controller.ownWindowLook = surface.isAsLargeAsSheet ? isComposited ? .seeThrough : .opaque : nil
    }

    private static func title(of sheet: ActionSheet) -> String {
        let text = sheet.title ?? sheet.message ?? sheet.actions.first?.label ?? ""
        return DisplayText.name(DisplayText.line(text))
    }
}
