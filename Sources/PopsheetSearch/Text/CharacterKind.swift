import CPopsheetGTK4

/// The kinds of characters that say where a word begins (dmenu.md §7).
enum CharacterKind: Int {
    case blank, delimiter, lower, upper, digit, letter, other

    init(_ scalar: UInt32) {
        // Comparisons, since an array would be retained for each character.
        switch scalar {
        case 0x61...0x7A: self = .lower
        case 0x41...0x5A: self = .upper
        case 0x30...0x39: self = .digit
        case 0x20, 0x09...0x0D: self = .blank
        case 0x2C, 0x2F, 0x3A, 0x3B, 0x7C: self = .delimiter  // , / : ; |
        case ..<0x80: self = .other
        default: self = Self.ofOther(scalar)
        }
    }

    private static func ofOther(_ scalar: UInt32) -> CharacterKind {
        switch g_unichar_type(scalar) {
        case G_UNICODE_LOWERCASE_LETTER: .lower
        case G_UNICODE_UPPERCASE_LETTER: .upper
        case G_UNICODE_DECIMAL_NUMBER, G_UNICODE_LETTER_NUMBER, G_UNICODE_OTHER_NUMBER: .digit
        case G_UNICODE_TITLECASE_LETTER, G_UNICODE_MODIFIER_LETTER, G_UNICODE_OTHER_LETTER: .letter
        default: scalar == 0x85 || scalar == 0xA0 || g_unichar_isspace(scalar) != 0 ? .blank : .other
        }
    }

    /// Whether words consist of such characters.
    var isInWords: Bool { rawValue >= Self.lower.rawValue && self != .other }
}
