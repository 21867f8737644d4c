import CPopsheet
import PopsheetLayout
import PopsheetMotion

/// Handles the presses on a sheet: sliding taps on rows, drags of the sheet, and presses that dismiss it (sheet.md §9).
///
/// A press that begins on a row is a sliding tap. One that begins and ends outside the cards dismisses. One that begins
/// on a card outside the rows, or between the cards, drags the sheet.
@MainActor
final class PressTracker {
    /// What a press began on.
    private enum Origin {
        /// A row, or something else that can be chosen; the id is that of the one that looks pressed.
        case row(TargetID?)
        case backdrop
        case grip(tapDismisses: Bool)
        /// Rows that scroll, once the press has moved.
        case scroll
        case elsewhere
    }

    private weak var target: (any InputTarget)?
    private let overlay: OverlayView
    /// Whether a drag moves the sheet and a flick dismisses it, as only bottom sheets permit.
    var swipes = true
    /// Whether the window is the sheet's own, so that dragging the sheet with a mouse drags the window (sheet.md §9).
    var movesWindow = false
    /// The edges by which the mouse resizes that window.
    var edges: WindowEdges?
    /// Whether the sheet has come to rest on its surface: a row that moves later may move under the pointer.
    var hasArrived = false
    /// Whether presses have an effect; if not, they do not reach anything below the sheet either.
    var isLive = true { didSet { if !isLive { listener?.letGo() } } }
    private(set) var listener: PressListener?
    private var origin = Origin.elsewhere
    private var swipe = Swipe(at: 0, time: 0)
    private var start = 0.0
    private var startX = 0.0
    /// The scrolled window that the press may scroll.
    private var scrolled: WidgetPointer?
    private var isTouch = false
    /// A press inside the application's widget, until it is the widget's or the sheet's.
    private var contentPress: ContentPress?
    /// The scrolled window in the application's widget that a drag of the sheet may scroll.
    private var contentScroll: ScrolledWindow?
    /// Whether the press drags the sheet as soon as it moves, although it began on something that it can choose.
    private var dragsSheet = false
    /// Whether the press holds a sheet that was moving (content.md §6).
    private var holdsSheet = false
    /// The only thing that the press can still choose, if rows have appeared, disappeared or moved during it.
    private var pinned: TargetID?
    /// Whether a row looks pressed because of the press.
    private var looksPressed = false
    /// The positions of the pointer and of the cards when a row was last highlighted.
    private var lit = (pointer: Point(x: 0, y: 0), cards: Point?.none)
    private var places = TargetPlacements()
    /// The pointer's position, and when it was moved there.
    private var aim: (place: Point, since: Double)?
    /// Whether the window was moved under the pointer, so that its next position does not show that the user moved it.
    private var aimIsUnknown = false
    /// The clock for the positions of rows, in seconds.
    var clock: () -> Double = { MonotonicTime.now }

    /// The maximum duration of a flick on a row, in seconds (sheet.md §9).
    private static let flickDuration = 0.2

    /// Begins to receive the presses on a sheet.
    init(for target: any InputTarget) {
        (self.target, overlay) = (target, target.overlay)
        listener = PressListener(
            on: target.window, surface: { [overlay] in overlay.surface },
            began: { [weak self] in self?.begin(at: $0, isTouch: $1) ?? .ignore },
            continued: { [weak self] in self?.continuePress($0) })
        listener?.pointerMoved = { [weak self] in self?.follow($0) }
    }

    private var targets: [any PressTarget] { target?.contentInput.pressTargets ?? [] }

    private func dragged(_ drag: SheetDrag) { target?.drag(drag) }

    private func dismissed() { target?.cancel(.backdrop) }

    /// Receives no more presses.
    func remove() {
        listener?.remove()
        listener = nil
    }

    /// Cancels the current press; its end has no effect.
    func letGo() { listener?.letGo() }

    private var time: Double { listener?.time ?? 0 }

    // MARK: The press

