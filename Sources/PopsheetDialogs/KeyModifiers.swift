import CPopsheet

/// The modifiers of keys that count, which Caps Lock and Num Lock do not.
enum KeyModifiers {
    static let all =
        GDK_CONTROL_MASK.rawValue | GDK_SHIFT_MASK.rawValue | GDK_ALT_MASK.rawValue | GDK_SUPER_MASK.rawValue
}
