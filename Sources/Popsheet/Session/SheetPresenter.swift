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
    let detents: DetentController
    private let panels: PanelViews
    private let modality: Modality
    private(set) var input: InputRouter?
    private(set) var layout: PresentationLayout?
    private let relayout: Relayout
    /// A change of the content, which the next frame shows.
    private var change: (() -> Void)?
    /// Calls of application code that wait until the current layout is shown; nil outside a layout.
    private var afterLayout: [() -> Void]?
    /// The context of the current layout.
    private var context: LayoutContext?
    private var positions = PositionReport()
    /// Watches the frames of the dismissal; nil if they don't come from the window's frame clock.
    private let stalledDismissal: StalledDismissal?
    /// Whether the sheet was presented with animation; otherwise nothing in it moves by itself.
    private var isAnimated = false
    /// How the sheet is presented.
    var options: PresentationOptions {
        get { relayout.options }
        set { relayout.options = newValue }
    }
    /// Decides on what happens to the sheet; nil once the sheet has left.
    var delegate: (any SheetPresenterDelegate)? {
        get { relayout.delegate }
        set { relayout.delegate = newValue }
    }

    /// Creates the widgets of a sheet over its window, not visible yet.
    ///
    /// - Parameter frames: Where the motion's time comes from; nil for the window's frame clock.
    init(
        _ content: any SheetContent, owner: PresentationHost, anchor: AnchorTracker? = nil,
        options: PresentationOptions = PresentationOptions(), frames: (any FrameSource)? = nil
    ) {
        (self.content, self.owner, self.anchor) = (content, owner, anchor)
        surface = SurfaceHost(in: owner)
        relayout = Relayout(of: content, options, in: owner, from: anchor, on: surface)
        let overlay = surface.overlay
        panels = PanelViews(in: overlay)
        modality = Modality(of: overlay, in: owner)
        focus = FocusScope(window: owner.window, sheet: overlay.pointer, content: content.focus)
        stalledDismissal = frames == nil ? StalledDismissal() : nil
        detents = DetentController(frames ?? FrameTicker(overlay.pointer), scrolling: FrameTicker(overlay.pointer))
        content.host = self
        detents.onSelect = { [weak self] in self?.noteSelection($0, $1) }
        detents.style = { [weak self] in self.map { $0.options.isAnimated ? $0.wantedStyle : .none } }
        detents.motion.onFrame = { [weak self] in self?.showFrame() ?? false }
        relayout.onLayout = { [weak self] in self?.follow() }
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
        input = InputRouter(for: self)
        layOut()
        // The application may have dismissed the sheet when its popover closed.
        guard !isLeaving else { return }
        focus.isExclusive = { [weak self] in self?.isModal == true }
        focus.enter()
        run(.presenting, animated: animated)
    }

    /// Begins to dismiss, from wherever the motion is; open popovers in the sheet close, since they can't leave the screen.
    ///
    /// - Parameter velocity: The progress per second that a drag gave the sheet; nil without a drag.
    func dismiss(animated: Bool, velocity: Double? = nil) {
        detents.letGo()
        input?.setLive(false)
        ApplicationPopovers.close(in: overlay.pointer, all: true)
        run(.dismissing, animated: animated && owner.isMapped && !owner.isMinimized, velocity: velocity)
        stalledDismissal?.watch(motion) { [weak self] in self?.run(.dismissing, animated: false) }
    }

    /// Presents again while being dismissed.
    func returnIn(animated: Bool) {
        stalledDismissal?.stop()
        input?.setLive(true)
        run(.presenting, animated: animated)
    }

    /// Changes the content and shows it at once, or once the layout is shown that is being computed.
    func update(_ change: @escaping () -> Void) {
        guard afterLayout == nil else { return onceShown { $0.update(change) } }
        self.change = nil
        change()
        relayout.contentChanged()
        pop_widget_set_accessible_label(overlay.pointer, content.accessibleName)
        layOutKeepingFocus()
    }

    /// Changes the content in the next frame; of several changes until then, only the last is made.
    func updateSoon(_ change: @escaping () -> Void) {
        self.change = change
        gtk_widget_queue_allocate(owner.window)
    }

    /// Leaves the window.
    func remove() {
        stalledDismissal?.stop()
        relayout.stop()
        detents.stop()
        input?.remove()
        input = nil
        focus.leave()
        content.leave()
        modality.end()
        surface.leave()
    }

    // MARK: State

    var isLeaving: Bool { delegate?.isLeaving != false }
    var isAtRest: Bool { motion.isSettled }
    var isModal: Bool { modality.coversWindow }
    var motion: MotionDriver { detents.motion }
    var allowsPassthrough: Bool { options.allowsPassthrough }
    var ownWindow: OwnWindowTraits? { owner.ownWindow }
    var contentInput: any ContentInput { content.input }

    var hasKeyboard: Bool {
        guard let focused = gtk_root_get_focus(OpaquePointer(owner.window)) else { return focus.isUppermost }
        return overlay.holds(focused) || isModal && focus.isUppermost
    }

    // MARK: Input

    func end(with outcome: Outcome) { delegate?.handle(.ended(outcome)) }

    func cancel(_ reason: CancelReason) { end(with: .cancelled(reason)) }

    func noteChoice(of action: ChosenAction) { if !isLeaving { delegate?.handle(.chosen(action)) } }

    func targetsMoved() { noteTargets() }

    private func noteTargets(isResized: Bool = false) {
        guard let input, let inputs = relayout.inputs, !relayout.isPending else { return }
        // Its own surface is laid out before the display has placed it.
        let hasPlace = inputs.area.frame.width > 0 && (layout?.container.popup == nil || inputs.popup != nil)
        input.noteTargets(origin: inputs.area.frame, isPlaced: hasPlace && motion.isSettled, isResized: isResized)
    }

    func drag(_ step: SheetDrag) {
        guard !isLeaving else { return }
        let (before, height) = (motion.state, owner.area.frame.height)
        let expands = content.detents?.scrollingExpands == true
        let context = SheetDragState.Context(
            windowHeight: height, resistsDismissal: delegate?.mayRefuse == true, expands: expands)
        if let velocity = detents.drag(step, in: context) {
            delegate?.handle(.ended(.cancelled(.swipe), velocity: velocity))
            if !isLeaving { detents.springBack(velocity: velocity) }
        }
        // GTK reports a resting pointer too, after each layout: without a comparison, one layout would lead to the next.
        if motion.isSettled, motion.state != before { apply() }
        notePosition()
    }

    var expansion: Double { content.detents?.scrollingExpands == true ? detents.expansion : 0 }
    var canBeHeld: Bool { !isLeaving && detents.canBeHeld }
    var isTemporary: Bool { layout?.isDismissedByPressOutside == true }
    var scrolling: ContentScrolling { detents.scrolling }

    func moveFocus(forward: Bool) { panels.moveFocus(forward ? GTK_DIR_TAB_FORWARD : GTK_DIR_TAB_BACKWARD) }
    func contentWasLost() { delegate?.handle(.ownerLost) }

    // MARK: Detents

    /// The detent at which the sheet rests, or to which it moves; nil in a container without detents.
    var selectedDetent: Detent.ID? { detents.hasDetents ? detents.selected : nil }

    /// Moves to a detent; ignores one that is not available.
    func select(_ detent: Detent.ID) { if !isLeaving { detents.select(detent, animated: options.isAnimated) } }

    /// Holds the sheet at a progress, as a drag does.
    func hold(at progress: Double) {
        motion.drag(to: progress)
        apply()
    }

    func step(_ step: DetentStep, cause: Detent.ChangeCause) { if !isLeaving { detents.step(step, cause: cause) } }

    private func noteSelection(_ detent: Detent.ID, _ cause: Detent.ChangeCause) {
        // The focus may be in what the sheet covers now.
        focus.keep { updateModality() }
        content.detents?.show(selectedDetent)
        let detent = content.detents?.attachment.detents.first { $0.id == detent }
        if let detent { onceShown { $0.delegate?.handle(.selected(detent, cause)) } }
    }

    /// Whether what is beneath can be reached: up to the largest undimmed detent (content.md §2).
    private func updateModality() {
        if let layout { modality.set(layout.containerName.style.isModal && !detents.isUndimmed) }
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
        notePosition()
        // The application may have ended the presentation.
        if !waits, motion.isSettled, delegate != nil { settle() }
        return waits
    }

    /// Reports where the sheet is, if that has changed.
    private func notePosition() {
        guard let layout, let context else { return }
        let height = layout.visibleHeight(at: motion.state, in: context)
        guard positions.note(height, isAtRest: motion.isSettled && !motion.isDragging) else { return }
        onceShown { $0.delegate?.handle(.moved(height: height)) }
    }

    private func settle() {
        surface.repickPointer()
        noteTargets()
        delegate?.handle(.settled)
    }

    private func apply() {
        guard let layout else { return }
        let scene = layout.scene(at: motion.state)
        panels.apply(scene)
        content.apply(scene)
    }

    // MARK: Layout

    private func follow() {
        overlay.coverArea()
        content.wasLaidOut()
        detents.scrolling.wasLaidOut()
        if let change { return update(change) }
        let changes = relayout.changes()
        if changes.needLayout { layOutKeepingFocus() }
        if changes.areOfTraits { motion.calm(to: wantedStyle, isLeaving ? .dismissing : .presenting) }
    }

    private func layOutKeepingFocus() { focus.keep { layOut() } }

    private func layOut() {
        let last = (inputs: relayout.inputs, container: layout?.containerName)
        let next = relayout.run()
        let (layout, area) = (next.layout, next.inputs.area)
        (self.layout, context) = (layout, next.placed.context)
        afterLayout = []
        if next.isOnOtherSurface { input?.surfaceChanged() }
        let isSameWindow = last.inputs?.area == area && last.inputs?.traits == next.inputs.traits
        detents.enter(layout, at: content.detents?.initial, moves: isSameWindow, isLeaving: isLeaving)
        if layout.containerName != last.container { enter(layout) }
        show(next)
        if layout.containerName != last.container { content.restoreScrollPosition() }
        if relayout.noteRequest() { delegate?.handle(.requestsSize) }
        noteTargets(isResized: owner.ownWindow != nil && last.inputs.map { $0.area.frame != area.frame } ?? false)
        surface.limitInput(to: layout.container)
        // It takes two frames, in which GTK lays out the whole window: a letter that is typed would wait for them.
        if !next.isInPlace { surface.repickPointer() }
        if last.container != nil { notePosition() }
        for body in afterLayout.take() ?? [] { body() }
    }

    /// Runs the application's code, which may remove or change the sheet, once the layout is shown that is being computed.
    private func onceShown(_ body: @escaping (SheetPresenter) -> Void) {
        let run = { [weak self] in if let self, delegate != nil { body(self) } }
        if afterLayout == nil { run() } else { afterLayout?.append(run) }
    }

    /// Shows the container and the content in the area.
    private func show(_ next: Relayout.Result) {
        let (layout, context, traits) = (next.layout, next.placed.context, next.inputs.traits)
        surface.cover(layout, in: next.inputs.area)
        let appearance = PresentationAppearance(
            of: layout, options.withDefaults, in: context, traits, host: owner, on: surface)
        overlay.apply(appearance)
        panels.update(layout.container, panels: appearance.panels, theme: appearance.theme)
        next.placed.show(panels, appearance.theme, isAnimated && traits.movesThings)
        content.detents?.show(selectedDetent)
        updateModality()
        apply()
        overlay.coverArea()
    }

    /// Enters another container, at first or because the window has another size.
    private func enter(_ layout: PresentationLayout) {
        input?.enter(layout)
        updateModality()
        if layout.isDismissedByPressOutside { input?.observeOutside() }
        onceShown {
            $0.anchor?.closePopovers()
            $0.owner.closePopovers(beneathModalSheet: layout.containerName.style.isModal)
            $0.surface.repickPointer()
        }
    }
}
