import PopsheetSearch

/// The value of an option of rofi, as its kinds of options read it (dmenu.md §4).
struct RofiValue: Hashable, Sendable {
    var bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// A number as C's strtol reads it.
    var number: Int { Int(CInteger.leading(in: text)) }

    /// A number of rows; nil for as many as fit.
    var lines: Int? { DmenuParser.lines(text) }

    /// The number of an X11 window.
    var window: UInt? { DmenuParser.window(text) }

    /// Whether a setting that is on or off is off; only this word turns it off.
    var isFalse: Bool { text == "false" }

    /// The separator: one character, or its escape, also by its number (`\x1e`); a longer one is taken as a line break.
    var separator: UInt8 {
        if bytes.count == 1 { return bytes[0] }
        let digits = text.dropFirst(2)
        if text.hasPrefix("\\x"), digits.allSatisfy(\.isHexDigit), let code = UInt8(digits, radix: 16) { return code }
        return Self.escapes[text] ?? UInt8(ascii: "\n")
    }

    private static let escapes: [String: UInt8] = [
        "\\a": 0x07, "\\b": 0x08, "\\t": 0x09, "\\v": 0x0B, "\\f": 0x0C, "\\r": 0x0D, "\\0": 0,
        "\\\\": UInt8(ascii: "\\"),
    ]

    /// The character of `-matching-negate-char`; nil for none, which is an empty text or `\0`.
    var character: Unicode.Scalar? { text == "\\0" ? nil : text.unicodeScalars.first }

    var matching: RofiSearch.Matching { RofiSearch.Matching(rawValue: text.lowercased()) ?? .normal }

    var isFuzzyScore: Bool { text.lowercased() == "fzf" }

    /// The numbers of columns, from 1; nil for the whole row.
    var columns: [Int]? {
        let columns = text.split { $0 == "," || $0 == " " }.compactMap { Int($0) }.filter { $0 > 0 }
        return columns.isEmpty ? nil : columns
    }
}
