import CPopsheet
import PopsheetLayout
import PopsheetModel

/// What keys, picks and assistive tools make of a sheet on screen.
extension SheetPresenter {
    /// The window that the sheet is in.
    var window: WidgetPointer { owner.window }

    /// Whether a press outside of a popover also reaches what lies there.
    var passesPressesThrough: Bool { place.passesPressesThrough }

    func pick(_ id: Action.ID) {
        if let outcome = sheet.outcome(choosing: id) { onEvent(.ended(outcome)) }
    }

    /// Takes in where the rows are after a change, for a press that goes on or is about to begin.
    func noteRows(byWindow: Bool = false) {
        guard let presses, let area = lastArea?.frame else { return }
        let frames = view.rowFrames.map { (id: $0.id, frame: $0.frame.offset(x: area.x, y: area.y)) }
        presses.rowsAre(frames, byWindow: byWindow)
        // A surface of its own is first laid out before the display has placed it.
        let isPlaced = area.width > 0 && (layout?.container.popup == nil || lastPopup != nil)
        guard isPlaced, motion.isSettled else { return }
        presses.hasArrived = true
    }

    /// The window of the sheet's own is about to have another size, and another place.
    func windowMoves() { presses?.windowMoves() }

    /// Whether keys are the sheet's to hear: not while the focus is in a part of the window that it does not cover, nor
    /// while another sheet lies above.
    var hasKeyboard: Bool {
        guard let focused = gtk_root_get_focus(OpaquePointer(owner.window)) else { return focus.isUppermost }
        return overlay.holds(focused) || isModal && focus.isUppermost
    }

    /// Whether keys reach nothing of the window but the sheet.
    var isModal: Bool { owner.isWholeWindow && overlay.isModal }

    /// Whether the Escape key is the sheet's even where the focus is elsewhere: what is only there for the moment goes
    /// first.
    var hearsEscape: Bool { hasKeyboard || !overlay.isModal }

    /// Whether Return and Space pick the focused row now: nothing on the way out, and what destroys something only at
    /// rest, for the key may have been meant for what was there before.
    private func canPickByKey(_ action: Action) -> Bool {
        !isLeaving && (action.role != .destructive || motion.isSettled)
    }

    /// A person cancels.
    func cancel(_ reason: CancelReason) { onEvent(.ended(.cancelled(reason))) }

    /// The action that has the keyboard's focus.
    var focusedAction: Action.ID? { view.focusedRow.flatMap { view.action(at: $0) }?.id }

    /// Picks the row that has the keyboard's focus, where a key may.
    func pickFocused() {
        guard let row = view.focusedRow, let action = view.action(at: row), canPickByKey(action), !focus.hasJustMoved
        else { return }
        // The user may not know that this is what the key would pick.
        if !view.focusIsInView || action.role == .destructive && !view.showsFocus {
            view.revealFocus()
            return showFocus()
        }
        pick(action.id)
    }

    /// The action whose mnemonic a key is, the next one behind the focus where there are several; nil for none.
    ///
    /// - Parameter code: The hardware's code of the key, which may give the letter in another of the user's layouts.
    func action(forMnemonic key: UInt32, code: UInt32) -> Action.ID? {
        row(forMnemonic: key, code: code).flatMap { view.action(at: $0)?.id }
    }

    private func row(forMnemonic key: UInt32, code: UInt32) -> Int? {
        let rows = mnemonicRows { $0 == gdk_keyval_to_unicode(gdk_keyval_to_lower(key)) }
        if !rows.isEmpty { return rows.first { $0 > view.focusedRow ?? -1 } ?? rows.first }
        guard let display = gtk_widget_get_display(owner.window) else { return nil }
        let others = mnemonicRows { pop_key_has(display, code, $0) }
        return others.first { $0 > view.focusedRow ?? -1 } ?? others.first
    }

    private func mnemonicRows(_ isMeant: (UInt32) -> Bool) -> [Int] {
        (0..<view.rowCount).filter { row in
            guard let letter = view.action(at: row)?.mnemonic, view.isEnabled(row) else { return false }
            return letter.lowercased().unicodeScalars.first.map { isMeant($0.value) } == true
        }
    }

    /// Picks an action by its mnemonic; where others have the same, it only gets the focus.
    func pick(byMnemonicOf id: Action.ID) {
        guard let row = view.index(of: id), let action = view.action(at: row),
            let letter = action.mnemonic?.lowercased()
        else { return }
        let others = (0..<view.rowCount).contains { other in
            other != row && view.isEnabled(other) && view.action(at: other)?.mnemonic?.lowercased() == letter
        }
        if others {
            view.focus(row)
            showFocus()
        } else if canPickByKey(action) {
            pick(action.id)
        }
    }

    /// Moves the keyboard's focus among the rows, and shows where it is.
    ///
    /// - Parameter readsHeader: Whether a header that is longer than its room is scrolled first.
    func moveFocus(_ step: FocusScope.Step, readsHeader: Bool) {
        if !(readsHeader && scrollHeader(step)) { focus.move(step, in: view) }
        showFocus()
    }

    /// Scrolls the header, which lies above the first row; false where the step leads to another row.
    private func scrollHeader(_ step: FocusScope.Step) -> Bool {
        let first = (0..<view.rowCount).first { view.canFocus($0) }
        switch step {
        case .first:
            view.scrollHeaderToTop()
            return false
        case .last: return false
        case .next, .previous, .pageDown, .pageUp:
            guard view.focusedRow.map({ $0 == first }) ?? true else { return false }
            return view.scrollHeader(
                down: step == .next || step == .pageDown, byPage: step == .pageDown || step == .pageUp)
        }
    }

    /// Moves the keyboard's focus to the row whose label begins as was typed.
    func type(_ letter: Character, at time: Double) {
        let rows = (0..<view.rowCount).filter { view.canFocus($0) }
        let current = view.focusedRow.flatMap { rows.firstIndex(of: $0) }
        let labels = rows.lazy.map { [view] in view.label(at: $0) }
        guard let found = typeAhead.type(letter, at: time, among: labels, current: current) else { return }
        focus.wasMoved()
        view.focus(rows[found])
        showFocus()
    }

    /// GTK does so itself for keys that it hears.
    private func showFocus() {
        gtk_window_set_focus_visible(UnsafeMutableRawPointer(owner.window).assumingMemoryBound(to: GtkWindow.self), 1)
    }

    /// The row of an action.
    func row(of id: Action.ID) -> RowView? { view.index(of: id).flatMap { view.row($0) } }

    /// What assistive tools call the sheet (sheet.md 10).
    var accessibleName: String {
        (["Action sheet"] + [sheet.title, sheet.message].compactMap { $0.map(DisplayText.name) }).joined(
            separator: ", ")
    }
}
