import CPopsheetGTK4

/// The kinds of characters that say where a word begins (dmenu.md §7).
enum CharacterKind: Int {
    case blank, delimiter, lower, upper, digit, letter, other

    init(_ scalar: UInt32) {
        self = scalar < 0x80 ? Self.ascii[Int(scalar)] : Self.ofOther(scalar)
    }

    private static let ascii: [CharacterKind] = (0..<0x80).map { code in
        switch UInt8(code) {
        case 0x09...0x0D, 0x20: .blank
        case UInt8(ascii: "/"), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "|"): .delimiter
        case UInt8(ascii: "a")...UInt8(ascii: "z"): .lower
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): .upper
        case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
        default: .other
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
