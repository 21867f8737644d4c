import CPopsheet
import Popsheet

/// The second press on a row: it accepts the row, or edits its cell.
@MainActor
final class TablePresses {
    private weak var table: Table?
    private var signals: [Signal] = []
    /// The row that the last press selected.
    private var last: Int?
    /// The row that is pressed, if it was selected by a press before.
    private var pressed: Int?

    init(of table: Table) { self.table = table }

    /// Begins to receive presses.
    func install() {
        guard let table, !table.hasToggles || table.cells.hasEditable, let gesture = gtk_gesture_click_new() else {
            return
        }
        // The row takes the press once it receives it.
        gtk_event_controller_set_propagation_phase(gesture, GTK_PHASE_CAPTURE)
        gtk_widget_add_controller(table.view, gesture)
        let source = UnsafeMutableRawPointer(gesture)
        signals = [
            Signal(source, "pressed") { [weak self] in self?.press($0) },
            Signal(source, "released") { [weak self] in self?.release($0) },
        ]
    }

    private func press(_ arguments: SignalArguments) {
        guard let table else { return }
        let position = table.cells.position(atX: arguments[1], y: arguments[2])
        let isSecond = position != nil && position == last && table.selectedPosition == position
        pressed = isSecond ? position : nil
        last = position
    }

    private func release(_ arguments: SignalArguments) {
        guard let table, let pressed, table.cells.position(atX: arguments[1], y: arguments[2]) == pressed else {
            return
        }
        self.pressed = nil
        if table.cells.edit(atX: arguments[1], y: arguments[2]) { return }
        // GTK activates the row of a double click.
        if arguments[0] == 1, table.settings.choice == .one { table.activate(pressed) }
    }
}
