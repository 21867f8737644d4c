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

    /// The key with a name of X11, such as `Return`, `F1` or `a`; nil if there is none.
    package init?(_ name: String, _ modifiers: Modifiers = []) {
        let key = gdk_keyval_from_name(name)
        if key == GDK_KEY_VoidSymbol || key == 0 { return nil }
        self.init(key: key, modifiers: modifiers)
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
}
