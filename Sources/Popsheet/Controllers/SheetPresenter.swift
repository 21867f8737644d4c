import CPopsheet
import PopsheetLayout
import PopsheetModel
import PopsheetMotion

/// A bottom sheet on screen: it lays itself over its owner, moves on the frame clock and turns input into outcomes.
@MainActor
final class SheetPresenter {
    /// What happens on screen, for the controller to decide on.
    enum Event {
        /// The motion came to rest.
        case settled
        /// Somebody chose or cancelled.
        case ended(Outcome)
        /// The owner is gone.
        case ownerLost
    }

    private let owner: SheetOwner
    private let overlay: OverlayView
    private let view: SheetView
    let focus: FocusKeeper
    private let frames: any FrameSource
    private let pointer: RestingPointer
    private var presses: SlidingTap?
    private var keys: SheetKeys?
    private var transition: Transition
    private var sheet: ActionSheet
    /// What bars, notches and rounded corners cover of the owner's area.
    var safeArea: Insets { didSet { if safeArea != oldValue { relayoutKeepingFocus() } } }
    /// Whether the window is the sheet's own: as large as it, and with nothing to dim.
    var isInOwnWindow = false
    private var layout: SheetLayout?
    private var lastArea: SheetOwner.Area?
    private var surroundingsMayHaveChanged = false
    private var lastSurroundings: Surroundings?
    private var now = 0.0
    private var isLeaving = false
    private let measurer = PangoTextMeasurer()
    private let onEvent: (Event) -> Void

    /// Creates the widgets of a sheet, over its owner but not yet to be seen.
    ///
    /// - Parameter frames: Where the motion's time comes from; the owner's frame clock where none is given.
    init(
        _ sheet: ActionSheet, owner: SheetOwner, safeArea: Insets, frames: (any FrameSource)? = nil,
        onEvent: @escaping (Event) -> Void
    ) {
        self.sheet = sheet
        self.owner = owner
        self.safeArea = safeArea
        self.onEvent = onEvent
        overlay = OverlayView(over: owner.window)
        view = SheetView(in: overlay)
        focus = FocusKeeper(window: owner.window, sheet: overlay.pointer)
        pointer = RestingPointer(over: owner.window)
        self.frames = frames ?? FrameTicker(overlay.pointer)
        transition = Transition(style: .sheet)
        view.onPick = { [weak self] id in self?.pick(id) }
        owner.onLayout = { [weak self] in self?.follow() }
        owner.onLost = { onEvent(.ownerLost) }
        overlay.onChange = { [weak self] in self?.noteChange() }
        owner.onSettingsChange = { [weak self] in self?.noteChange() }
    }

    // MARK: Life

    /// Begins the way in.
    func present(animated: Bool) {
        StyleSheet.install(for: overlay.pointer)
        owner.followLayout()
        pop_widget_set_accessible_label(overlay.pointer, accessibleName)
        presses = SlidingTap(
            on: overlay, of: owner.window, rows: { [weak self] in self?.view.rows ?? [] },
            picked: { [weak self] row in if let id = row.action?.id { self?.pick(id) } },
            dismissed: { [weak self] in self?.onEvent(.ended(.cancelled(.backdrop))) })
        keys = SheetKeys(on: owner.window, sheet: self)
        relayout()
        focus.enter(view.rows)
        run(.wayIn, animated: animated)
    }

    /// Begins the way out, or turns the way in round.
    func dismiss(animated: Bool) {
        isLeaving = true
        presses?.isLive = false
        run(.wayOut, animated: animated && owner.isMapped && !owner.isMinimized)
    }

    /// Comes back from the way out.
    func returnIn(animated: Bool) {
        isLeaving = false
        presses?.isLive = true
        run(.wayIn, animated: animated)
    }

    /// Shows other actions at once.
    func update(_ sheet: ActionSheet) {
        self.sheet = sheet
        pop_widget_set_accessible_label(overlay.pointer, accessibleName)
        relayoutKeepingFocus()
    }

    /// Leaves the window for good.
    func remove() {
        owner.onLayout = nil
        owner.onSettingsChange = nil
        owner.onLost = nil
        frames.stop()
        keys?.remove()
        keys = nil
        presses?.remove()
        presses = nil
        focus.leave()
        overlay.remove()
        pointer.look()
    }

    // MARK: Motion

    private func run(_ direction: Transition.Direction, animated: Bool) {
        transition.style = owner.surroundings.animates && animated ? .sheet : .none
        // Between frames the clock of the last one counts: what is on screen is what was drawn then.
        if !frames.isRunning { now = frames.now }
        transition.run(direction, at: now)
        move()
    }

