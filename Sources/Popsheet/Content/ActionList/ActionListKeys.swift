import CPopsheet
import PopsheetModel

/// The keys of an action list (sheet.md §9): choosing, moving the focus, searching by typing, mnemonics.
@MainActor
final class ActionListKeys {
    private weak var content: ActionListContent?
    private let rows: ActionRows
    private let scrolling: ListScrolling
    private let focus: ActionListFocus
    private(set) var typeAhead = TypeAhead()

    init(of content: ActionListContent) {
        (self.content, rows, scrolling) = (content, content.rows, content.scrolling)
        focus = content.listFocus
    }

    /// What a key means; nil for nothing.
    func meaning(of key: Key, at time: Double) -> KeyMeaning? {
        if key.isMnemonic { return mnemonicMeaning(of: key) }
        if isCopying(key), let text = content?.headerText { return .once { [weak self] in self?.copy(text) } }
        if typeAhead.isRunning(at: time) {
            if key.isSpace { return typing(" ", at: time) }
            // The Return key after a text that matches no label belongs to that text.
            if key.activates, typeAhead.hasFailed(at: time) { return .nothing }
        }
        if let meaning = defaultMeaning(of: key) { return meaning }
        if key.activates { return activation }
        if let step = step(of: key) { return moving(step, by: key) }
        return key.letter.map { typing($0, at: time) }
    }

    // MARK: Choosing

    /// Chooses the action that has the focus when the key is pressed.
    private var activation: KeyMeaning {
        let id = rows.focusedAction?.id
        return .once { [weak self] in
            // Rows may have been added or removed since the key was pressed.
            if let self, rows.focusedAction?.id == id { chooseFocused() }
        }
    }

    /// The default action's, for the Return key while the focus is where the sheet has put it, and for Ctrl+Return.
    private func defaultMeaning(of key: Key) -> KeyMeaning? {
        guard let id = content?.sheet.defaultID, key.isControlReturn || key.isReturn && focus.isWhereSheetPutIt else {
            return nil
        }
        return .once { [weak self] in
            // It may have been disabled or removed since the key was pressed.
            guard let self, let content, content.sheet.defaultID == id, let host = content.host, !host.isLeaving else {
                return
            }
            // A destructive one only at rest: the key may have been meant for what was there before.
            let isDestructive = content.sheet.actions.contains { $0.id == id && $0.role == .destructive }
            if !isDestructive || host.isAtRest { content.choose(id) }
        }
    }

    private func chooseFocused() {
        guard let action = rows.focusedAction, isChoosableByKey(action), !focus.hasJustMoved else { return }
        // The user may not know that the key would choose this action.
        if !rows.focusIsInView || action.role == .destructive && !rows.showsFocus {
            rows.revealFocus()
            content?.host?.focus.show()
            return
        }
        content?.choose(action.id)
    }

    /// Whether keys choose an action now.
    ///
    /// While the sheet is being dismissed, none does; a destructive one is chosen only at rest, because the key may have
    /// been meant for what was there before.
    private func isChoosableByKey(_ action: Action) -> Bool {
        guard let host = content?.host, !host.isLeaving else { return false }
        return action.role != .destructive || host.isAtRest
    }

    // MARK: Copying

    /// Whether a key copies, with the letter C of any of the user's keyboard layouts.
    private func isCopying(_ key: Key) -> Bool {
        guard key.modifiers == GDK_CONTROL_MASK.rawValue else { return false }
        return [GDK_KEY_c, GDK_KEY_Insert].contains(Int32(key.value)) || isKey(key, of: UInt32(GDK_KEY_c))
    }

    private func copy(_ text: String) {
        gdk_clipboard_set_text(gtk_widget_get_clipboard(rows.list.pointer), text)
    }

    /// Whether a key produces a letter in one of the user's keyboard layouts.
    private func isKey(_ key: Key, of letter: UInt32) -> Bool {
        gtk_widget_get_display(rows.list.pointer).map { KeyboardLayouts.key(key.code, on: $0, has: letter) } ?? false
    }

    // MARK: Mnemonics

