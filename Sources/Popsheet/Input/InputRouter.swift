import PopsheetLayout
import PopsheetModel

/// All input of one sheet: presses, touchpad swipes, hovering, keys, and presses outside a popover.
@MainActor
final class InputRouter {
    private unowned let target: any InputTarget
    let presses: PressTracker
    let keys: SheetKeys
    private let touchpad: TouchpadSwipe
    private let hover: HoverListener
    private var outside: OutsidePress?
    private var release: ReleaseWait

    /// Begins to receive input.
    init(for target: any InputTarget) {
        self.target = target
        presses = PressTracker(for: target)
        presses.grip.movesWindow = target.ownWindow != nil
        if presses.grip.movesWindow {
            presses.grip.edges = WindowEdges(of: target.overlay) { [weak target] in
                target?.ownWindow?.cardSize.isResizable == true
            }
        }
        touchpad = TouchpadSwipe(for: target)
        hover = HoverListener(over: target.overlay.pointer) { [weak target] point in
            guard let target else { return }
            target.contentInput.pointer = point.map { target.overlay.placeInArea($0) }
        }
        keys = SheetKeys(on: target.window, for: target)
        release = ReleaseWait(on: target.overlay.pointer, in: target.window)
    }

    /// Receives no more input.
    func remove() {
        keys.remove()
        presses.remove()
        touchpad.remove()
        hover.remove()
        outside?.remove()
    }

    /// The sheet is in another container now.
    func enter(_ layout: PresentationLayout) {
        presses.listener?.letGo()
        touchpad.forget()
        presses.grip.swipes = layout.motion.release != nil
        outside?.remove()
        outside = nil
    }

    /// Forgets a press whose end will not arrive, because the sheet is on another surface.
    func surfaceChanged() {
        presses.listener?.letGo()
        presses.listener?.handOver()
        presses.rows.surfaceChanged()
    }

    /// Begins to observe presses outside the sheet.
    func observeOutside() { outside = OutsidePress(outside: target, after: presses.rows) }

    /// The sheet is being dismissed, or is presented again before it was gone.
    func setLive(_ isLive: Bool) {
        presses.isLive = isLive
        if !isLive { release.begin() }
    }

    /// Whether a press is still held.
    ///
    /// Call once per frame at the end of a dismissal.
    func isHeld() -> Bool { release.isDue() }

    /// Notes where press targets are after a change, for a press that is held or about to begin.
    ///
    /// - Parameters:
    ///   - origin: The area's origin in the window.
    ///   - isPlaced: Whether the sheet has come to rest on its surface.
    ///   - isResized: Whether the window has another size.
    func noteTargets(origin: Rect, isPlaced: Bool, isResized: Bool) {
        let frames = target.contentInput.targetFrames.map {
            (id: $0.id, frame: $0.frame.offset(x: origin.x, y: origin.y))
        }
        if isResized, presses.rows.hasArrived { presses.windowMoves() }
        presses.rows.place(frames)
        if isPlaced { presses.rows.hasArrived = true }
    }
}
