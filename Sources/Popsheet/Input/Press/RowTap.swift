import CPopsheet
import PopsheetLayout
import PopsheetMotion

/// A sliding tap: a press highlights the row that it is on, and its release chooses it (sheet.md §9).
@MainActor
final class RowTap {
    /// A tap that is held.
    struct Tap {
        /// What looks pressed, and is chosen by the release.
        fileprivate(set) var pressed: TargetID?
        /// The only thing that the tap can still choose, if rows have appeared, disappeared or moved during it.
        fileprivate(set) var lockedTarget: TargetID?
    }

    private weak var target: (any InputTarget)?
    private let overlay: OverlayView
    /// The tap that is held; nil without one.
    private(set) var tap: Tap?
    /// Whether a row looks pressed because of a tap.
    private var looksPressed = false
    /// The positions of the pointer and of the cards when a row was last highlighted.
    private var lastHit = (pointer: Point(x: 0, y: 0), cards: Point?.none)
    private var placements = TargetPlacements()
    /// The pointer's position, and when it was moved there.
    private var lastMove: (place: Point, since: Double)?
    /// Whether the window was moved under the pointer, so that its next position does not show that the user moved it.
    private var windowHasMoved = false
    /// Where the pointer was on the screen then; nil if the system does not report it.
    private var placeAtMove: Point?
    /// Whether the sheet has come to rest on its surface: a row that moves later may move under the pointer.
    var hasArrived = false
    /// The clock for the positions of rows, in seconds.
    var clock: () -> Double = { MonotonicTime.now }

    init(on target: any InputTarget) { (self.target, overlay) = (target, target.overlay) }

    // MARK: The tap

    /// Begins a tap on a row.
    func begin(on row: any PressTarget, at point: Point) {
        tap = Tap()
        highlight(row, at: point)
    }

    /// Highlights the row that the tap has been moved to.
    func slide(to point: Point) {
        guard let tap else { return }
        let row = overlay.surface.widget(at: point).flatMap { self.row(holding: $0) }
        if let locked = tap.lockedTarget {
            highlight(row?.targetID == locked ? row : nil, at: point)
        } else if overlay.cardOrigin == lastHit.cards || !Self.isNear(lastHit.pointer, point) {
            highlight(row, at: point)
        }
        // Otherwise the sheet moved and not the pointer, so the pressed row stays the chosen one.
    }

    /// Forgets the tap.
    func end() {
        tap = nil
        showPressed()
    }

    /// The row that contains a widget.
    func row(holding widget: WidgetPointer) -> (any PressTarget)? {
        let targets = target?.contentInput.pressTargets ?? []
        for ancestor in widget.ancestors(upTo: overlay.pointer) {
            if let row = targets.first(where: { $0.widget == ancestor }) { return row }
        }
        return nil
    }

    private static func isNear(_ one: Point, _ other: Point) -> Bool {
        max(abs(one.x - other.x), abs(one.y - other.y)) <= Swipe.slop
    }

    /// Makes one row look pressed, and no other.
    private func highlight(_ row: (any PressTarget)?, at point: Point) {
        lastHit = (point, overlay.cardOrigin)
        let id = row.flatMap { $0.isEnabled ? $0.targetID : nil }
        guard id != tap?.pressed else { return }
        tap?.pressed = id
        showPressed()
    }

    /// Makes the row with the pressed id look pressed, whichever widget it has now.
    private func showPressed() {
        let pressed = tap?.pressed
        // Rows that look pressed for other reasons, as in a picture, stay so.
        guard pressed != nil || looksPressed else { return }
        looksPressed = pressed != nil
        for row in target?.contentInput.pressTargets ?? [] {
            let isPressed = pressed != nil && row.targetID == pressed
            if row.isPressed != isPressed { row.setPressed(isPressed) }
        }
    }

    /// Limits the tap to the row that is pressed now; without one it can't choose anything any more.
    private func lock() {
        guard let held = tap, held.lockedTarget == nil else { return }
        if held.pressed == nil { tap = nil } else { tap?.lockedTarget = held.pressed }
    }

    // MARK: Rows that move

    /// Updates the rows' frames, in the window's coordinates; a pressed row stays pressed.
    func place(_ frames: [(id: TargetID, frame: Rect)]) {
        if lastMove == nil, !windowHasMoved { lastMove = overlay.surface.pointer.map { ($0, -.infinity) } }
        if placements.update(frames, origin: overlay.cardOrigin, at: clock(), isAtRest: hasArrived) { lock() }
        showPressed()
    }

    /// The sheet's own window was moved, or is about to be: positions in it have changed on the screen.
    func windowMoves() {
        placements.moveAll(at: clock())
        (lastMove, windowHasMoved, placeAtMove) = (nil, true, screenPointer)
        lock()
    }

    /// The pointer's position on the screen; nil if the system does not report it.
    private var screenPointer: Point? {
        var (x, y) = (0.0, 0.0)
        guard let display = gtk_widget_get_display(overlay.pointer), pop_desk_pointer(display, &x, &y) else {
            return nil
        }
        return Point(x: x, y: y)
    }

    /// Whether the user has moved the pointer since the window was moved.
    private var pointerHasMoved: Bool {
        guard let placeAtMove, let place = screenPointer else { return false }
        return !Self.isNear(placeAtMove, place)
    }

    /// The sheet is on another surface.
    func surfaceChanged() { (lastMove, windowHasMoved, hasArrived) = (nil, false, false) }

    /// Notes the pointer's new position.
    func pointerMoved(to point: Point) {
        if let lastMove, Self.isNear(lastMove.place, point) { return }
        lastMove = (point, since: windowHasMoved && !pointerHasMoved ? -.infinity : clock())
        windowHasMoved = false
    }

    /// Whether the pressed position changed so recently that the user can't have meant what is there now.
    func hasJustChanged(_ row: (any PressTarget)?, at point: Point, isTouch: Bool) -> Bool {
        guard let row else { return rowHasJustLeft(point, isTouch: isTouch) }
        // The grabber and the bar's items are not rows of a list.
        guard let id = row.targetID, !row.dragsSheet else { return false }
        return !placements.takesPress(id, at: clock(), aimed: aimed(at: point, isTouch: isTouch))
    }

    /// Whether a row that a press at a point of the window may be meant for was there until recently.
    func rowHasJustLeft(_ point: Point, isTouch: Bool) -> Bool {
        placements.hadRow(at: point, at: clock(), aimed: aimed(at: point, isTouch: isTouch))
    }

    /// When the pointer was last moved to a point of the window that is pressed; a finger does not rest anywhere.
    private func aimed(at point: Point, isTouch: Bool) -> Double {
        if isTouch { return .infinity }
        if windowHasMoved { return -.infinity }
        // A pointer that comes from elsewhere enters without a motion on Wayland.
        guard let lastMove, Self.isNear(lastMove.place, point) else { return clock() }
        return lastMove.since
    }
}
