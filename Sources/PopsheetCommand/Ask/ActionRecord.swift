import Popsheet

/// A row of standard input, `ID<TAB>LABEL` or a text that is both, without terminal escape sequences.
struct ActionRecord: Hashable {
    /// The id, unchanged, for output: a file name need not be UTF-8, and may contain escape sequences.
    var id: [UInt8]
    var label: String

    /// Parses a row; nil if nothing of it would be visible.
    init?(_ bytes: [UInt8]) throws(CommandFailure) {
        let tab = bytes.firstIndex(of: UInt8(ascii: "\t"))
        let text = EscapeSequences.stripped(from: tab.map { bytes[($0 + 1)...] } ?? bytes[...])
        let label = String(decoding: text, as: UTF8.self)
        let id = tab.map { Array(bytes[..<$0]) } ?? text
        // If the id or the label is empty, the other one is used for both.
        if Self.isBlank(label) {
            let text = String(decoding: EscapeSequences.stripped(from: id), as: UTF8.self)
            if Self.isBlank(text) { return nil }
            (self.id, self.label) = (id, text)
        } else {
            (self.id, self.label) = (id.isEmpty ? Array(label.utf8) : id, label)
        }
        if self.id.contains(UInt8(ascii: "\n")) {
            let text = String(decoding: self.id, as: UTF8.self)
            throw .data(
                "standard input: the id \"\(text.excerpt)\" contains a line break; give it another before a tab")
        }
    }

    private static func isBlank(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy { $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint }
    }
}

/// Splits a stream of bytes into records at a terminator byte.
struct RecordSplitter {
    private let end: UInt8
    private var rest: [UInt8] = []

    init(end: UInt8) { self.end = end }

    /// Appends bytes and returns the records they complete, without their terminators.
    mutating func take(_ bytes: some Collection<UInt8>) -> [[UInt8]] {
        var records: [[UInt8]] = []
        var remaining = bytes[...]
        while let index = remaining.firstIndex(of: end) {
            records.append(trimmed(rest + remaining[..<index]))
            rest = []
            remaining = remaining[remaining.index(after: index)...]
        }
        rest += remaining
        return records
    }

    /// The remaining bytes without a terminator.
    mutating func finish() -> [UInt8]? {
        defer { rest = [] }
        return rest.isEmpty ? nil : trimmed(rest)
    }

    /// A line may end with a carriage return and a line feed.
    private func trimmed(_ record: [UInt8]) -> [UInt8] {
        end == UInt8(ascii: "\n") && record.last == UInt8(ascii: "\r") ? record.dropLast() : record
    }
}
