import CPopsheet
import PopsheetLayout
import PopsheetModel
import PopsheetMotion

/// A sheet on the screen: connects its content, its container's panels, its surface, its input and its motion.
@MainActor
final class SheetPresenter: InputTarget, SheetContentHost {
    let owner: PresentationHost
    let anchor: AnchorTracker?
    let content: any SheetContent
    let surface: SurfaceHost
    let focus: FocusScope
    let mover: SheetMover
    private let panels: PanelViews
    private let modality: Modality
    private(set) var input: InputRouter?
    private(set) var layout: PresentationLayout?
    private var inputs: LayoutInputs?
    private var pending = PendingChanges()
    private var phase = Phase.presented
    /// Whether the sheet was presented with animation; otherwise nothing in it moves by itself.
    private var isAnimated = false
    /// How the sheet is presented, with the defaults filled in when it is laid out.
    var options: PresentationOptions { didSet { if options.look != oldValue.look { relayoutKeepingFocus() } } }
    /// Whether a dismissal may be refused.
    var mayRefuse: () -> Bool = { false }
    private let onEvent: (ScreenEvent) -> Void

    /// Where the sheet is in its life on the screen.
    private enum Phase { case presented, leaving, removed }

    /// Creates the widgets of a sheet over its window, not visible yet.
    ///
    /// - Parameter frames: Where the motion's time comes from; nil for the window's frame clock.
    init(
        _ content: any SheetContent, owner: PresentationHost, anchor: AnchorTracker? = nil,
        options: PresentationOptions = PresentationOptions(), frames: (any FrameSource)? = nil,
        onEvent: @escaping (ScreenEvent) -> Void
    ) {
        (self.content, self.owner, self.anchor, self.options) = (content, owner, anchor, options)
        self.onEvent = onEvent
        surface = SurfaceHost(in: owner)
        let overlay = surface.overlay
        panels = PanelViews(in: overlay)
        modality = Modality(of: overlay, in: owner)
        focus = FocusScope(window: owner.window, sheet: overlay.pointer, content: content.focus)
        mover = SheetMover(frames ?? FrameTicker(overlay.pointer), kinetics: FrameTicker(overlay.pointer))
        content.host = self
        mover.onSelect = { [weak self] in self?.noteSelection($0, $1) }
        mover.style = { [weak self] in self.map { $0.options.isAnimated ? $0.wantedStyle : .none } }
        mover.motion.onFrame = { [weak self] in self?.showFrame() ?? false }
        owner.delegate = self
        anchor?.onLost = { [weak self] in self?.anchorLost() }
        anchor?.onMove = { [weak self] in self?.noteChange() }
        overlay.onChange = { [weak self] in self?.noteChange() }
        surface.onLayout = { [weak self] in self?.follow() }
        surface.popup.onLayout = { [weak self] in self?.followPopup() }
        surface.popup.onClosed = { [weak self] in self?.popupClosed() }
    }

    var window: WidgetPointer { owner.window }
    var overlay: OverlayView { surface.overlay }

    // MARK: Life

    /// Begins to present.
    func present(animated: Bool) {
        isAnimated = animated
        StyleSheet.install(for: overlay.pointer)
        owner.followLayout()
        pop_widget_set_accessible_label(overlay.pointer, content.accessibleName)
        let isResizable = { [weak owner] in owner?.ownWindow?.cardSize.isResizable == true }
        input = InputRouter(for: self, movesWindow: owner.ownWindow != nil, isResizable: isResizable)
        relayout()
        guard phase != .removed else { return }
        focus.isExclusive = { [weak self] in self?.isModal == true }
        focus.enter()
        run(.presenting, animated: animated)
    }

    /// Begins to dismiss, from wherever the motion is.
    ///
    /// - Parameter velocity: The progress per second that a drag gave the sheet; nil without a drag.
    func dismiss(animated: Bool, velocity: Double? = nil) {
        phase = .leaving
        mover.letGo()
        input?.setLive(false)
        run(.dismissing, animated: animated && owner.isMapped && !owner.isMinimized, velocity: velocity)
    }

