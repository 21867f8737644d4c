import CPopsheet
import PopsheetLayout

/// A press beside the cards that is also let go there.
@MainActor
final class BackdropPress: PressWatch {
    private var signals: [Signal] = []
    private var beganOutside = false
    private let overlay: OverlayView
    private var gesture: UnsafeMutableRawPointer?

    init(on overlay: OverlayView, dismissed: @escaping () -> Void) {
        self.overlay = overlay
        guard let gesture = UnsafeMutableRawPointer(gtk_gesture_click_new()) else { return }
        self.gesture = gesture
        signals = [
            Signal(gesture, "pressed") { [weak self, weak overlay] arguments in
                guard let self, let overlay else { return }
                beganOutside = !overlay.isOnCard(Point(x: arguments[1], y: arguments[2]))
            },
            Signal(gesture, "released") { [weak self, weak overlay] arguments in
                guard let self, let overlay, beganOutside else { return }
                beganOutside = false
                let point = Point(x: arguments[1], y: arguments[2])
                if overlay.contains(point), !overlay.isOnCard(point) { dismissed() }
            },
        ]
        gtk_widget_add_controller(overlay.pointer, OpaquePointer(gesture))
    }

    func remove() {
        for signal in signals { signal.disconnect() }
        signals = []
        if let gesture { gtk_widget_remove_controller(overlay.pointer, OpaquePointer(gesture)) }
        gesture = nil
    }
}
