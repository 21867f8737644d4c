import CPopsheet
import PopsheetLayout
import PopsheetMotion

/// Decides who owns each press on a sheet (sheet.md §9).
///
/// A press that begins on a row is a sliding tap. One that begins and ends outside the cards dismisses. One that begins
/// on a card outside the rows, or between the cards, drags the sheet.
@MainActor
final class PressTracker {
    /// Who owns a press.
    private enum Owner {
        /// The rows, and other things that can be chosen.
        case rows
        /// The sheet, which the press drags.
        case grip
        /// The application's widget, and perhaps the sheet once the press has moved.
        case content(ContentPress)
        /// Rows that GTK scrolls, and from whose top a flick dismisses the sheet.
        case scroll
        /// The space around the cards.
        case backdrop
        /// Something else, or nothing.
        case other
    }

    private weak var target: (any InputTarget)?
    private let overlay: OverlayView
    /// The taps on rows.
    let rows: RowTap
    /// The drags of the sheet.
    let grip: SheetGrip
    /// Whether presses have an effect; if not, they do not reach anything below the sheet either.
    var isLive = true { didSet { if !isLive { listener?.letGo() } } }
    private(set) var listener: PressListener?
    private var owner = Owner.other
    private var press = PressMovement()
    /// The scrolled window that the press may scroll, with the rows in it.
    private var scrolled: ScrolledWindow?
    /// Whether the press drags the sheet as soon as it moves, although it began on something that it can choose.
    private var dragsSheet = false

    /// Begins to receive the presses on a sheet.
    init(for target: any InputTarget) {
        (self.target, overlay, rows, grip) = (target, target.overlay, RowTap(on: target), SheetGrip(on: target))
        listener = PressListener(
            on: target.window, surface: { [overlay] in overlay.surface },
            began: { [weak self] in self?.begin(at: $0, isTouch: $1) ?? .ignore },
            continued: { [weak self] in self?.continuePress($0, at: $1) })
        listener?.pointerMoved = { [rows, grip] point in
            grip.edges?.showCursor(at: point)
            rows.pointerMoved(to: point)
        }
    }

    /// Receives no more presses.
    func remove() {
        listener?.remove()
        listener = nil
    }

    /// The sheet's own window was moved, or is about to be: positions in it have changed on the screen.
    func windowMoves() {
        rows.windowMoves()
        if case .grip = owner { listener?.letGo() }
    }

    private var time: Double { listener?.time ?? 0 }

    // MARK: The press

    private func begin(at point: Point, isTouch: Bool) -> PressListener.Answer {
        guard let target, let hit = overlay.surface.widget(at: point), overlay.holds(hit), !ScrolledWindow.isBar(hit)
        else { return .ignore }
        let isOnCard = overlay.isOnCard(point)
        // The parts of a bubble's frame outside its arrow and its corners belong to the window.
        if !overlay.isModal, !isOnCard { return .ignore }
        if isLive, grip.resizesWindow(at: point, isTouch: isTouch, event: listener?.event) { return .ignore }
        target.scrolling.stop()
        target.contentInput.pointer = nil
        press = PressMovement(at: point, time: time, isTouch: isTouch)
        (owner, scrolled) = (.other, nil)
        let isInContent = isLive && target.contentInput.ownsPress(on: hit)
        let content = isInContent ? ContentPress(on: hit, in: overlay.pointer, at: point, isTouch: isTouch) : nil
        let isHeld = isLive && isOnCard && grip.hold(press, scrolling: content?.scrolled)
        if let content {
            if isHeld { drag() } else if grip.swipes { owner = .content(content) }
            return isHeld ? .keep : .watch
        }
        let row = rows.row(holding: hit)
        dragsSheet = row?.dragsSheet == true
        // GTK scrolls: anything by touch, and rows also by the pointer.
        if !isHeld, isTouch || row != nil { scrolled = .scrolling(around: hit, upTo: overlay.pointer) }
        if !isLive || rows.hasJustChanged(row, at: point, isTouch: isTouch) {
            owner = .other
        } else if overlay.isBetweenCards(point) {
            drag(tapDismisses: true)
        } else if !isOnCard {
            owner = .backdrop
        } else if let row {
            owner = .rows
            rows.begin(on: row, at: point)
        } else if scrolled == nil {
            drag()
        }
        return scrolled == nil ? .keep : .watch
    }

