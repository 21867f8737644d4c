import CPopsheet
import TestSupport

@testable import Popsheet

/// Counts the keys that a window hears pressed, repeats among them, before anything else in the window hears them.
///
/// GTK asks the controllers of a widget in turn, the newest first: what is presented later hears a key before this one does.
@MainActor
final class KeyCounter {
    private(set) var presses = 0
    private let signal: Signal

    init(_ window: WidgetPointer) {
        let keys = gtk_event_controller_key_new()!
        gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
        gtk_widget_add_controller(window, keys)
        weak var counter: KeyCounter?
        signal = Signal.answering(UnsafeMutableRawPointer(keys), "key-pressed") { _ in
            counter?.presses += 1
            return false
        }
        counter = self
    }

    /// Waits until a key that is held has repeated as often as tells it from one that is pressed anew.
    func isRepeated() async throws {
        let before = presses
        try await eventually("the key repeats") { presses >= before + 4 }
    }
}
