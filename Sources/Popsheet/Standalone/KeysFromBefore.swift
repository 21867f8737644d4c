import CPopsheet

/// Keeps keys that were down before a window was there from doing anything in it (sheet.md 9).
///
/// A Return still held from the terminal that ran the program repeats into the window at once. A key counts once it was
/// let go.
@MainActor
final class KeysFromBefore {
    private let window: WidgetPointer
    private let controller: OpaquePointer
    private var signals: [Signal] = []
    private var held: Set<UInt32> = []

    init(on window: WidgetPointer) {
        self.window = window
        controller = gtk_event_controller_key_new()
        gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
        let source = UnsafeMutableRawPointer(controller)
        signals.append(
            .answering(source, "key-pressed") { [weak self] arguments in
                self?.held.contains(UInt32(arguments[1])) ?? false
            })
        signals.append(
            Signal(source, "key-released") { [weak self] arguments in self?.held.remove(UInt32(arguments[1])) })
        // After the sheet's own, for GTK asks the controllers of a widget newest first.
        signals.append(Signal(window, "map", after: true) { [weak self] _ in self?.listen() })
    }

    /// Hears no key any more.
    func remove() {
        for signal in signals { signal.disconnect() }
        signals = []
    }

    private func listen() {
        guard let display = gtk_widget_get_display(window) else { return }
        var keys = [UInt8](repeating: 0, count: 32)
        pop_desk_keys_down(display, &keys)
        held = Set((0..<256).filter { keys[$0 / 8] & (1 << UInt8($0 % 8)) != 0 }.map(UInt32.init))
        gtk_widget_add_controller(window, controller)
    }
}