    private func mnemonicMeaning(of key: Key) -> KeyMeaning? {
        let actions = rows.actions
        let row = actions.row(forMnemonic: key.value, after: rows.focused) { isKey(key, of: $0) }
        guard let id = row.flatMap({ actions[$0]?.id }) else { return nil }
        return .once { [weak self] in self?.choose(byMnemonicOf: id) }
    }

    /// Chooses an action by its mnemonic; if others have the same one, it only gets the focus.
    private func choose(byMnemonicOf id: Action.ID) {
        let actions = rows.actions
        guard let row = actions.row(of: id), let action = actions[row], action.mnemonic != nil else { return }
        if actions.sharesMnemonic(row) {
            rows.focus(row)
            content?.host?.focus.show()
        } else if isChoosableByKey(action) {
            content?.choose(id)
        }
    }

    // MARK: Moving

    private func step(of key: Key) -> ActionListFocus.Step? {
        let (shift, control) = (GDK_SHIFT_MASK.rawValue, GDK_CONTROL_MASK.rawValue)
        switch (Int32(key.value), key.modifiers) {
        case (GDK_KEY_Tab, 0), (GDK_KEY_KP_Tab, 0), (GDK_KEY_Tab, control), (GDK_KEY_Down, 0), (GDK_KEY_KP_Down, 0):
            return .next
        case (GDK_KEY_ISO_Left_Tab, shift), (GDK_KEY_Tab, shift), (GDK_KEY_ISO_Left_Tab, shift | control),
            (GDK_KEY_Tab, shift | control), (GDK_KEY_Up, 0), (GDK_KEY_KP_Up, 0):
            return .previous
        case (GDK_KEY_Left, 0), (GDK_KEY_KP_Left, 0): return rows.hasNeighbor ? .left : nil
        case (GDK_KEY_Right, 0), (GDK_KEY_KP_Right, 0): return rows.hasNeighbor ? .right : nil
        case (GDK_KEY_Home, 0), (GDK_KEY_KP_Home, 0): return .first
        case (GDK_KEY_End, 0), (GDK_KEY_KP_End, 0): return .last
        case (GDK_KEY_Page_Up, 0), (GDK_KEY_KP_Page_Up, 0): return .pageUp
        case (GDK_KEY_Page_Down, 0), (GDK_KEY_KP_Page_Down, 0): return .pageDown
        default: return nil
        }
    }

    private func moving(_ step: ActionListFocus.Step, by key: Key) -> KeyMeaning {
        .repeatable { [weak self] in
            guard let self else { return }
            // A line that is typed may contain a tab, but no arrow. Only an arrow scrolls the header.
            if !key.isTab { typeAhead.end() }
            if key.isTab || !scrollHeader(step) { focus.move(step) }
            content?.host?.focus.show()
        }
    }

    /// Scrolls the header, which is above the first row; false if the step leads to another row.
    private func scrollHeader(_ step: ActionListFocus.Step) -> Bool {
        let first = (0..<rows.actions.count).first { rows.canFocus($0) }
        switch step {
        case .first:
            scrolling.scrollHeaderToTop()
            return false
        case .last, .left, .right: return false
        case .next, .previous, .pageDown, .pageUp:
            guard rows.focused.map({ $0 == first }) ?? true else { return false }
            return scrolling.scrollHeader(
                down: step == .next || step == .pageDown, byPage: step == .pageDown || step == .pageUp)
        }
    }

    // MARK: Typing

    private func typing(_ letter: Character, at time: Double) -> KeyMeaning {
        .repeatable { [weak self] in self?.type(letter, at: time) }
    }

    /// Moves the focus to the row whose label begins with what was typed.
    private func type(_ letter: Character, at time: Double) {
        let actions = rows.actions
        let choosable = (0..<actions.count).filter { rows.canFocus($0) }
        let current = rows.focused.flatMap { choosable.firstIndex(of: $0) }
        let labels = choosable.lazy.map { actions.label(at: $0) }
        guard let found = typeAhead.type(letter, at: time, among: labels, current: current) else { return }
        focus.wasMoved()
        rows.focus(choosable[found])
        content?.host?.focus.show()
    }
}
