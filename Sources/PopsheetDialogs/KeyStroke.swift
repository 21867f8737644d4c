import CPopsheet

/// A key that is pressed, with the modifiers that count.
package struct KeyStroke: Hashable, Sendable {
    package struct Modifiers: OptionSet, Hashable, Sendable {
        package let rawValue: UInt32

        package init(rawValue: UInt32) { self.rawValue = rawValue }

        package static let shift = Modifiers(rawValue: GDK_SHIFT_MASK.rawValue)
        package static let control = Modifiers(rawValue: GDK_CONTROL_MASK.rawValue)
        package static let alt = Modifiers(rawValue: GDK_ALT_MASK.rawValue)
        package static let `super` = Modifiers(rawValue: GDK_SUPER_MASK.rawValue)
    }

    /// The key's symbol, as X11 and Wayland number them, in lower case.
    package let key: UInt32
    package let modifiers: Modifiers

    /// - Parameter key: A key's symbol; a letter that was typed as a capital is the letter.
    package init(key: UInt32, modifiers: Modifiers) {
        (self.key, self.modifiers) = (gdk_keyval_to_lower(key), modifiers)
    }

    /// The key with a name of X11, such as `Return`, `F1` or `a`; nil if no key has the name.
    package init?(_ name: String, _ modifiers: Modifiers = []) {
        let key = gdk_keyval_from_name(name)
        if key == GDK_KEY_VoidSymbol || key == 0 { return nil }
        self.init(key: key, modifiers: modifiers)
    }

    /// The key as it may have been named, the likeliest first.
    ///
    /// These are itself, the key of the main block that does the same, the symbol that it types, and the digit of its key.
    package var spellings: [KeyStroke] { [self, onMainBlock, asSymbol, onDigitRow] }

    /// The symbol alone, if the Shift key may be what types it, or the key itself; a letter has a capital instead.
    private var asSymbol: KeyStroke {
        guard modifiers.contains(.shift), let symbol = Unicode.Scalar(gdk_keyval_to_unicode(key)), symbol > " ",
            symbol != "\u{7F}", !symbol.properties.isAlphabetic
        else { return self }
        return KeyStroke(key: key, modifiers: modifiers.subtracting(.shift))
    }

    /// The key of the main block that does the same as one of the number pad.
    package var onMainBlock: KeyStroke {
        let pairs: [Int32: Int32] = [
            GDK_KEY_KP_Enter: GDK_KEY_Return, GDK_KEY_ISO_Enter: GDK_KEY_Return, GDK_KEY_KP_Up: GDK_KEY_Up,
            GDK_KEY_KP_Down: GDK_KEY_Down, GDK_KEY_KP_Left: GDK_KEY_Left, GDK_KEY_KP_Right: GDK_KEY_Right,
            GDK_KEY_KP_Home: GDK_KEY_Home, GDK_KEY_KP_End: GDK_KEY_End, GDK_KEY_KP_Page_Up: GDK_KEY_Page_Up,
            GDK_KEY_KP_Page_Down: GDK_KEY_Page_Down, GDK_KEY_KP_Delete: GDK_KEY_Delete,
            GDK_KEY_ISO_Left_Tab: GDK_KEY_Tab,
        ]
        return pairs[Int32(key)].map { KeyStroke(key: UInt32($0), modifiers: modifiers) } ?? self
    }

    /// The digit whose key types a symbol with the Shift key on a US keyboard, or the key itself.
    package var onDigitRow: KeyStroke {
        guard modifiers.contains(.shift), let digit = Self.shiftedDigits.firstIndex(of: key) else { return self }
        return KeyStroke(key: UInt32(GDK_KEY_0) + UInt32(digit), modifiers: modifiers)
    }

    /// The key with the Shift key too, on a condition.
    package func withShift(if isShifted: Bool) -> KeyStroke {
        isShifted ? KeyStroke(key: key, modifiers: modifiers.union(.shift)) : self
    }

    /// What the keys 0 to 9 type with the Shift key.
    private static let shiftedDigits = ")!@#$%^&*(".unicodeScalars.map(\.value)

    /// The digit that the key types; nil for another key.
    package var digit: Int? {
        for first in [GDK_KEY_0, GDK_KEY_KP_0] where (first...first + 9).contains(Int32(key)) {
            return Int(Int32(key) - first)
        }
        return nil
    }

    /// The key and its modifiers with their names, as in `ctrl-e`, `Alt+Return` or `F2`; nil if they are not those of a key.
    package init?(combination: String) {
        var rest = combination[...]
        var modifiers: Modifiers = []
        // A name may have a dash.
        while Self.names[rest.lowercased()] == nil,
            let end = rest.dropFirst().firstIndex(where: { $0 == "-" || $0 == "+" }),
            rest.index(after: end) < rest.endIndex
        {
            guard let modifier = Self.modifiers[rest[..<end].lowercased()] else { return nil }
            modifiers.insert(modifier)
            rest = rest[rest.index(after: end)...]
        }
        let name = String(rest)
        if Self.backTabs.contains(name.lowercased()) { modifiers.insert(.shift) }
        let named = Self.names[name.lowercased()] ?? name
        if let stroke = KeyStroke(named, modifiers) {
            self = stroke
        } else if named.unicodeScalars.count == 1, let scalar = named.unicodeScalars.first {
            self.init(key: gdk_unicode_to_keyval(scalar.value), modifiers: modifiers)
        } else {
            return nil
        }
    }

    private static let modifiers: [String: Modifiers] = [
        "ctrl": .control, "control": .control, "alt": .alt, "mod1": .alt, "shift": .shift, "super": .super,
        "mod4": .super,
    ]

    /// Names for Tab with the Shift key: fzf's, and X11's.
    private static let backTabs = ["btab", "iso_left_tab"]

    /// Names that fzf has for keys.
    private static let names = [
        "btab": "Tab", "iso_left_tab": "Tab",
        "enter": "Return", "return": "Return", "space": "space", "tab": "Tab", "esc": "Escape", "escape": "Escape",
        "del": "Delete", "delete": "Delete", "bspace": "BackSpace", "backspace": "BackSpace", "up": "Up",
        "down": "Down", "left": "Left", "right": "Right", "home": "Home", "end": "End", "page-up": "Page_Up",
        "page-down": "Page_Down", "pgup": "Page_Up", "pgdn": "Page_Down", "insert": "Insert",
    ]
}
