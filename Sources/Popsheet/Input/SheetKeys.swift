import CPopsheet
import PopsheetModel

/// The keys of a sheet (sheet.md 9), heard before the window's own shortcuts and the application's accelerators.
@MainActor
final class SheetKeys {
    /// What a key does.
    private enum Meaning {
        case cancel
        /// Pick the action that has the focus as the key goes down.
        case pick(Action.ID?)
        case move(FocusScope.Step)
        case letter(Character)
        case mnemonic(Action.ID)
        /// Nothing, and nothing else receives it either.
        case nothing
    }

    private weak var sheet: SheetPresenter?
    private var controller: WindowController?
    private var held = HeldKeys(since: MonotonicTime.now)
    /// What keys meant of which it is not sure yet whether they were pressed for the sheet.
    private var unsure: [UInt32: Meaning] = [:]

    private var mnemonics: Signal?

    /// Begins to hear the keys of a window.
    ///
    /// - Parameter showMnemonics: Told when the letters that pick actions are to be seen, which GTK decides, and when not.
    init(on window: WidgetPointer, sheet: SheetPresenter, showMnemonics: @escaping @MainActor (Bool) -> Void) {
        self.sheet = sheet
        mnemonics = Signal(window, "notify::mnemonics-visible") { _ in
            showMnemonics(pop_object_number(window, "mnemonics-visible") != 0)
        }
        controller = WindowController(
            gtk_event_controller_key_new(), on: window,
            [
                "key-pressed": { [weak self] arguments in self?.press(Key(arguments)) ?? false },
                "key-released": { [weak self] arguments in
                    self?.release(Key(arguments))
                    return false
                },
            ])
    }

    /// Hears no key any more.
    func remove() {
        controller?.remove()
        controller = nil
        mnemonics?.disconnect()
        mnemonics = nil
    }

    /// Returns whether nothing else receives the key.
    @discardableResult
    func press(_ key: Key) -> Bool {
        let now = MonotonicTime.now
        let press = held.press(key.code, at: now)
        // By itself it does nothing but let GTK show the mnemonics.
        if key.isAlt { return false }
        guard let sheet, hears(key) else { return false }
        let meaning = meaning(of: key, at: now)
        unsure[key.code] = press == .unsure ? meaning : nil
        switch (meaning, press) {
        case (.cancel?, .fresh), (.pick?, .fresh), (.mnemonic?, .fresh): act(meaning)
        // Repeats count for nothing, and a press that may be one counts once the key is let go.
        case (.cancel?, _), (.pick?, _), (.mnemonic?, _), (.move?, .stale), (.letter?, .stale), (.nothing?, _): break
        case (.move(let step)?, _):
            // A line that is typed may have a tab in it, but no arrow.
            if !key.isTab { sheet.typeAhead.end() }
            sheet.moveFocus(step, readsHeader: !key.isTab)
        case (.letter(let letter)?, _): sheet.type(letter, at: now)
        // Nothing that a modal sheet covers hears a key, be it a shortcut or what is typed.
        case (nil, _): return sheet.isModal
        }
        return true
    }

    private func act(_ meaning: Meaning?) {
        switch meaning {
        case .cancel: sheet?.cancel(.escape)
        // Rows may have come and gone since the key went down.
        case .pick(let id): if id == sheet?.focusedAction { sheet?.pickFocused() }
        case .mnemonic(let id): sheet?.pick(byMnemonicOf: id)
        case .move, .letter, .nothing, nil: break
        }
    }

    /// A key was let go.
    func release(_ key: Key) {
        // By then the Alt key may be up.
        let meaning = unsure.removeValue(forKey: key.code)
        if held.release(key.code), hears(key) { act(meaning) }
    }

    private func hears(_ key: Key) -> Bool {
        guard let sheet else { return false }
        if key.isEscape { return sheet.hearsEscape }
        return sheet.hasKeyboard
    }

