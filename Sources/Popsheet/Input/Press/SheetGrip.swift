import PopsheetLayout
import PopsheetMotion

/// A press that drags the sheet, or a window that holds nothing but the sheet (sheet.md §9, content.md §6).
@MainActor
final class SheetGrip {
    private weak var target: (any InputTarget)?
    /// Whether a drag moves the sheet and a flick dismisses it, as only bottom sheets permit.
    var swipes = true
    /// Whether the window is the sheet's own, so that the mouse drags the window instead of the sheet.
    var movesWindow = false
    /// The edges by which the mouse resizes that window.
    var edges: WindowEdges?
    /// Whether the press holds a sheet that was moving, before it is known what the press does (content.md §6).
    private(set) var isHolding = false
    /// Whether a tap dismisses the sheet.
    private var tapDismisses = false

    init(on target: any InputTarget) { self.target = target }

    /// Whether a press drags the window.
    func dragsWindow(by press: PressMovement) -> Bool { movesWindow && !press.isTouch }

    /// Lets the mouse resize the window, if a press is on one of its edges; returns whether it is.
    func resizesWindow(at point: Point, isTouch: Bool, event: OpaquePointer?) -> Bool {
        guard !isTouch, let edges, let event else { return false }
        return edges.begin(at: point, with: event)
    }

    /// Stops a sheet that moves under a press; returns whether it did move.
    func hold(_ press: PressMovement, scrolling scrolled: ScrolledWindow?) -> Bool {
        isHolding = swipes && target?.canBeHeld == true
        if isHolding { for step in [SheetDrag.began(scrolling: scrolled), .moved(press.swipe)] { target?.drag(step) } }
        return isHolding
    }

    /// Lets a held sheet continue, because the press does not drag it.
    func letGo() {
        if isHolding { cancel() }
    }

    /// Drags the sheet by the press from now on.
    func begin(scrolling scrolled: ScrolledWindow? = nil, tapDismisses: Bool = false) {
        self.tapDismisses = tapDismisses
        if !isHolding { target?.drag(.began(scrolling: scrolled)) }
        isHolding = false
    }

    /// Decides about a press inside the application's widget: in its own window, the mouse does not move the sheet.
    func decision(
        on content: ContentPress, by press: PressMovement, at point: Point, finger: OpaquePointer?
    ) -> ContentPress.Decision {
        if !dragsWindow(by: press) {
            return content.move(to: point, finger: finger, canExpand: target?.canExpand == true)
        }
        guard press.isDrag(at: point) else { return .undecided }
        return content.isUnused ? .sheet(from: point.y - press.swipe.distance) : .content
    }

    /// Moves the sheet with a press that is at a point, or lets the press move the window; returns whether it does.
    func move(_ press: PressMovement, to point: Point, event: OpaquePointer?) -> Bool {
        guard dragsWindow(by: press) else {
            target?.drag(.moved(press.swipe))
            return false
        }
        guard let target, let event, press.isDrag(at: point) else { return false }
        WindowMove.begin(target.overlay.surface.native, with: event)
        return true
    }

    /// Releases the sheet, at a time in seconds.
    func end(_ press: PressMovement, at time: Double) {
        let swipe = press.swipe
        let isTap = dragsWindow(by: press) || abs(swipe.distance) <= Swipe.slop && !swipe.dismisses(at: time)
        if tapDismisses, isTap {
            cancel()
            target?.cancel(.backdrop)
        } else if !dragsWindow(by: press) {
            target?.drag(.ended(swipe, at: time))
        }
    }

    /// Releases the sheet after a flick on something else.
    func flick(_ press: PressMovement, at time: Double) {
        for step in [SheetDrag.began(), .ended(press.swipe, at: time)] { target?.drag(step) }
    }

    /// Ends the drag without an effect.
    func cancel() {
        isHolding = false
        target?.drag(.cancelled)
    }
}
