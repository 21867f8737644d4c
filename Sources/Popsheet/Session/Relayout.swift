import CPopsheet
import PopsheetLayout
import PopsheetModel

/// Follows what a sheet's layout depends on, its window, its surface, the source of a popover and its content, and lays
/// the sheet out.
@MainActor
final class Relayout {
    /// A layout, which is not shown yet.
    struct Result {
        let placed: PlacedContent
        let inputs: LayoutInputs
        /// Whether the sheet is on another surface than before.
        let isOnOtherSurface: Bool
        /// Whether the same parts are where they were in the last layout: only what the content requests has changed.
        let isInPlace: Bool
        var layout: PresentationLayout { placed.presentation }
    }

    /// How the sheet is presented, with the defaults filled in when it is laid out.
    var options: PresentationOptions { didSet { if options.look != oldValue.look { hostStateChanged() } } }
    /// Decides on what happens to the sheet.
    weak var delegate: (any SheetPresenterDelegate)?
    /// The inputs of the last layout; nil before the first.
    private(set) var inputs: LayoutInputs?
    private var last: PlacedContent?
    /// Whether the sheet is laid out again even if the inputs are the same.
    private(set) var isPending = false
    /// Runs when the window or the sheet's surface was laid out.
    var onLayout: (() -> Void)?
    /// Whether the traits may have changed.
    private var hasNewTraits = false
    private let content: any SheetContent
    private let host: PresentationHost
    private let anchor: AnchorTracker?
    private let surface: SurfaceHost

    init(
        of content: any SheetContent, _ options: PresentationOptions, in host: PresentationHost,
        from anchor: AnchorTracker?, on surface: SurfaceHost
    ) {
        (self.content, self.options, self.host) = (content, options, host)
        (self.anchor, self.surface) = (anchor, surface)
        host.delegate = self
        anchor?.onLost = { [weak self] in self?.anchorLost() }
        anchor?.onMove = { [weak self] in self?.hostTraitsChanged() }
        surface.overlay.onChange = { [weak self] in self?.hostTraitsChanged() }
        surface.onLayout = { [weak self] in self?.onLayout?() }
        surface.popup.onLayout = { [weak self] in self?.followPopup() }
        surface.popup.onClosed = { [weak self] in self?.popupClosed() }
    }

    /// Follows nothing any more.
    func stop() {
        (delegate, host.delegate) = (nil, nil)
        anchor?.onLost = nil
        anchor?.onMove = nil
    }

    // MARK: Changes

    /// The content has changed: other parts may be at the places of those before.
    func contentChanged() { isPending = true }

    /// Whether the sheet has to be laid out, and whether the traits have changed, since the last layout.
    func changes() -> (needLayout: Bool, areOfTraits: Bool) {
        defer { hasNewTraits = false }
        guard let inputs else { return (false, false) }
        let now = inputsNow(hasNewTraits ? host.traits : inputs.traits, content.requestedSize)
        return (isPending || now != inputs, now.traits != inputs.traits)
    }

    /// Notes what the content requests in the layout that is shown; returns whether that has changed.
    func noteRequest() -> Bool {
        let request = content.requestedSize
        defer { inputs?.request = request }
        return request != inputs?.request
    }

    /// The display has closed the sheet's surface, as it does for a press elsewhere; if the sheet is kept, it moves to its
    /// window.
    private func popupClosed() {
        // On X11 no press closes a surface; GTK closes one that has no position on the screen.
        guard pop_x_display(host.window) == nil else { return moveToWindow() }
        delegate?.handle(.ended(.cancelled(.outsideClick), ifAsked: { [weak self] in self?.moveToWindow() }))
    }

    private func moveToWindow() {
        guard delegate?.isLeaving == false else { return }
        surface.popup.giveUp()
        isPending = true
        gtk_widget_queue_allocate(host.window)
    }

    /// The display has placed the sheet's surface; the sheet is laid out again if it got less space than requested.
    private func followPopup() {
        if surface.popup.noteRefusal() { isPending = true }
        onLayout?()
    }

    /// The source is gone; only a container that points at it goes with it.
    private func anchorLost() {
        // The window may be about to be laid out for another container.
        let placed = PlacedContent(content, options, anchor: inputs?.anchor, in: context)
        if placed.presentation.containerName.style.pointsAtAnchor { delegate?.handle(.ownerLost) }
    }

    // MARK: Layout

    /// Lays the sheet out, and moves it to the surface that its layout requires.
    func run() -> Result {
        let mayDiffer = isPending
        isPending = false
        let before = inputs
        var (inputs, context) = (inputsNow(host.traits, inputs?.request), context)
        context.popup.constrainedSizes = surface.popup.constrainedSizes
        var placed = PlacedContent(content, options, anchor: inputs.anchor, in: context)
        let isOnOtherSurface = surface.enter(placed.presentation, in: inputs.area)
        inputs.popup = surface.popup.place
        self.inputs = inputs
        if let popup = inputs.popup {
            context.popup.place = popup.offset(x: -inputs.area.frame.x, y: -inputs.area.frame.y)
            placed = PlacedContent(content, options, anchor: inputs.anchor, in: context)
        }
        let isInPlace = !mayDiffer && inputs == before && !isOnOtherSurface && last?.isPlaced(like: placed) == true
        last = placed
        return Result(placed: placed, inputs: inputs, isOnOtherSurface: isOnOtherSurface, isInPlace: isInPlace)
    }

    private func inputsNow(_ traits: Traits, _ request: RequestedSizes?) -> LayoutInputs {
        LayoutInputs(
            area: host.area, anchor: anchor?.frame(in: host), popup: surface.popup.place, traits: traits,
            request: request)
    }

    private var context: LayoutContext {
        var context = host.layoutContext(for: options, isEditing: content.isEditing)
        context.popup.isPossible = surface.isPopupPossible
        let theme = ResolvedAppearance(options.withDefaults, in: host.traits, host).theme
        (context.isDark, context.form) = (theme.isDark, theme.form)
        return context
    }
}

extension Relayout: PresentationHostDelegate {
    func hostAllocates() { surface.overlay.coverArea() }

    func hostWasLaidOut() { onLayout?() }

    func hostTraitsChanged() {
        // They are read once the whole window has been notified of the change.
        hasNewTraits = true
        gtk_widget_queue_allocate(host.window)
    }

    func hostStateChanged() {
        isPending = true
        onLayout?()
    }

    func hostMoved() { surface.popup.windowMoved() }

    func hostWasLost() { delegate?.handle(.ownerLost) }
}
