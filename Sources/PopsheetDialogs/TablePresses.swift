import CPopsheet
import Popsheet

/// The second press on a row: it accepts the row, or edits its cell.
///
/// In a list with toggles, in which every press toggles the row, it is the second press on texts that can be edited.
@MainActor
final class TablePresses {
    private weak var table: Table?
    private var signals: [Signal] = []
    /// The view owns it.
    private var gesture: OpaquePointer?
    /// The row that the last press selected; in a list with toggles, whose texts it was on.
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
        self.gesture = gesture
        let source = UnsafeMutableRawPointer(gesture)
        signals = [
            Signal(source, "pressed") { [weak self] in self?.press($0) },
            Signal(source, "released") { [weak self] in self?.release($0) },
        ]
    }

    private func press(_ arguments: SignalArguments) {
        guard let table else { return }
        let position = position(at: arguments, in: table)
        let isSecond =
            position != nil && position == last && (table.hasToggles || table.selectedPosition == position)
        pressed = isSecond ? position : nil
        last = position
        // The row does not receive it: the second press of a double click would choose it.
        if pressed != nil, table.cells.canEdit(atX: arguments[1], y: arguments[2]), let gesture {
            gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
        }
    }

    /// The position of the pressed row; nil if another press on it does nothing else.
    private func position(at arguments: SignalArguments, in table: Table) -> Int? {
        let (x, y) = (arguments[1], arguments[2])
        let canBeSecond = !table.hasToggles || table.cells.canEdit(atX: x, y: y)
        return canBeSecond ? table.cells.position(atX: x, y: y) : nil
    }

    private func release(_ arguments: SignalArguments) {
        guard let table, let pressed, table.cells.position(atX: arguments[1], y: arguments[2]) == pressed else {
            return
        }
        self.pressed = nil
        // What the first press has done is undone, as by any second press.
        if table.hasToggles { table.toggle(pressed) }
        if table.cells.edit(atX: arguments[1], y: arguments[2]) || table.hasToggles { return }
        // GTK activates the row of a double click.
        if arguments[0] == 1, table.settings.choice == .one { table.activate(pressed) }
    }
}
