import CPopsheet
import Popsheet

/// The keys of a table that GTK's column view does not have.
@MainActor
final class TableKeys {
    private let state: TableState
    private let cells: TableCells
    private let field: FilterField
    private var typeAhead = TypeAhead()
    /// Runs at each key in a row, before anything else; returns whether it has handled it.
    var onKey: ((KeyStroke) -> Bool)?
    /// What highlights the row to which a key may have moved the focus alone.
    private var moving: EventSource?

    init(_ state: TableState, _ cells: TableCells, _ field: FilterField) {
        (self.state, self.cells, self.field) = (state, cells, field)
    }

    /// Receives the keys of a row before the row does.
    ///
    /// - Returns: What receives them until it is disconnected.
    func listen(on row: WidgetPointer) -> Signal? {
        guard let keys = gtk_event_controller_key_new() else { return nil }
        gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
        gtk_widget_add_controller(row, keys)
        return .answering(UnsafeMutableRawPointer(keys), "key-pressed") { [weak self] arguments in
            self?.press(UInt32(arguments[0]), modifiers: UInt32(arguments[2])) ?? false
        }
    }

    private static let commandModifiers =
        GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue | GDK_SUPER_MASK.rawValue | GDK_META_MASK.rawValue

    private func press(_ value: UInt32, modifiers: UInt32) -> Bool {
        if let moving {
            moving.remove()
            highlightFocused()
        }
        let stroke = KeyStroke(key: value, modifiers: .init(rawValue: modifiers & KeyModifiers.all))
        if onKey?(stroke) == true { return true }
        if Self.moves(value) { showFocus() }
        if modifiers & GDK_CONTROL_MASK.rawValue != 0, state.settings.choice != .several {
            // With the Control key GTK moves the focus alone.
            moving = .beforeDraw { [weak self] in
                self?.highlightFocused()
                return false
            }
        }
        guard modifiers & Self.commandModifiers == 0, let position = cells.focusedPosition else { return false }
        state.current = position
        switch Int32(value) {
        case GDK_KEY_space, GDK_KEY_KP_Space:
            if isTyping { return type(" ", from: position) }
            state.toggle(position)
            return state.hasToggles
        case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter:
            if state.hasToggles { state.pressReturn(position) }
            return state.hasToggles
        case GDK_KEY_F2: return cells.edit(position)
        default:
            let letter = gdk_keyval_to_unicode(value)
            guard letter > 0x20, letter != 0x7F, let scalar = Unicode.Scalar(letter) else { return false }
            return type(Character(scalar), from: position)
        }
    }

    /// Shows which row has the focus: GTK does if a key moves it between widgets, and not between rows.
    func showFocus() {
        guard let root = gtk_widget_get_root(state.view) else { return }
        gtk_window_set_focus_visible(WidgetPointer(root).asWindow, 1)
    }

    /// Whether a key moves to another row.
    private static func moves(_ value: UInt32) -> Bool {
        switch Int32(value) {
        case GDK_KEY_Up, GDK_KEY_KP_Up, GDK_KEY_Down, GDK_KEY_KP_Down, GDK_KEY_Home, GDK_KEY_KP_Home, GDK_KEY_End,
            GDK_KEY_KP_End, GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up, GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down:
            true
        default: false
        }
    }

    /// Highlights the row to which the last key has moved the focus alone.
    private func highlightFocused() {
        moving = nil
        if let position = cells.focusedPosition, position != state.selectedPosition { cells.moveTo(position) }
    }

    /// Whether letters were typed before that a space may continue.
    private var isTyping: Bool { !field.isShown && typeAhead.isRunning(at: MonotonicTime.now) }

    /// Moves to the row that matches what was typed, without a field that filters.
    private func type(_ letter: Character, from position: Int) -> Bool {
        // The field takes letters itself, with an input method.
        guard !field.isShown else { return false }
        let found = typeAhead.type(letter, at: MonotonicTime.now, current: position) { [state] text, start in
            state.store.position(of: text, inside: state.settings.searchesInside, from: start)
        }
        if let found { cells.moveTo(found) }
        return true
    }
}