    private func begin(at point: Point, isTouch: Bool) -> PressListener.Answer {
        guard let hit = overlay.surface.widget(at: point),
            hit == overlay.pointer || gtk_widget_is_ancestor(hit, overlay.pointer) != 0, !ScrolledWindow.isBar(hit)
        else { return .ignore }
        // The parts of a bubble's frame outside its arrow and its corners belong to the window.
        if !overlay.isModal, !overlay.isOnCard(point) { return .ignore }
        if isLive, !isTouch, let event = listener?.event, edges?.begin(at: point, with: event) == true {
            return .ignore
        }
        self.isTouch = isTouch
        target?.pressed()
        target?.contentInput.pointer = nil
        (start, startX) = (time, point.x)
        swipe = Swipe(at: point.y, time: start)
        (scrolled, pinned, contentPress, contentScroll) = (nil, nil, nil, nil)
        let isInContent = isLive && target?.contentInput.ownsPress(on: hit) == true
        holdsSheet = isLive && swipes && overlay.isOnCard(point) && target?.canBeHeld == true
        if holdsSheet {
            if isInContent {
                contentScroll = ContentPress(on: hit, in: overlay.pointer, at: point, isTouch: isTouch).scrolled
            }
            dragged(.moved(swipe, scrolled: contentScroll))
        }
        if isInContent {
            origin = holdsSheet ? .grip(tapDismisses: false) : .elsewhere
            if holdsSheet { return .keep }
            if swipes { contentPress = ContentPress(on: hit, in: overlay.pointer, at: point, isTouch: isTouch) }
            return .watch
        }
        let row = row(holding: hit)
        dragsSheet = row?.dragsSheet == true
        if !isLive || hasJustChanged(row, at: point) {
            origin = .elsewhere
        } else if overlay.isBetweenCards(point) {
            origin = .grip(tapDismisses: true)
        } else if !overlay.isOnCard(point) {
            origin = .backdrop
        } else if let row {
            origin = .row(nil)
            light(row, at: point)
        } else {
            origin = .grip(tapDismisses: false)
        }
        // GTK scrolls: anything by touch, and rows also by the pointer.
        guard !holdsSheet, isTouch || row != nil,
            let area = gtk_widget_get_ancestor(hit, gtk_scrolled_window_get_type()),
            ScrolledWindow.canScroll(area)
        else { return .keep }
        if case .grip = origin { origin = .elsewhere }
        scrolled = area
        return .watch
    }

    /// Whether the pressed position changed so recently that the user can't have meant what is there now.
    private func hasJustChanged(_ row: (any PressTarget)?, at point: Point) -> Bool {
        guard let row else { return rowHasJustLeft(point, isTouch: isTouch) }
        // The grabber and the bar's items are not rows of a list.
        guard let id = row.targetID, !row.dragsSheet else { return false }
        return !places.takesPress(id, at: clock(), aimed: aimed(at: point, isTouch: isTouch))
    }

    /// Whether a row that a press at a point of the window may be meant for was there until recently.
    func rowHasJustLeft(_ point: Point, isTouch: Bool) -> Bool {
        places.hadRow(at: point, at: clock(), aimed: aimed(at: point, isTouch: isTouch))
    }

    /// When the pointer was last moved to a point of the window that is pressed; a finger does not rest anywhere.
    private func aimed(at point: Point, isTouch: Bool) -> Double {
        if isTouch { return .infinity }
        if aimIsUnknown { return -.infinity }
        // A pointer that comes from elsewhere enters without a motion on Wayland.
        guard let aim, Self.isNear(aim.place, point) else { return clock() }
        return aim.since
    }

    private func continuePress(_ part: PressListener.Part) {
        switch part {
        case .moved(let point):
            swipe.move(to: point.y, at: time)
            if let contentPress { return follow(contentPress, to: point) }
            if let scrolled, abs(swipe.distance) > Swipe.slop { return leaveOrTake(scrolled, at: point) }
            if dragsSheet, swipes, isBeyondSlop(point) { beginDrag(at: point) }
            switch origin {
            case .row: slide(to: point)
            case .grip where movesWindow && !isTouch: moveWindow(from: point)
            case .grip: dragged(.moved(swipe, scrolled: contentScroll))
            case .backdrop, .scroll, .elsewhere: break
            }
        case .ended(let point):
            swipe.move(to: point.y, at: time)
            end(at: point)
        case .cancelled:
            releaseHold()
            if case .grip = origin { dragged(.cancelled) }
            forget()
        }
    }

