import CPopsheet
import PopsheetTestSupport

@testable import Popsheet

/// Counts the key presses that a window receives, including repeats, before any other controller receives them.
///
/// GTK calls the controllers of a widget in order, the newest first, so a sheet presented later receives a key earlier.
@MainActor
final class KeyCounter {
    private(set) var presses = 0
    /// The last key, as GDK numbers it.
    private(set) var last: UInt32?
    /// Runs with each press.
    var onPress: (() -> Void)?
    private let signal: Signal

    init(_ window: WidgetPointer) {
        let keys = gtk_event_controller_key_new()!
        gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
        gtk_widget_add_controller(window, keys)
        weak var counter: KeyCounter?
        signal = Signal.answering(UnsafeMutableRawPointer(keys), "key-pressed") { arguments in
            counter?.presses += 1
            counter?.last = UInt32(arguments[0])
            counter?.onPress?()
            return false
        }
        counter = self
    }

    /// Waits until a held key has repeated often enough to be distinguished from a new press.
    func isRepeated() async throws {
        let before = presses
        try await eventually("the key repeats") { presses >= before + 4 }
    }
}
