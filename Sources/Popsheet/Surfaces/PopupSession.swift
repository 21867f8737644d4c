import CPopsheet
import PopsheetLayout

/// A popover's use of its own surface, for as long as its container requires one.
@MainActor
final class PopupSession {
    private let overlay: OverlayView
    private let window: WidgetPointer
    /// The surface that contains the sheet and those inside it; nil if it is the window's.
    private(set) var popup: PopupSurface?
    /// Runs whenever the display has placed the surface again.
    var onLayout: (() -> Void)?
    /// Runs when the display has dismissed the surface.
    var onClosed: (() -> Void)?

    init(of overlay: OverlayView, over window: WidgetPointer) {
        (self.overlay, self.window) = (overlay, window)
    }

    /// Whether the sheet can fade, which requires that the content below can be seen through it.
    var fades: Bool { popup == nil || PopupSurface.isTransparent(over: window) }

    /// The sizes that the display had too little space for, while the request stays the same.
    private(set) var constrainedSizes: [Popup.Axis: Size] = [:]
    private var request: Popup.Request?

    /// The surface's position in the window's coordinates; nil without a surface, or before it is placed.
    var place: Popup.Place? { popup?.place }

    /// Whether the sheet stays in the window: the display has dismissed its surface, but the sheet is still presented.
    private(set) var isGivenUp = false

    /// Keeps the sheet in the window from now on.
    func giveUp() { isGivenUp = true }

    /// Follows the window to another position on the screen.
    func windowMoved() { popup?.windowMoved() }

    /// Records a size that the display had too little space for; returns whether it is a new one.
    func noteRefusal() -> Bool {
        guard let request, let place, let constrained = Popup.constrainedSize(of: request, in: place),
            constrainedSizes[constrained.axis] == nil
        else { return false }
        constrainedSizes[constrained.axis] = constrained.body
        return true
    }

    /// Moves the sheet to a surface, and requests a position in the window's coordinates.
    func enter(_ request: Popup.Request) {
        // The limits also apply in the other direction, but not to another source or size.
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

    /// Limits presses to a bubble, in the window's coordinates.
    func setOutline(_ bubble: Panel?) { popup?.setOutline(bubble) }

    /// Returns the surface; the sheet is not on it any more, whichever container comes next.
    func leave() {
        guard let popup else { return }
        self.popup = nil
        overlay.leave()
        popup.giveBack()
    }
}

extension Popup.Request {
    /// The request in coordinates with another origin.
    func offset(x: Double, y: Double) -> Popup.Request {
        var moved = self
        moved.source = source.offset(x: x, y: y)
        return moved
    }
}

extension Popup.Place {
    /// The place in coordinates with another origin.
    func offset(x: Double, y: Double) -> Popup.Place {
        Popup.Place(edge: edge, frame: frame.offset(x: x, y: y))
    }
}