    /// Ends the press here, because the system takes over the pointer.
    private func moveWindow(from point: Point) {
        guard isBeyondSlop(point), let event = listener?.event else { return }
        forget()
        listener?.handOver()
        WindowMove.begin(overlay.surface.native, with: event)
    }

    /// Moves the window by a part of the application's widget that does not use the press.
    private func moveWindow(from point: Point, with press: ContentPress) {
        guard isBeyondSlop(point) else { return }
        guard press.isUnused else { return forget() }
        press.takeOver()
        // The application may have ended the press.
        if listener?.isPressed == true { moveWindow(from: point) }
    }

    /// Whether the press has moved too far for a tap.
    private func isBeyondSlop(_ point: Point) -> Bool {
        max(abs(point.x - startX), abs(swipe.distance)) > Swipe.slop
    }

    /// Turns a press on something that can be chosen into a drag of the sheet, or of its own window.
    private func beginDrag(at point: Point) {
        guard case .row = origin else { return }
        dragsSheet = false
        pinned = nil
        origin = .grip(tapDismisses: false)
        showPressed()
        // The point of a held sheet that was pressed stays under the pointer.
        if holdsSheet { return }
        if !movesWindow || isTouch { swipe = Swipe(at: point.y, time: time) }
    }

    /// Lets a held sheet go on, if the press does not drag it.
    private func releaseHold() {
        guard holdsSheet else { return }
        holdsSheet = false
        if case .grip = origin { return }
        dragged(.cancelled)
    }

    private func end(at point: Point) {
        if case .row = origin { slide(to: point) }
        releaseHold()
        let (origin, isPinned, contentScroll) = (origin, pinned != nil, contentScroll)
        forget()
        let isFlick = swipes && !isPinned && time - start <= Self.flickDuration && swipe.isFlick(at: time)
        switch origin {
        case .row where isFlick, .scroll where isFlick: dragged(.flicked(swipe, at: time))
        case .row(let id): if let id { target?.contentInput.choose(id) }
        case .backdrop:
            if overlay.covers(point), !overlay.isOnCard(point) { dismissed() }
        case .grip(let tapDismisses) where movesWindow && !isTouch:
            if tapDismisses { dismissed() }
        case .grip(let tapDismisses):
            if tapDismisses, abs(swipe.distance) <= Swipe.slop, !swipe.dismisses(at: time) {
                dragged(.cancelled)
                dismissed()
            } else {
                dragged(.ended(swipe, at: time, scrolled: contentScroll))
            }
        case .scroll, .elsewhere: break
        }
    }

    private func forget() {
        holdsSheet = false
        origin = .elsewhere
        (scrolled, pinned, contentPress, contentScroll) = (nil, nil, nil, nil)
        showPressed()
    }

    /// Follows a press inside the application's widget, which may drag the sheet once it has moved.
    ///
    /// In a window of the sheet's own the mouse drags the window instead.
    private func follow(_ press: ContentPress, to point: Point) {
        if movesWindow, !isTouch { return moveWindow(from: point, with: press) }
        switch press.move(to: point, finger: listener?.finger, canExpand: target?.canExpand == true) {
        case .undecided: break
        case .content: forget()
        case .sheet(let start):
            contentPress = nil
            press.takeOver()
            // The application may have ended the press.
            guard listener?.isPressed == true else { return }
            listener?.keep()
            contentScroll = press.scrolled
            swipe.restart(at: start)
            origin = .grip(tapDismisses: false)
            dragged(.moved(swipe, scrolled: contentScroll))
        }
    }

