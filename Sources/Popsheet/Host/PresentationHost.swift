import CPopsheet
import PopsheetLayout
import PopsheetModel

/// The window, and the area in it, that a sheet is presented in: its size, its traits and its lifetime.
@MainActor
final class PresentationHost {
    /// The window.
    let window: WidgetPointer
    /// The widget that the sheet is confined to, or the window itself.
    let confine: WidgetPointer
    /// The widget that the caller passed.
    private let asked: WidgetReference
    /// The traits that replace the window's own; nil to use those.
    private let givenTraits: Traits?
    private var signals: [Signal] = []
    private var surfaceSignals: [Signal] = []
    private var wasMinimized = false
    private var firstDrawing: FirstDrawing?
    /// Whether the window has been drawn since it was shown: its width is 0 until its first layout.
    private(set) var wasDrawn: Bool
    private var shrinkage = KeyboardShrinkage()
    private var portalObserver: Int?
    /// What the sheet is presented in.
    private var kind: HostKind
    /// Receives the changes.
    weak var delegate: (any PresentationHostDelegate)?

    /// Creates the host for a window, or for a widget in one.
    ///
    /// - Throws: The reason why nothing can be presented there.
    /// - Parameters:
    ///   - traits: The traits to use instead of the desktop's and the device's own.
    ///   - kind: What the sheet is presented in.
    init(
        _ reference: WidgetReference, traits: Traits? = nil, kind: HostKind = .application
    ) throws(HostWidget.Refusal) {
        let isPart = if case .otherSheet = kind { true } else { false }
        let owner = try HostWidget(reference, isPart: isPart)
        let (window, widget) = (owner.window, owner.confine)
        let root = gtk_widget_get_root(window)
        self.window = window
        confine = widget
        asked = reference
        givenTraits = traits
        self.kind = kind
        wasDrawn = gtk_widget_get_width(window) > 0
        for lost in window == widget ? [window] : [window, widget] {
            g_object_ref(lost)
            signals.append(Signal(lost, "unmap") { [weak self] _ in self?.noteLoss() })
            signals.append(Signal(lost, "destroy") { [weak self] _ in self?.noteLoss() })
        }
        if let settings = gtk_widget_get_settings(window) {
            let names = [
                "gtk-theme-name", "gtk-application-prefer-dark-theme", "gtk-xft-dpi", "gtk-enable-animations",
                DesktopSettings.reducedMotion,
            ]
            for name in names {
                signals.append(
                    Signal(UnsafeMutableRawPointer(settings), "notify::\(name)") { [weak self] _ in
                        self?.delegate?.hostTraitsChanged()
                    })
            }
        }
        // The widget's children do not emit this signal.
        signals.append(Signal(widget, "direction-changed") { [weak self] _ in self?.delegate?.hostTraitsChanged() })
        portalObserver = DesktopPortal.shared.observe { [weak self] in self?.delegate?.hostTraitsChanged() }
        guard window != widget else { return }
        signals.append(
            Signal(widget, "notify::root") { [weak self] _ in
                if gtk_widget_get_root(widget) != root { self?.noteLoss() }
            })
    }

    /// Disconnects from the window and the area; nothing is reported any more.
    func release() {
        for signal in signals { signal.disconnect() }
        if !signals.isEmpty {
            if window != confine { g_object_unref(confine) }
            g_object_unref(window)
        }
        signals = []
        for signal in surfaceSignals { signal.disconnect() }
        surfaceSignals = []
        firstDrawing?.stop()
        firstDrawing = nil
        portalObserver.map(DesktopPortal.shared.forget)
        portalObserver = nil
    }

    /// Begins to follow the layout of the window's surface, and the desktop; the window must be realized.
    func followLayout() {
        if givenTraits == nil { DesktopPortal.shared.follow() }
        guard surfaceSignals.isEmpty, let surface = pop_widget_surface(window) else { return }
        let object = UnsafeMutableRawPointer(surface)
        let rounds = LayoutRounds(of: window)
        surfaceSignals = [
            // After the window's own handler, which places the window's children.
            Signal(object, "layout", after: true) { [weak self] _ in
                self?.delegate?.hostAllocates()
                rounds.run { self?.delegate?.hostWasLaidOut() }
            },
            Signal(object, "notify::state") { [weak self] _ in self?.noteState() },
        ]
        if !wasDrawn { firstDrawing = FirstDrawing(of: window) { [weak self] in self?.noteDrawing() } }
        // A Wayland compositor does not report moves, and moves popups by itself.
        if let display = pop_x_display(window) {
            surfaceSignals.append(
                .answering(display, "xevent") { [weak self, window] arguments in
                    if pop_x_event_moves(window, arguments.pointer(0)) { self?.delegate?.hostMoved() }
                    return false
                })
        }
    }

    private func noteLoss() { delegate?.hostWasLost() }

    private func noteDrawing() {
        firstDrawing = nil
        wasDrawn = true
        delegate?.hostStateChanged()
    }

    private func noteState() {
        guard isMinimized != wasMinimized else { return }
        wasMinimized = isMinimized
        delegate?.hostStateChanged()
    }

    /// Whether a reference is to the same window, or the same widget in it.
    func isSame(as reference: WidgetReference) -> Bool {
        reference.widget.map { $0 == confine || $0 == asked.widget } ?? false
    }

    /// Closes the application's open popovers that would take the sheet's input, or would be above a modal sheet.
    func closePopovers(beneathModalSheet isModal: Bool) {
        ApplicationPopovers.close(in: window, all: false)
        if isModal { ApplicationPopovers.close(in: confine, all: true) }
    }

