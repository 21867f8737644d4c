import CPopsheet
import PopsheetLayout
import PopsheetModel
import PopsheetMotion

/// A sheet on screen, in whichever form: it lays itself over its owner, moves on the frame clock and turns input into
/// outcomes.
@MainActor
final class SheetPresenter {
    /// What happens on screen, for the controller to decide on.
    enum Event {
        /// The motion came to rest.
        case settled
        /// The user chose or cancelled; a sheet that was thrown away goes on with its velocity, in progress per second.
        case ended(Outcome, velocity: Double? = nil)
        /// The owner is gone.
        case ownerLost
    }

    let owner: PresentationHost
    let overlay: OverlayView
    /// What the sheet is about.
    let anchor: SheetAnchor?
    let view: SheetView
    let focus: FocusScope
    let motion: MotionDriver
    private let pointer: PointerRepick
    private let inert = InertBackground()
    let popup: PopupSession
    let windowSurface: WindowSurface
    private(set) var presses: SlidingTap?
    /// Whether the sheet has left its window for good.
    private var isRemoved = false
    private var release: ReleaseWait
    private var touchpad: TouchpadSwipe?
    private var hover: HoverListener?
    private var outsidePresses: (any OutsidePressObserver)?
    private(set) var keys: SheetKeys?
    var typeAhead = TypeAhead()
    private(set) var sheet: ActionSheet
    /// What is to be shown by the next frame.
    private var changedSheet: (() -> ActionSheet?)?
    var place: Place { didSet { if place != oldValue { relayoutKeepingFocus() } } }
    /// The look of a window of the sheet's own: as large as it, and with nothing to dim.
    var ownWindow: OwnWindowLook? {
        didSet {
            owner.margin = ownWindow?.margin ?? 0
            if container != nil, ownWindow != oldValue { relayoutKeepingFocus() }
        }
    }
    private var container: ContainerName?
    private(set) var layout: SheetLayout?
    var lastArea: PresentationHost.Area?
    private(set) var lastAnchor: Rect?
    var lastPopup: Popup.Place?
    private var traitsMayHaveChanged = false
    private var lastTraits: Traits?
    private(set) var isLeaving = false
    /// Whether the sheet came with a motion; nothing on it moves by itself otherwise.
    private var isAnimated = false
    private let measurer = PangoTextMeasurer()
    let onEvent: (Event) -> Void

    /// Creates the widgets of a sheet, over its owner but not yet to be seen.
    ///
    /// - Parameter frames: Where the motion's time comes from; the owner's frame clock where none is given.
    init(
        _ sheet: ActionSheet, owner: PresentationHost, anchor: SheetAnchor? = nil, place: Place = Place(),
        frames: (any FrameSource)? = nil, onEvent: @escaping (Event) -> Void
    ) {
        self.sheet = sheet
        self.owner = owner
        self.anchor = anchor
        self.place = place
        self.onEvent = onEvent
        windowSurface = WindowSurface(owner.window)
        overlay = OverlayView(on: windowSurface)
        popup = PopupSession(of: overlay, over: owner.window)
        view = SheetView(in: overlay, measuring: measurer)
        focus = FocusScope(window: owner.window, sheet: overlay.pointer)
        pointer = PointerRepick(over: owner.window)
        motion = MotionDriver(frames ?? FrameTicker(overlay.pointer))
        release = ReleaseWait(on: overlay.pointer, in: owner.window)
        motion.onFrame = { [weak self] in self?.showFrame() ?? false }
        view.onPick = { [weak self] id in self?.pick(id) }
        view.onScroll = { [weak self] in self?.noteRows() }
        owner.onAllocate = { [weak self] in self?.overlay.coverArea() }
        owner.onLayout = { [weak self] in self?.follow() }
        owner.onLost = { onEvent(.ownerLost) }
        anchor?.onLost = { [weak self] in self?.anchorLost() }
        anchor?.onMove = { [weak self] in self?.noteChange() }
        overlay.onChange = { [weak self] in self?.noteChange() }
        owner.onSettingsChange = { [weak self] in self?.noteChange() }
        popup.onLayout = { [weak self] in self?.followPopup() }
        owner.onStateChange = { [weak self] in self?.followState() }
        owner.onMove = { [weak self] in self?.popup.windowMoved() }
        popup.onClosed = { [weak self] in self?.popupClosed() }
    }

    // MARK: Life