    /// Drags the sheet, or its own window, by the press from now on.
    private func drag(scrolling content: ScrolledWindow? = nil, tapDismisses: Bool = false) {
        owner = .grip
        grip.begin(scrolling: content, tapDismisses: tapDismisses)
    }

    private func continuePress(_ step: PressListener.Step, at point: Point) {
        if case .cancel = step {
            if case .grip = owner { grip.cancel() } else { grip.letGo() }
            return forget()
        }
        press.swipe.move(to: point.y, at: time)
        if case .up = step { end(at: point) } else { move(to: point) }
    }

    private func move(to point: Point) {
        if case .content(let content) = owner { return follow(content, to: point) }
        if let scrolled, abs(press.swipe.distance) > Swipe.slop { return leaveOrTake(scrolled, at: point) }
        if dragsSheet, rows.tap != nil, grip.swipes, press.isDrag(at: point) {
            rows.end()
            // The point of a held sheet that was pressed stays under the pointer.
            if !grip.isHolding, !grip.dragsWindow(by: press) { press.swipe = Swipe(at: point.y, time: time) }
            drag()
        }
        switch owner {
        case .rows: rows.slide(to: point)
        case .grip: moveGrip(to: point)
        case .content, .scroll, .backdrop, .other: break
        }
    }

    private func moveGrip(to point: Point) {
        guard grip.move(press, to: point, event: listener?.event) else { return }
        // The system takes over the pointer.
        forget()
        listener?.handOver()
    }

    private func end(at point: Point) {
        rows.slide(to: point)
        grip.letGo()
        let (owner, tap) = (owner, rows.tap)
        forget()
        let isFlick = grip.swipes && tap?.lockedTarget == nil && press.isFlick(at: time)
        switch owner {
        case .rows where isFlick && tap != nil, .scroll where isFlick: grip.flick(press, at: time)
        case .rows: if let id = tap?.pressed { target?.contentInput.choose(id) }
        case .grip: grip.end(press, at: time)
        case .backdrop: if overlay.covers(point), !overlay.isOnCard(point) { target?.cancel(.backdrop) }
        case .content, .scroll, .other: break
        }
    }

    private func forget() {
        (owner, scrolled) = (.other, nil)
        rows.end()
    }

    /// Follows a press inside the application's widget, which may drag the sheet, or its own window, once it has moved.
    private func follow(_ content: ContentPress, to point: Point) {
        switch grip.decision(on: content, by: press, at: point, finger: listener?.finger) {
        case .undecided: return
        case .content: return forget()
        case .sheet(let start): press.swipe.restart(at: start)
        }
        content.takeOver()
        // The application may have ended the press.
        guard listener?.isPressed == true else { return forget() }
        listener?.keep()
        drag(scrolling: content.scrolled)
        moveGrip(to: point)
    }

    /// Handles a press on scrolling rows once it has moved: it scrolls the list, or drags the sheet down from its top.
    private func leaveOrTake(_ area: ScrolledWindow, at point: Point) {
        forget()
        guard grip.swipes, press.swipe.distance > 0, area.offset <= 0 else { return }
        // In such a window the mouse scrolls the rows, and drags the window only by its header.
        if grip.dragsWindow(by: press) {
            owner = .scroll
            return
        }
        pop_widget_reset_controllers(area.widget)
        listener?.keep()
        press.swipe = Swipe(at: point.y, time: time)
        drag()
    }
}