    /// Handles a press on scrolling rows once it has moved: it scrolls the list, or drags the sheet down from its top.
    private func leaveOrTake(_ area: WidgetPointer, at point: Point) {
        forget()
        guard swipes, swipe.distance > 0, ScrolledWindow.isAtTop(area) else { return }
        // In such a window the mouse scrolls the rows, and drags the window only by its header.
        if movesWindow, !isTouch {
            origin = .scroll
            return
        }
        pop_widget_reset_controllers(area)
        listener?.keep()
        swipe = Swipe(at: point.y, time: time)
        origin = .grip(tapDismisses: false)
    }

    // MARK: Rows

    /// Updates the rows' frames, in the window's coordinates; a pressed row stays pressed.
    ///
    /// - Parameter byWindow: Whether the window was resized, and perhaps moved under the pointer.
    func rowsAre(_ frames: [(id: TargetID, frame: Rect)], byWindow: Bool) {
        if aim == nil, !aimIsUnknown { aim = overlay.surface.pointer.map { ($0, -.infinity) } }
        if hasArrived, byWindow { windowMoves() }
        if places.update(frames, origin: overlay.cardOrigin, at: clock(), isAtRest: hasArrived) { pin() }
        showPressed()
    }

    /// The sheet's own window was moved, or is about to be: positions in it have changed on the screen.
    func windowMoves() {
        places.moveAll(at: clock())
        (aim, aimIsUnknown) = (nil, true)
        pin()
        guard case .grip = origin else { return }
        dragged(.cancelled)
        origin = .elsewhere
    }

    /// Limits the press to the row that is pressed now.
    private func pin() {
        guard case .row(let id) = origin, pinned == nil else { return }
        // Without a pressed row the press can't choose anything any more.
        if let id { pinned = id } else { origin = .elsewhere }
    }

    /// Forgets a press whose end will not arrive, because the sheet is on another surface.
    func surfaceChanged() {
        letGo()
        listener?.handOver()
        (aim, aimIsUnknown, hasArrived) = (nil, false, false)
    }

    /// Records the pointer's new position.
    private func follow(_ point: Point) {
        edges?.showCursor(at: point)
        if let aim, Self.isNear(aim.place, point) { return }
        aim = (point, since: aimIsUnknown ? -.infinity : clock())
        aimIsUnknown = false
    }

    /// Highlights the row that the press has been moved to.
    private func slide(to point: Point) {
        let row = row(at: point)
        if let pinned {
            light(row?.targetID == pinned ? row : nil, at: point)
        } else if overlay.cardOrigin == lit.cards || !Self.isNear(lit.pointer, point) {
            light(row, at: point)
        }
        // Otherwise the sheet moved and not the pointer, so the pressed row stays the chosen one.
    }

    private static func isNear(_ one: Point, _ other: Point) -> Bool {
        max(abs(one.x - other.x), abs(one.y - other.y)) <= Swipe.slop
    }

    /// Makes one row look pressed, and no other.
    private func light(_ row: (any PressTarget)?, at point: Point) {
        guard case .row(let old) = origin else { return }
        lit = (point, overlay.cardOrigin)
        let id = row.flatMap { $0.isEnabled ? $0.targetID : nil }
        guard id != old else { return }
        origin = .row(id)
        showPressed()
    }

    /// Makes the row with the pressed id look pressed, whichever widget it has now.
    private func showPressed() {
        var pressed: TargetID?
        if case .row(let id) = origin { pressed = id }
        // Rows that look pressed for other reasons, as in a picture, stay so.
        guard pressed != nil || looksPressed else { return }
        looksPressed = pressed != nil
        for row in targets {
            let isPressed = pressed != nil && row.targetID == pressed
            if row.isPressed != isPressed { row.setPressed(isPressed) }
        }
    }

    private func row(at point: Point) -> (any PressTarget)? {
        overlay.surface.widget(at: point).flatMap { row(holding: $0) }
    }

    private func row(holding widget: WidgetPointer) -> (any PressTarget)? {
        let targets = targets
        var ancestor: WidgetPointer? = widget
        while let candidate = ancestor, candidate != overlay.pointer {
            if let target = targets.first(where: { $0.widget == candidate }) { return target }
            ancestor = gtk_widget_get_parent(candidate)
        }
        return nil
    }
}
