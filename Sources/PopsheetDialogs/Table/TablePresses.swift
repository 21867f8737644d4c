import CPopsheet
import Popsheet

/// The presses on rows for which GTK's column view does something else, or nothing.
///
/// In a list with toggles every press toggles the row. The second press on a row accepts it, or edits its cell; one with the
/// Control key selects one more row of several.
@MainActor
final class TablePresses {
    private let state: TableState
    private let cells: TableCells
    private var signals: [Signal] = []
    /// The view owns it.
    private var gesture: OpaquePointer?
    /// The row that the last press selected; in a list with toggles, whose texts that can be edited it was on.
    private var last: Int?
    /// The row that is pressed, unless the press is GTK's alone, and whether a press before has selected it.
    ///
    /// Rows, and not positions: another row may be there when the button is released.
    private var pressed: (row: Int, isSecond: Bool)?

    /// Receives the presses on a table's view.
    init(_ state: TableState, _ cells: TableCells) {
        (self.state, self.cells) = (state, cells)
        guard let gesture = gtk_gesture_click_new() else { return }
        // The row takes the press once it receives it.
        gtk_event_controller_set_propagation_phase(gesture, GTK_PHASE_CAPTURE)
        gtk_widget_add_controller(state.view, gesture)
        self.gesture = gesture
        let source = UnsafeMutableRawPointer(gesture)
        signals = [
            Signal(source, "pressed") { [weak self] in self?.press($0) },
            Signal(source, "released") { [weak self] in self?.release($0) },
        ]
    }

    private func press(_ arguments: SignalArguments) {
        guard let gesture else { return }
        let (x, y) = (arguments[1], arguments[2])
        let position = cells.position(atX: x, y: y)
        let row = position.map { state.store.shown[$0] }
        if state.settings.choice == .several, hasControl, let position {
            // In GTK 4.8, the row and its cell both toggle it.
            cells.toggleSelection(position)
            (last, pressed) = (nil, nil)
            gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
            return
        }
        if state.settings.typesInField {
            pressed = row.map { ($0, false) }
            return
        }
        if arguments[0] > 1, !state.hasToggles, let position, let last, row != last {
            // GTK would take it for the second press on a row that has moved away.
            gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
            state.select(position)
        }
        let canEdit = cells.canEdit(atX: x, y: y)
        let isSecond =
            row != nil && row == last && (state.hasToggles ? canEdit : state.selectedPosition == position)
        pressed = row.flatMap { state.hasToggles || isSecond ? ($0, isSecond) : nil }
        last = state.hasToggles && !canEdit ? nil : row
        // The row does not receive it: the second press of a double click would choose it.
        if isSecond, canEdit { gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED) }
    }

    /// Whether the Control key is held.
    private var hasControl: Bool {
        guard let gesture else { return false }
        return gtk_event_controller_get_current_event_state(gesture).rawValue & GDK_CONTROL_MASK.rawValue != 0
    }

    private func release(_ arguments: SignalArguments) {
        let (x, y) = (arguments[1], arguments[2])
        guard let (row, isSecond) = pressed, let position = cells.position(atX: x, y: y),
            state.store.shown[position] == row
        else { return }
        pressed = nil
        if state.settings.typesInField { return choose(position) }
        // A second press undoes what the first one has done.
        if state.hasToggles { state.toggle(position) }
        if isSecond, cells.edit(atX: x, y: y) || state.hasToggles { return }
        // GTK activates the row of a double click.
        if isSecond, arguments[0] == 1, state.settings.choice == .one { state.activate(position) }
    }

    /// A press on a row of a list in whose field one types.
    private func choose(_ position: Int) {
        state.select(position)
        if hasControl, state.hasToggles { return state.toggle(position) }
        if state.store.isEnabled(state.store.shown[position]) { state.onActivate?() }
    }
}