    /// Begins the way in.
    func present(animated: Bool) {
        isAnimated = animated
        StyleSheet.install(for: overlay.pointer)
        owner.followLayout()
        pop_widget_set_accessible_label(overlay.pointer, accessibleName)
        presses = SlidingTap(
            on: overlay, of: owner.window, rows: { [weak self] in self?.view.shownRows ?? [] },
            picked: { [weak self] in self?.pick($0) },
            dismissed: { [weak self] in self?.cancel(.backdrop) },
            dragged: { [weak self] in self?.drag($0) })
        presses?.movesWindow = ownWindow != nil
        presses?.began = { [weak self] in self?.view.pointer = nil }
        touchpad = TouchpadSwipe(on: overlay.pointer) { [weak self] in self?.drag($0) }
        hover = HoverListener(over: overlay.pointer) { [weak self] point in
            guard let self else { return }
            view.pointer = point.map { overlay.placeInArea($0) }
        }
        keys = SheetKeys(on: owner.window, sheet: self) { [weak self] in self?.view.showsMnemonics = $0 }
        relayout()
        guard !isRemoved else { return }
        focus.isExclusive = { [weak self] in self?.isModal == true }
        focus.enter(view)
        run(.presenting, animated: animated)
    }

    /// Begins to dismiss, or turns presenting round.
    ///
    /// - Parameter velocity: The progress per second that a drag gave the sheet; nil for none.
    func dismiss(animated: Bool, velocity: Double? = nil) {
        isLeaving = true
        release.begin()
        presses?.isLive = false
        run(.dismissing, animated: animated && owner.isMapped && !owner.isMinimized, velocity: velocity)
    }

    /// Comes back from the way out.
    func returnIn(animated: Bool) {
        isLeaving = false
        presses?.isLive = true
        run(.presenting, animated: animated)
    }

    /// Shows other actions at once.
    func update(_ sheet: ActionSheet) {
        changedSheet = nil
        self.sheet = sheet
        pop_widget_set_accessible_label(overlay.pointer, accessibleName)
        relayoutKeepingFocus()
    }

    /// Shows what the sheet has become by the next frame.
    func updateSoon(_ sheet: @escaping () -> ActionSheet?) {
        changedSheet = sheet
        gtk_widget_queue_allocate(owner.window)
    }

    /// Leaves the window for good.
    func remove() {
        isRemoved = true
        owner.removeHandlers()
        anchor?.onLost = nil
        anchor?.onMove = nil
        motion.stop()
        keys?.remove()
        presses?.remove()
        touchpad?.remove()
        hover?.remove()
        outsidePresses?.remove()
        (keys, presses, touchpad, hover, outsidePresses) = (nil, nil, nil, nil, nil)
        focus.leave()
        inert.set([])
        popup.leave()
        lastArea?.popup?.unfollow(ObjectIdentifier(self))
        overlay.leave()
        pointer.look()
    }

    // MARK: Motion

    private func run(_ direction: Transition.Direction, animated: Bool, velocity: Double? = nil) {
        motion.run(direction, in: animated && popup.fades ? wantedStyle : .none, velocity: velocity)
    }

    /// How the sheet is to move by the desktop's settings.
    private var wantedStyle: MotionStyle {
        let traits = owner.traits
        guard traits.animates else { return .none }
        return traits.reducesMotion ? .reduced : layout?.motion.style ?? .sheet
    }

    /// Follows a drag of the sheet.
    private func drag(_ drag: SheetDrag) {
        guard let layout, layout.motion.isDraggable, layout.container.travel > 0, !isLeaving else { return }
        let travel = layout.container.travel
        switch drag {
        case .moved(let swipe):
            motion.drag(by: swipe.offset / travel)
            apply()
        case .ended(let swipe, let time):
            let velocity = -swipe.velocity(at: time) / travel
            if swipe.dismisses(at: time) { throwAway(velocity: velocity) }
            if !isLeaving { motion.springBack(velocity: velocity) }
        case .flicked(let swipe, let time):
            throwAway(velocity: -swipe.velocity(at: time) / travel)
        case .cancelled:
            motion.springBack(velocity: 0)
        }
    }

    private func throwAway(velocity: Double) { onEvent(.ended(.cancelled(.swipe), velocity: velocity)) }

    /// Shows the moment, and returns whether more frames are needed even though the motion has ended.
    private func showFrame() -> Bool {
        let mayWait = isLeaving && owner.isMapped && !owner.isMinimized
        let waits = mayWait && motion.isSettled && release.isDue()
        if !waits || popup.fades { apply() }
        if !waits, motion.isSettled { settle() }
        return waits
    }

