/// Breaks the lines of a text that would take GTK too long to lay out: the time grows with the square of the length.
///
/// The breaks are paragraph separators, at which GTK begins a line as at a line feed, but which texts hardly contain: what
/// the user edits is the text again once they are removed.
package struct LongLines {
    /// The maximum number of bytes of a line.
    package static let limit = 4_096
    /// From this number of bytes on a line is broken after a space.
    static let spaceLimit = limit - 128
    /// The maximum number of bytes without a space, in which a place to wrap takes GTK longer to find.
    static let wordLimit = 1_024
    /// The character that breaks a line.
    package static let separator: Unicode.Scalar = "\u{2029}"
    /// The number of bytes of the line so far.
    private var length = 0
    /// The number of bytes of the line since its last space.
    private var unspaced = 0
    /// Whether the text itself has no separators.
    package private(set) var isActive = true
    /// Whether the text is only shown, so that its own characters need not be distinguished from the breaks.
    private let isForReading: Bool

    package init(isForReading: Bool) { self.isForReading = isForReading }

    /// The next part of the text, with line breaks added, unless it or an earlier part already has a separator.
    package mutating func broken(_ text: String) -> String {
        if !isForReading, isActive, text.unicodeScalars.contains(Self.separator) { isActive = false }
        if !isActive { return text }
        var result: [UInt8] = []
        result.reserveCapacity(text.utf8.count + 3 * (text.utf8.count / Self.limit + 1))
        for byte in text.utf8 {
            // A character's first byte.
            if isFull, byte & 0xC0 != 0x80 {
                if byte != UInt8(ascii: "\n") { result += String(Self.separator).utf8 }
                (length, unspaced) = (0, 0)
            }
            length = byte == UInt8(ascii: "\n") ? 0 : length + 1
            unspaced = byte == UInt8(ascii: " ") || length == 0 ? 0 : unspaced + 1
            result.append(byte)
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Whether the next character is to be on its own line.
    private var isFull: Bool {
        length >= Self.limit || length >= Self.spaceLimit && unspaced == 0 || unspaced >= Self.wordLimit
    }

    /// What the user has made of the text, without the breaks that were added.
    package func text(of shown: String) -> String { isActive ? Self.joined(shown) : shown }

    /// A text without its breaks.
    static func joined(_ text: String) -> String {
        var scalars = String.UnicodeScalarView()
        scalars.append(contentsOf: text.unicodeScalars.lazy.filter { $0 != separator })
        return String(scalars)
    }
}