    /// Presents again while being dismissed.
    func returnIn(animated: Bool) {
        phase = .presented
        input?.setLive(true)
        run(.presenting, animated: animated)
    }

    /// Changes the content and shows it at once.
    func update(_ change: () -> Void) {
        pending.change = nil
        change()
        pop_widget_set_accessible_label(overlay.pointer, content.accessibleName)
        relayoutKeepingFocus()
    }

    /// Changes the content in the next frame; of several changes until then, only the last is made.
    func updateSoon(_ change: @escaping () -> Void) {
        pending.change = change
        gtk_widget_queue_allocate(owner.window)
    }

    /// Leaves the window.
    func remove() {
        phase = .removed
        owner.delegate = nil
        anchor?.onLost = nil
        anchor?.onMove = nil
        mover.stop()
        input?.remove()
        input = nil
        focus.leave()
        content.leave()
        modality.end()
        surface.leave()
    }

    // MARK: State

    var isLeaving: Bool { phase != .presented }
    var isAtRest: Bool { motion.isSettled }
    var isModal: Bool { modality.coversWindow }
    var motion: MotionDriver { mover.motion }
    var allowsPassthrough: Bool { options.allowsPassthrough }

    var hasKeyboard: Bool {
        guard let focused = gtk_root_get_focus(OpaquePointer(owner.window)) else { return focus.isUppermost }
        return overlay.holds(focused) || isModal && focus.isUppermost
    }

    /// The area of a sheet inside this one's popover; in another container, the sheet's own area.
    var areaForGuests: PresentationHost.Area {
        let area = owner.area
        guard let layout, !layout.containerName.style.isModal,
            let panel = layout.container.panel(.main)?.offset(x: area.frame.x, y: area.frame.y)
        else { return area }
        return surface.guestArea(in: panel)
    }

    // MARK: Input

    func end(with outcome: Outcome) { onEvent(.ended(outcome)) }

    func cancel(_ reason: CancelReason) { onEvent(.ended(.cancelled(reason))) }

    func showFocus() { focus.show() }
    func focusNothing() { focus.focusNothing() }

    func targetsMoved() { noteTargets() }

    /// The sheet's own window is about to have another size, and another position.
    func windowMoves() { input?.presses.windowMoves() }

    private func noteTargets(isResized: Bool = false) {
        guard let input, let area = inputs?.area.frame, !pending.layout else { return }
        // Its own surface is laid out before the display has placed it.
        let isPlaced = area.width > 0 && (layout?.container.popup == nil || inputs?.popup != nil) && motion.isSettled
        input.noteTargets(origin: area, isPlaced: isPlaced, isResized: isResized)
    }

    func drag(_ drag: SheetDrag) {
        guard !isLeaving else { return }
        let (before, height) = (motion.state, owner.area.frame.height)
        let expands = content.detents?.scrollingExpands == true
        let context = SheetMover.DragContext(windowHeight: height, resistsDismissal: mayRefuse(), expands: expands)
        if case .dismisses(let velocity) = mover.drag(drag, in: context) {
            onEvent(.ended(.cancelled(.swipe), velocity: velocity))
            if !isLeaving { mover.springBack(velocity: velocity) }
        }
        // GTK reports a resting pointer too, after each layout: without a comparison, one layout would lead to the next.
        if motion.isSettled, motion.state != before { apply() }
    }

    var expansion: Double { content.detents?.scrollingExpands == true ? mover.expansion : 0 }
    var canBeHeld: Bool { !isLeaving && mover.canBeHeld }
    var isTemporary: Bool { layout?.isDismissedByPressOutside == true }
    func pressed() { mover.stopScrolling() }

    func moveFocus(forward: Bool) { panels.moveFocus(forward ? GTK_DIR_TAB_FORWARD : GTK_DIR_TAB_BACKWARD) }
    func contentWasLost() { onEvent(.ownerLost) }

    // MARK: Detents

    /// The detent at which the sheet rests, or to which it moves; nil in a container without detents.
    var selectedDetent: Detent.ID? { mover.hasDetents ? mover.selected : nil }

