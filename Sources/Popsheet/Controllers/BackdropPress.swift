import PopsheetLayout

/// A press beside the cards that is also let go there.
@MainActor
final class BackdropPress {
    private let listener: PressListener

    init(on overlay: OverlayView, of window: WidgetPointer, dismissed: @escaping () -> Void) {
        func isOnBackdrop(_ point: Point) -> Bool { overlay.contains(point) && !overlay.isOnCard(point) }
        listener = PressListener(on: window) { part in
            switch part {
            case .began(let point): return isOnBackdrop(point)
            case .ended(let point):
                if isOnBackdrop(point) { dismissed() }
                return true
            case .cancelled: return true
            }
        }
    }

    /// Hears no press any more.
    func remove() { listener.remove() }
}
