import PopsheetDialogs
import PopsheetModel

/// What is printed of a row, or of a text (dmenu.md §4).
struct DmenuFormat: Hashable, Sendable {
    /// The row that is printed.
    struct Row {
        var bytes: [UInt8]
        /// Its number among all rows, from 0.
        var index: Int
    }

    /// The letters of the format.
    var letters: [UInt8]
    /// Whether rows are markup.
    var isMarkup: Bool

    /// A line.
    ///
    /// - Parameters:
    ///   - row: The row; nil if the text is the answer.
    ///   - text: The text in the field.
    func line(_ row: Row?, text: [UInt8]) -> [UInt8] {
        let bytes = row?.bytes ?? text
        return letters.flatMap { letter -> [UInt8] in
            switch letter {
            case UInt8(ascii: "s"): bytes
            case UInt8(ascii: "i"): Array("\(row?.index ?? -1)".utf8)
            case UInt8(ascii: "d"): Array("\(row.map { $0.index + 1 } ?? 0)".utf8)
            case UInt8(ascii: "q"): Self.quoted(bytes)
            case UInt8(ascii: "p"): plain(bytes, isRow: row != nil)
            case UInt8(ascii: "f"): text
            case UInt8(ascii: "F"): Self.quoted(text)
            default: [letter]
            }
        } + [UInt8(ascii: "\n")]
    }

    private func plain(_ bytes: [UInt8], isRow: Bool) -> [UInt8] {
        guard isRow else { return bytes }
        let text = String(decoding: bytes, as: UTF8.self)
        return Array((Markup.styled(text)?.plain ?? "invalid string").utf8)
    }

    /// The bytes as one word of a shell.
    private static func quoted(_ bytes: [UInt8]) -> [UInt8] {
        let quote = UInt8(ascii: "'")
        return [quote] + bytes.flatMap { $0 == quote ? Array(#"'\''"#.utf8) : [$0] } + [quote]
    }
}