    /// Sets out in a direction from a progress and a velocity, as when a finger lets go.
    func letGo(_ direction: Transition.Direction, from progress: Double, velocity: Double) {
        if !frames.isRunning { now = frames.now }
        transition.run(direction, from: progress, velocity: velocity, at: now)
        move()
    }

    /// When the motion comes to rest, on the time of the frames.
    var settlingTime: Double { transition.settlingTime }

    private func move() {
        apply()
        if transition.isSettled(at: now) {
            frames.stop()
            settle()
        } else {
            frames.start { [weak self] now in self?.tick(now) ?? false }
        }
    }

    private func tick(_ time: Double) -> Bool {
        now = max(now, time)
        apply()
        if transition.isSettled(at: now) { settle() }
        // Whoever heard of that may have set out again.
        return !transition.isSettled(at: now)
    }

    private func settle() {
        pointer.look()
        onEvent(.settled)
    }

    private func apply() {
        guard let layout else { return }
        view.apply(layout.scene(at: Moment(progress: transition.progress(at: now))))
    }

    // MARK: Layout

    /// Has the surroundings looked at once all of the window has heard of what changed.
    private func noteChange() {
        surroundingsMayHaveChanged = true
        gtk_widget_queue_allocate(owner.window)
    }

    private func follow() {
        overlay.coverWindow()
        let isElsewhere = owner.area != lastArea
        let looksOtherwise = surroundingsMayHaveChanged && owner.surroundings != lastSurroundings
        surroundingsMayHaveChanged = false
        if isElsewhere || looksOtherwise { relayoutKeepingFocus() }
    }

    private func relayoutKeepingFocus() {
        focus.keep {
            relayout()
        } among: {
            view.rows
        }
    }

    private func relayout() {
        let area = owner.area
        let surroundings = owner.surroundings
        (lastArea, lastSurroundings) = (area, surroundings)
        (overlay.area, overlay.visibleArea) = (area.frame, area.visible)
        guard var stage = owner.stage(safeArea: safeArea) else { return }
        stage.isOwnWindow = isInOwnWindow
        var sheet = sheet
        sheet.presentation = .sheet
        let label = StandardLabel.cancel
        guard
            let layout = try? SheetLayout(
                sheet, on: stage, isClassic: false, cancelLabel: label, measuring: measurer)
        else { return }
        self.layout = layout
        var theme = Theme.of(
            sheet.appearance ?? .automatic, isDark: surroundings.isDark, isHighContrast: surroundings.isHighContrast
        ).tinted(sheet.tint)
        if isInOwnWindow { theme.backdrop = theme.backdrop.opacity(0) }
        view.update(sheet, layout: layout, theme: theme, stage: stage, cancelLabel: label)
        overlay.coverWindow()
        apply()
        pointer.look()
    }

    // MARK: Input

    private func pick(_ id: Action.ID) {
        if let outcome = sheet.outcome(choosing: id) { onEvent(.ended(outcome)) }
    }

    /// Whether keys are the sheet's to hear: not while the focus is in a part of the window that it does not cover.
    var hasKeyboard: Bool {
        guard let focused = gtk_root_get_focus(OpaquePointer(owner.window)) else { return true }
        return gtk_widget_is_ancestor(focused, overlay.pointer) != 0 || owner.isWholeWindow
    }

    /// Whether keys reach nothing of the window but the sheet.
    var isModal: Bool { owner.isWholeWindow }

    /// Whether Return and Space pick the focused row now: nothing on the way out, and what destroys something only at
    /// rest, for the key may have been meant for what was there before.
    var canPickByKey: Bool {
        guard !isLeaving, let row = view.rows.first(where: \.hasFocus) else { return false }
        return row.action?.role != .destructive || transition.isSettled(at: now)
    }

    /// The Escape key.
    func escape() { onEvent(.ended(.cancelled(.escape))) }

    /// Moves the keyboard's focus among the rows.
    func moveFocus(_ step: FocusKeeper.Step) { focus.move(step, among: view.rows) }

    /// The row of an action.
    func row(of id: Action.ID) -> RowView? { view.rows.first { $0.action?.id == id } }

    /// What assistive tools call the sheet (sheet.md 10).
    private var accessibleName: String {
        (["Action sheet"] + [sheet.title, sheet.message].compactMap { $0 }).joined(separator: ", ")
    }
}

extension Theme {
    /// The theme with another colour for ordinary actions.
    func tinted(_ tint: TintColor?) -> Theme {
        guard let tint else { return self }
        var theme = self
        theme.tint = Color(tint)
        return theme
    }
}
