import CPopsheet

/// A key in a key event.
struct Key {
    /// The key's symbol, as GDK's `GDK_KEY_` constants.
    var value: UInt32
    /// The key's hardware code.
    var code: UInt32
    /// The pressed modifiers, of Shift, Control, Alt and Super.
    var modifiers: UInt32

    init(value: UInt32, code: UInt32, modifiers: UInt32 = 0) {
        (self.value, self.code) = (value, code)
        self.modifiers = modifiers & Self.known
    }

    /// The key in the arguments of a key controller's signal.
    init(_ arguments: SignalArguments) {
        self.init(value: UInt32(arguments[0]), code: UInt32(arguments[1]), modifiers: UInt32(arguments[2]))
    }

    /// Whether it is an Alt key.
    var isAlt: Bool { [GDK_KEY_Alt_L, GDK_KEY_Alt_R].contains(Int32(value)) }
    /// Whether it is Escape without modifiers.
    var isEscape: Bool { Int32(value) == GDK_KEY_Escape && modifiers == 0 }
    /// Whether it is a Tab key, with any modifiers.
    var isTab: Bool { [GDK_KEY_Tab, GDK_KEY_KP_Tab, GDK_KEY_ISO_Left_Tab].contains(Int32(value)) }
    /// Whether it is Space, with or without Shift.
    var isSpace: Bool {
        [GDK_KEY_space, GDK_KEY_KP_Space].contains(Int32(value)) && modifiers & ~GDK_SHIFT_MASK.rawValue == 0
    }
    /// Whether it activates what has the focus: Return, Enter or Space without modifiers.
    var activates: Bool {
        let keys = [GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter, GDK_KEY_space, GDK_KEY_KP_Space]
        return modifiers == 0 && keys.contains(Int32(value))
    }
    /// Whether it is Return or Enter without modifiers.
    var isReturn: Bool { modifiers == 0 && isAnyReturn }
    /// Whether it is Return or Enter with the Control key, which chooses the default action wherever the focus is.
    var isControlReturn: Bool { modifiers == GDK_CONTROL_MASK.rawValue && isAnyReturn }

    private var isAnyReturn: Bool {
        [GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter].contains(Int32(value))
    }

    /// Whether Alt is held, so that the key is a mnemonic.
    var isMnemonic: Bool { modifiers & ~GDK_SHIFT_MASK.rawValue == GDK_ALT_MASK.rawValue }
    /// The character that the key types; nil for keys that type none.
    var letter: Character? {
        guard modifiers & ~GDK_SHIFT_MASK.rawValue == 0,
            let scalar = Unicode.Scalar(gdk_keyval_to_unicode(value)), scalar.value > 0x20
        else { return nil }
        return Character(scalar)
    }

    private static let known =
        GDK_SHIFT_MASK.rawValue | GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue | GDK_SUPER_MASK.rawValue
}
