import CPopsheet
import PopsheetLayout

/// A press outside of a popover: it dismisses, and reaches what lies there.
///
/// The window hears it before whatever it is meant for, and takes it away from there only where it must not arrive: on the
/// source, which would open the popover anew, and where the application wants no press to pass.
@MainActor
final class OutsidePress: PressWatch {
    private let window: WidgetPointer
    private let gesture: OpaquePointer
    private var controller: WindowController?

    /// Begins to listen.
    init(beside sheet: SheetPresenter) {
        window = sheet.window
        gesture = gtk_gesture_click_new()
        // Any button, not only the first.
        gtk_gesture_single_set_button(gesture, 0)
        controller = WindowController(gesture, on: window, signal: "pressed") { [weak self, weak sheet] arguments in
            if let self, let sheet { pressed(at: Point(x: arguments[1], y: arguments[2]), beside: sheet) }
            return false
        }
    }

    func remove() {
        controller?.remove()
        controller = nil
    }

    private func pressed(at point: Point, beside sheet: SheetPresenter) {
        guard !sheet.isLeaving else { return }
        let target = gtk_widget_pick(window, point.x, point.y, GTK_PICK_DEFAULT)
        if let target, sheet.overlay.holds(target) || sheet.overlay.isBelowSheet(of: target) { return }
        if !sheet.passesPressesThrough || sheet.anchor?.isHit(at: point, target: target) == true {
            gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
        }
        sheet.cancel(.outsideClick)
    }
}