    /// The traits of a window that contains only the sheet; nil for another kind of host.
    var ownWindow: OwnWindowTraits? {
        get { if case .ownWindow(let traits) = kind { traits } else { nil } }
        set {
            guard let newValue, let last = ownWindow else { return }
            kind = .ownWindow(newValue)
            if newValue.transparency != last.transparency { delegate?.hostStateChanged() }
        }
    }

    /// Whether the sheet covers all of its window.
    var isWholeWindow: Bool { confine == window }

    /// Whether the window and the area are mapped.
    var isMapped: Bool { gtk_widget_get_mapped(window) != 0 && gtk_widget_get_mapped(confine) != 0 }

    /// A part of the window, in its coordinates.
    struct Area: Equatable {
        /// The surface that contains it; nil for the window.
        weak var popup: PopupSurface?
        /// The area's frame.
        var frame: Rect
        /// The visible part of the frame: ancestors such as scrolled windows clip their contents.
        var visible: Rect
        /// Its outline in the window's coordinates, if it is inside a bubble.
        var shape: Panel?

        static func == (one: Area, other: Area) -> Bool {
            one.popup === other.popup && one.frame == other.frame && one.visible == other.visible
                && one.shape == other.shape
        }
    }

    /// All of the window.
    var wholeWindow: Rect {
        Rect(x: 0, y: 0, width: Double(gtk_widget_get_width(window)), height: Double(gtk_widget_get_height(window)))
    }

    /// The rounded corners of the area that the sheet is confined to, or else of the window; nil without any.
    var corners: WindowCorners? {
        if !isWholeWindow, let frame = WidgetBounds.of(confine, in: window),
            let corners = WindowCorners(of: confine, frame: frame)
        {
            return corners
        }
        return WindowCorners(of: window, frame: wholeWindow)
    }

    /// The area that the sheet is confined to.
    var area: Area {
        if case .otherSheet(let area) = kind, let part = area() { return part }
        let whole = wholeWindow
        guard confine != window, let frame = WidgetBounds.of(confine, in: window) else {
            let margin = ownWindow?.transparency.margin ?? 0
            let edges = Insets(top: margin, left: margin, bottom: margin, right: margin)
            return Area(frame: margin > 0 ? whole.inset(by: edges) : whole, visible: whole)
        }
        return Area(frame: frame, visible: WidgetBounds.visiblePart(frame, of: confine, in: window))
    }

    /// The area as an input to layout.
    ///
    /// - Parameters:
    ///   - options: The options with the parts of the area that are covered.
    ///   - isEditing: Whether a text entry of the sheet has the focus, so that a window that gets lower has an on-screen
    ///   keyboard.
    func layoutContext(for options: PresentationOptions, isEditing: Bool) -> LayoutContext {
        let traits = traits
        // A sheet confined to a part of its window does not extend beyond it by default.
        let fillsScreen = traits.fillsScreen || !isWholeWindow || !PopupSurface.isPossible(over: window)
        var context = LayoutContext(
            clamping: area.frame.size, safeArea: options.safeArea, fillsScreen: fillsScreen,
            textScale: traits.textScale, deviceScale: traits.deviceScale, direction: traits.direction)
        context.coverBottom(options.keyboardInset)
        switch kind {
        case .application: context.host = .application
        case .ownWindow(let traits):
            context.host = .sheet
            (context.cardSize, context.shadowMargin) = (traits.cardSize, traits.transparency.margin)
        case .otherSheet: context.host = .otherSheet
        }
        // Reading the corners takes time, and only the watch's sheet keeps away from them.
        if context.size.width < SizeClass.tinyLimit || options.style == .compact {
            context.cornerRadius = corners.flatMap { $0.frame == area.frame ? $0.radii.max() : nil } ?? 0
        }
        // A window that contains only the sheet has the sheet's size.
        shrinkage.follow(context.size, isEditing: isEditing && context.host == .application)
        context.note(shrinkage)
        if let room = PopupSurface.room(around: window) { context.popup.room = room }
        return context
    }

    /// The traits of the sheet's environment.
    var traits: Traits {
        givenTraits ?? Traits(of: confine, in: window, fillsScreen: fillsScreen)
    }

    /// Whether the window's header bar is dark, or the window if it has none.
    var hasDarkBar: Bool {
        guard let bar = WindowBar.first(in: window) else { return traits.isDark }
        return Traits.isDark(bar)
    }

    /// Whether the window is mapped but not visible, so that its frame clock may be paused.
    var isMinimized: Bool {
        guard let surface = pop_widget_surface(window) else { return true }
        return state(of: surface).rawValue & GDK_TOPLEVEL_STATE_MINIMIZED.rawValue != 0
    }

    private var fillsScreen: Bool {
        guard let surface = pop_widget_surface(window) else { return false }
        let filling = GDK_TOPLEVEL_STATE_MAXIMIZED.rawValue | GDK_TOPLEVEL_STATE_FULLSCREEN.rawValue
        return state(of: surface).rawValue & filling != 0
    }

    private func state(of surface: OpaquePointer) -> GdkToplevelState { gdk_toplevel_get_state(surface) }
}

/// Follows the window and the area that a sheet is presented in.
@MainActor
protocol PresentationHostDelegate: AnyObject {
    /// A round of a frame's layout has ended; called for what the window does not place itself.
    func hostAllocates()
    /// The window was laid out, so that what covers it can follow.
    func hostWasLaidOut()
    /// A setting of the desktop or the application that affects looks may have changed.
    func hostTraitsChanged()
    /// The window was minimized or restored, or one that contains only the sheet has another transparency.
    func hostStateChanged()
    /// The window has moved on the screen, if the display reports it.
    func hostMoved()
    /// The window or the area is gone: destroyed, closed or hidden.
    func hostWasLost()
}