    /// A key as a signal tells of it.
    struct Key {
        var value: UInt32, code: UInt32, modifiers: UInt32

        /// - Parameters:
        ///   - value: What the key means.
        ///   - code: The hardware's code.
        init(value: UInt32, code: UInt32, modifiers: UInt32 = 0) {
            (self.value, self.code) = (value, code)
            self.modifiers = modifiers & Self.known
        }

        fileprivate init(_ arguments: SignalArguments) {
            self.init(
                value: UInt32(arguments[0]), code: UInt32(arguments[1]), modifiers: UInt32(arguments[2]))
        }

        var isAlt: Bool { value == UInt32(GDK_KEY_Alt_L) || value == UInt32(GDK_KEY_Alt_R) }
        var isEscape: Bool { Int32(value) == GDK_KEY_Escape && modifiers == 0 }
        fileprivate var isTab: Bool { [GDK_KEY_Tab, GDK_KEY_KP_Tab, GDK_KEY_ISO_Left_Tab].contains(Int32(value)) }
        fileprivate var isSpace: Bool {
            [GDK_KEY_space, GDK_KEY_KP_Space].contains(Int32(value)) && modifiers & ~GDK_SHIFT_MASK.rawValue == 0
        }

        private static let known =
            GDK_SHIFT_MASK.rawValue | GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue | GDK_SUPER_MASK.rawValue
    }

    private func meaning(of key: Key, at time: Double) -> Meaning? {
        let alt = GDK_ALT_MASK.rawValue
        if key.modifiers & ~GDK_SHIFT_MASK.rawValue == alt {
            return sheet?.action(forMnemonic: key.value, code: key.code).map { .mnemonic($0) }
        }
        let meaning = plainMeaning(of: key)
        guard let search = sheet?.typeAhead, search.isRunning(at: time) else { return meaning }
        if key.isSpace { return .letter(" ") }
        // The Return after a text that no label matches belongs to that text.
        if case .pick? = meaning, search.hasFailed(at: time) { return .nothing }
        return meaning
    }

    private func plainMeaning(of key: Key) -> Meaning? {
        let (shift, control) = (GDK_SHIFT_MASK.rawValue, GDK_CONTROL_MASK.rawValue)
        switch (Int32(key.value), key.modifiers) {
        case (GDK_KEY_Escape, 0): return .cancel
        case (GDK_KEY_Return, 0), (GDK_KEY_KP_Enter, 0), (GDK_KEY_ISO_Enter, 0), (GDK_KEY_space, 0),
            (GDK_KEY_KP_Space, 0):
            return .pick(sheet?.focusedAction)
        case (GDK_KEY_Tab, 0), (GDK_KEY_KP_Tab, 0), (GDK_KEY_Tab, control), (GDK_KEY_Down, 0), (GDK_KEY_KP_Down, 0):
            return .move(.next)
        case (GDK_KEY_ISO_Left_Tab, shift), (GDK_KEY_Tab, shift), (GDK_KEY_ISO_Left_Tab, shift | control),
            (GDK_KEY_Tab, shift | control), (GDK_KEY_Up, 0), (GDK_KEY_KP_Up, 0):
            return .move(.previous)
        case (GDK_KEY_Home, 0), (GDK_KEY_KP_Home, 0): return .move(.first)
        case (GDK_KEY_End, 0), (GDK_KEY_KP_End, 0): return .move(.last)
        case (GDK_KEY_Page_Up, 0), (GDK_KEY_KP_Page_Up, 0): return .move(.pageUp)
        case (GDK_KEY_Page_Down, 0), (GDK_KEY_KP_Page_Down, 0): return .move(.pageDown)
        case (_, 0), (_, shift):
            guard let scalar = Unicode.Scalar(gdk_keyval_to_unicode(key.value)), scalar.value > 0x20 else { return nil }
            return .letter(Character(scalar))
        default: return nil
        }
    }
}