    /// Moves to a detent; ignores one that is not available.
    func select(_ detent: Detent.ID) { if !isLeaving { mover.select(detent, animated: options.isAnimated) } }

    /// Holds the sheet at a progress, as a drag does.
    func hold(at progress: Double) {
        motion.drag(to: progress)
        apply()
    }

    func step(_ step: DetentStep, cause: Detent.ChangeCause) { if !isLeaving { mover.step(step, cause: cause) } }

    private func noteSelection(_ detent: Detent.ID, _ cause: Detent.ChangeCause) {
        // The focus may be in what the sheet covers now.
        focus.keep { updateModality() }
        content.detents?.show(selectedDetent)
        let detent = content.detents?.attachment.detents.first { $0.id == detent }
        if let detent { onEvent(.selected(detent, cause)) }
    }

    /// Whether what is beneath can be reached: up to the largest undimmed detent (content.md §2).
    private func updateModality() {
        if let layout { modality.set(layout.containerName.style.isModal && !mover.isUndimmed) }
    }

    // MARK: Motion

    private func run(_ direction: Transition.Direction, animated: Bool, velocity: Double? = nil) {
        motion.run(direction, in: animated && surface.popup.fades ? wantedStyle : .none, velocity: velocity)
    }

    /// The motion that the desktop's settings allow.
    private var wantedStyle: MotionStyle { owner.traits.permitted(layout?.motion.style ?? .sheet) }

    /// Shows the current state, and returns whether more frames are needed although the motion has ended.
    private func showFrame() -> Bool {
        let mayWait = isLeaving && owner.isMapped && !owner.isMinimized
        let waits = mayWait && motion.isSettled && input?.isHeld() == true
        if !waits || surface.popup.fades { apply() }
        if !waits, motion.isSettled { settle() }
        return waits
    }

    private func settle() {
        surface.repickPointer()
        noteTargets()
        onEvent(.settled)
    }

    private func apply() {
        guard let layout else { return }
        let scene = layout.scene(at: motion.state)
        panels.apply(scene)
        content.apply(scene)
    }

    // MARK: Layout

    /// Reads the traits again once the whole window has been notified of the change.
    private func noteChange() {
        pending.traits = true
        gtk_widget_queue_allocate(owner.window)
    }

    private func follow() {
        overlay.coverArea()
        content.wasLaidOut()
        mover.wasLaidOut()
        if let change = pending.change { return update(change) }
        let mayLookDifferent = pending.traits
        pending.traits = false
        guard let last = inputs else { return }
        let now = LayoutInputs(
            area: owner.area, anchor: anchor?.frame(in: owner), popup: surface.popup.place,
            traits: mayLookDifferent ? owner.traits : last.traits, request: content.requestedSize)
        if pending.layout || now != last { relayoutKeepingFocus() }
        if now.traits != last.traits { motion.calm(to: wantedStyle, isLeaving ? .dismissing : .presenting) }
    }

    private func relayoutKeepingFocus() { focus.keep { relayout() } }

    private var context: LayoutContext {
        var context = owner.layoutContext(for: options, isEditing: content.isEditing)
        context.popup.isPossible = surface.isPopupPossible
        context.isDark = ResolvedAppearance(options.withDefaults, in: owner.traits, owner).theme.isDark
        return context
    }