    private func settle() {
        pointer.look()
        noteRows()
        onEvent(.settled)
    }

    private func apply() {
        if let layout { view.apply(layout.scene(at: motion.state)) }
    }

    // MARK: Layout

    /// Reads the traits again once the whole window has been notified of the change.
    private func noteChange() {
        traitsMayHaveChanged = true
        gtk_widget_queue_allocate(owner.window)
    }

    func follow() {
        overlay.coverArea()
        if let sheet = changedSheet?() { return update(sheet) }
        let isElsewhere = owner.area != lastArea || anchorFrame != lastAnchor || popup.place != lastPopup
        let looksOtherwise = traitsMayHaveChanged && owner.traits != lastTraits
        traitsMayHaveChanged = false
        if isElsewhere || looksOtherwise { relayoutKeepingFocus() }
        if looksOtherwise { motion.calm(to: wantedStyle, isLeaving ? .dismissing : .presenting) }
    }

    private func relayoutKeepingFocus() {
        focus.keep(in: view) { relayout() }
    }

    /// Where the anchor lies in the owner's area.
    private var anchorFrame: Rect? {
        let area = owner.area.frame
        return anchor?.frame(in: owner.window)?.offset(x: -area.x, y: -area.y)
    }

    private func relayout() {
        let area = owner.area
        let traits = owner.traits
        let isResized = lastArea.map { ownWindow != nil && $0.frame != area.frame } ?? false
        (lastArea, lastAnchor, lastTraits) = (area, anchorFrame, traits)
        var context = owner.layoutContext(safeArea: place.safeArea)
        context.host = ownWindow == nil ? .application : .sheet
        context.shadowMargin = ownWindow?.margin ?? 0
        context.popup.constrainedSizes = popup.constrainedSizes
        let asked = layout(in: context, anchor: lastAnchor)
        enterSurface(asked, in: area)
        if let lastPopup { context.popup.place = lastPopup.offset(x: -area.frame.x, y: -area.frame.y) }
        let layout = lastPopup == nil ? asked : layout(in: context, anchor: lastAnchor)
        let scrolled = view.scrollPlace
        let isNewContainer = layout.containerName != container
        if isNewContainer { enter(layout) }
        guard !isRemoved else { return }
        self.layout = layout
        let style = layout.containerName.style
        overlay.area = area.frame
        overlay.visibleArea = visibleArea(of: layout, in: area)
        overlay.shape = area.shape
        let resolved = ResolvedAppearance(appearance, in: traits, hasDarkBar: owner.hasDarkBar)
        let theme = style.theme(for: resolved, of: sheet)
            .tinted(sheet.tint ?? Application.tint).restyled(by: traits.namedColors)
        overlay.setClasses([layout.containerName.rawValue] + theme.cssClasses)
        var looks = style.looks(theme, in: context)
        if !popup.fades { looks.main.shadow = nil }
        ownWindow?.apply(to: &looks, theme, in: context)
        overlay.ground = ground(beneath: looks, theme)
        overlay.border = ownWindow == .opaque ? theme.edge : nil
        overlay.materialFrame = showsMaterial ? layout.container.panel(.main)?.bounds : nil
        view.update(
            sheet, layout: layout, looks: looks, theme: theme, in: context, cancelLabel: StandardLabel.cancel,
            spins: isAnimated && traits.movesThings)
        inert.set(style.isModal ? InertBackground.below(overlay.pointer, in: owner.confine) : [])
        apply()
        overlay.coverArea()
        popup.setOutline(layout.container.panel(.main)?.offset(x: area.frame.x, y: area.frame.y))
        if isNewContainer { view.scroll(to: scrolled) }
        noteRows(byWindow: isResized)
        limitInput(to: layout.container)
        pointer.look()
    }

    func layout(in context: LayoutContext, anchor: Rect?) -> SheetLayout {
        SheetLayout(
            clamping: sheet, in: context, anchor: anchor, popover: popoverOptions, appearance: appearance,
            cancelLabel: StandardLabel.cancel, measuring: measurer)
    }

    /// Takes another container on, at first or because the window has another size now.
    private func enter(_ layout: SheetLayout) {
        presses?.letGo()
        presses?.swipes = layout.motion.isDraggable
        outsidePresses?.remove()
        container = layout.containerName
        let style = layout.containerName.style
        takeArea(modally: style.isModal)
        // The application may have removed the sheet when its popover closed.
        if !isRemoved { outsidePresses = style.observePresses(outside: self) }
    }
}
