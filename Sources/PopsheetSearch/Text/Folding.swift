import CPopsheetGTK4

/// The differences between characters that a search ignores.
package struct Folding: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// Differences of case: Unicode's simple case folding.
    package static let letterCase = Folding(rawValue: 1)
    /// Accents and other marks.
    package static let accents = Folding(rawValue: 2)

    /// A character without these differences; nil for a mark that is one of them.
    func folded(_ scalar: UInt32) -> UInt32? {
        if scalar < 0x80 { return contains(.letterCase) && Self.isASCIICapital(scalar) ? scalar | 0x20 : scalar }
        if scalar < Self.tableSize {
            let folded = Self.tables[rawValue][Int(scalar)]
            return folded == Self.dropped ? nil : folded
        }
        let folded = computed(scalar)
        return folded == Self.dropped ? nil : folded
    }

    /// Folds a text.
    func folded(_ text: [UInt32]) -> [UInt32] { text.compactMap { folded($0) } }

    private static func isASCIICapital(_ scalar: UInt32) -> Bool { scalar &- 0x41 < 26 }

    /// Whether a character has another one as its small form.
    static func isCapital(_ scalar: UInt32) -> Bool { small(scalar) != scalar }

    // MARK: Characters beyond ASCII

    private static let dropped = UInt32.max
    /// The characters of most languages are in the tables.
    private static let tableSize: UInt32 = 0x1_0000
    /// The tables of all sets, by their raw value; they are computed when the first text needs them.
    private static let tables: [[UInt32]] = (0..<4).map { rawValue in
        let folding = Folding(rawValue: rawValue)
        return (0..<tableSize).map { folding.computed($0) }
    }

    private func computed(_ scalar: UInt32) -> UInt32 {
        var scalar = scalar
        if contains(.accents) {
            guard let base = Self.base(of: scalar) else { return Self.dropped }
            scalar = base
        }
        return contains(.letterCase) ? Self.lowered(scalar) : scalar
    }

    /// Both forms of the Greek sigma, for example, have the same capital; the dotless and the dotted i are letters of their own.
    private static func lowered(_ scalar: UInt32) -> UInt32 {
        scalar == 0x130 || scalar == 0x131 ? scalar : small(g_unichar_toupper(scalar))
    }

    /// The small form of a capital; GLib has none for numerals and letters in circles.
    private static func small(_ scalar: UInt32) -> UInt32 {
        switch scalar {
        case 0x2160...0x216F: scalar + 0x10
        case 0x24B6...0x24CF: scalar + 26
        default: g_unichar_tolower(scalar)
        }
    }

    /// The letter below the marks; nil for a mark.
    private static func base(of scalar: UInt32) -> UInt32? {
        if let letter = strokes[scalar] { return letter }
        if g_unichar_type(scalar) == G_UNICODE_NON_SPACING_MARK { return nil }
        var parts = [UInt32](repeating: 0, count: 18)
        let count = g_unichar_fully_decompose(scalar, 0, &parts, UInt(parts.count))
        guard count > 1, parts[1..<Int(count)].allSatisfy({ g_unichar_ismark($0) != 0 }) else { return scalar }
        return parts[0]
    }

    /// Letters with a stroke, which Unicode does not decompose.
    private static let strokes: [UInt32: UInt32] = [
        0xD8: 0x4F, 0xF8: 0x6F, 0x110: 0x44, 0x111: 0x64, 0x126: 0x48, 0x127: 0x68, 0x131: 0x69, 0x141: 0x4C,
        0x142: 0x6C, 0x166: 0x54, 0x167: 0x74, 0x180: 0x62, 0x197: 0x49, 0x268: 0x69,
    ]
}
