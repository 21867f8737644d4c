import CPopsheet
import PopsheetLayout

/// A popover's stay on a surface of its own, for as long as its form wants one.
@MainActor
final class PopupSession {
    private let overlay: OverlayView
    private let window: WidgetPointer
    /// What carries the sheet, and those inside of it; nil where that is the window.
    private(set) var popup: PopupSurface?
    /// Runs whenever the display placed the surface anew.
    var onLayout: (() -> Void)?
    /// Runs when the display took the surface away.
    var onClosed: (() -> Void)?

    init(of overlay: OverlayView, over window: WidgetPointer) {
        (self.overlay, self.window) = (overlay, window)
    }

    /// Whether the sheet can fade: not where what it is to fade over can't be seen through it.
    var fades: Bool { popup == nil || PopupSurface.isTransparent(over: window) }

    /// What the display had no room for, for as long as the same is asked for.
    private(set) var constrainedSizes: [Popup.Axis: Size] = [:]
    private var request: Popup.Request?

    /// Where the surface is, in the window's coordinates; nil where there is none, or none that was placed yet.
    var place: Popup.Place? { popup?.place }

    /// Whether the sheet is to do without: the display has taken the surface away, and somebody wants the sheet kept.
    private(set) var isGivenUp = false

    /// Stays in the window from now on.
    func giveUp() { isGivenUp = true }

    /// The window has gone elsewhere on the screen.
    func windowMoved() { popup?.windowMoved() }

    /// Notes what the display had no room for; answers whether it was not known yet.
    func noteRefusal() -> Bool {
        guard let request, let place, let constrained = Popup.constrainedSize(of: request, in: place),
            constrainedSizes[constrained.axis] == nil
        else { return false }
        constrainedSizes[constrained.axis] = constrained.body
        return true
    }

    /// Brings the sheet onto a surface, and asks for a place in the window's coordinates.
    func enter(_ request: Popup.Request) {
        // In the other direction the same is asked for, not so where source or content are others.
        if let last = self.request, last.source != request.source || last.natural != request.natural {
            constrainedSizes = [:]
        }
        self.request = request
        let popup = popup ?? lend()
        overlay.isClipped = false
        overlay.move(to: popup)
        popup.show(request)
    }

    private func lend() -> PopupSurface {
        let popup = PopupSurface.lend(over: window)
        self.popup = popup
        popup.follow(ObjectIdentifier(self)) { [weak self] in self?.onLayout?() }
        popup.onClosed = { [weak self] in self?.onClosed?() }
        return popup
    }

    /// Hears presses only within a bubble, in the window's coordinates.
    func setOutline(_ bubble: Panel?) { popup?.setOutline(bubble) }

    /// Gives the surface back; whatever the sheet's form is next, it is not there.
    func leave() {
        guard let popup else { return }
        self.popup = nil
        overlay.leave()
        popup.giveBack()
    }
}

extension Popup.Request {
    /// The request in coordinates that begin elsewhere.
    func offset(x: Double, y: Double) -> Popup.Request {
        var moved = self
        moved.source = source.offset(x: x, y: y)
        return moved
    }
}

extension Popup.Place {
    /// The place in coordinates that begin elsewhere.
    func offset(x: Double, y: Double) -> Popup.Place {
        Popup.Place(edge: edge, frame: frame.offset(x: x, y: y))
    }
}