    private func relayout() {
        let (area, traits, anchor) = (owner.area, owner.traits, anchor?.frame(in: owner))
        let isResized = owner.ownWindow != nil && inputs.map { $0.area.frame != area.frame } ?? false
        pending.layout = false
        var context = context
        context.popup.constrainedSizes = surface.popup.constrainedSizes
        var placed = PlacedContent(content, options, anchor: anchor, in: context)
        let isOnOtherSurface = surface.enter(placed.presentation, in: area)
        let isSameWindow = inputs.map { $0.area == area && $0.traits == traits } ?? false
        inputs = LayoutInputs(
            area: area, anchor: anchor, popup: surface.popup.place, traits: traits, request: inputs?.request)
        if isOnOtherSurface { input?.presses.surfaceChanged() }
        if let popup = inputs?.popup {
            context.popup.place = popup.offset(x: -area.frame.x, y: -area.frame.y)
            placed = PlacedContent(content, options, anchor: anchor, in: context)
        }
        let layout = placed.presentation
        let isNewContainer = layout.containerName != self.layout?.containerName
        self.layout = layout
        mover.enter(layout, at: content.detents?.initial, moves: isSameWindow, isLeaving: isLeaving)
        // The application may have removed the sheet, or changed it, when it got the event of another detent.
        guard phase != .removed, self.layout == layout else { return }
        if isNewContainer { enter(layout) }
        // The application may have removed the sheet, or changed it, when its popover closed.
        guard phase != .removed, self.layout == layout else { return }
        show(placed, in: context, traits)
        if isNewContainer { content.restoreScrollPosition() }
        noteRequest()
        noteTargets(isResized: isResized)
        surface.limitInput(to: layout.container)
        surface.repickPointer()
    }

    private func noteRequest() {
        let request = content.requestedSize
        guard request != inputs?.request else { return }
        inputs?.request = request
        onEvent(.requestsSize)
    }

    /// Shows the container and the content in the area.
    private func show(_ placed: PlacedContent, in context: LayoutContext, _ traits: Traits) {
        let (area, layout) = (inputs?.area ?? owner.area, placed.presentation)
        overlay.area = area.frame
        overlay.visibleArea = surface.visibleArea(of: layout, in: area)
        overlay.shape = area.shape
        let look = PresentationLook(of: layout, options.withDefaults, in: context, traits, host: owner, on: surface)
        overlay.apply(look)
        panels.update(layout.container, looks: look.looks, theme: look.theme)
        placed.show(panels, look.theme, context, isAnimated && traits.movesThings)
        content.detents?.show(selectedDetent)
        updateModality()
        apply()
        overlay.coverArea()
        surface.popup.setOutline(layout.container.panel(.main)?.offset(x: area.frame.x, y: area.frame.y))
    }

    /// Enters another container, at first or because the window has another size.
    private func enter(_ layout: PresentationLayout) {
        input?.enter(layout)
        updateModality()
        anchor?.closePopovers()
        owner.closePopovers(beneathModalSheet: layout.containerName.style.isModal)
        // The application may have removed the sheet when its popover closed.
        if phase != .removed, layout.isDismissedByPressOutside { input?.observeOutside() }
    }

    // MARK: Surface

    /// The display has placed the sheet's surface; the sheet is laid out again if it got less space than requested.
    private func followPopup() {
        if surface.popup.noteRefusal() { pending.layout = true }
        follow()
    }

    /// The display has closed the sheet's surface, as it does for a press elsewhere; if the sheet is kept, it moves to its
    /// window.
    private func popupClosed() {
        // On X11 no press closes a surface; GTK closes one that has no position on the screen.
        guard pop_x_display(owner.window) == nil else { return moveToWindow() }
        onEvent(.ended(.cancelled(.outsideClick), ifAsked: { [weak self] in self?.moveToWindow() }))
    }

    private func moveToWindow() {
        guard !isLeaving else { return }
        surface.popup.giveUp()
        pending.layout = true
        gtk_widget_queue_allocate(owner.window)
    }

    /// The source is gone; only a container that points at it goes with it.
    private func anchorLost() {
        // The window may be about to be laid out for another container.
        let placed = PlacedContent(content, options, anchor: inputs?.anchor, in: context)
        if placed.presentation.containerName.style.pointsAtAnchor { onEvent(.ownerLost) }
    }
}

extension SheetPresenter: PresentationHostDelegate {
    func hostAllocates() { overlay.coverArea() }

    func hostWasLaidOut() { follow() }

    func hostTraitsChanged() { noteChange() }

    func hostTransparencyChanged() { if layout != nil { relayoutKeepingFocus() } }

    func hostStateChanged() {
        pending.layout = true
        follow()
    }

    func hostMoved() { surface.popup.windowMoved() }

    func hostWasLost() { onEvent(.ownerLost) }
}
