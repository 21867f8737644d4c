import Popsheet

/// A row of standard input: `ID<TAB>LABEL`, or the whole of it as both, without escape sequences of terminals.
struct ActionRecord: Hashable {
    /// The id as it was given, printed as it came: a file's name need not be UTF-8, and may hold escape sequences.
    var id: [UInt8]
    var label: String

    /// Reads a row; one that would show nothing is none.
    init?(_ bytes: [UInt8]) throws(CommandFailure) {
        let tab = bytes.firstIndex(of: UInt8(ascii: "\t"))
        let text = EscapeSequences.stripped(from: tab.map { bytes[($0 + 1)...] } ?? bytes[...])
        let label = String(decoding: text, as: UTF8.self)
        let id = tab.map { Array(bytes[..<$0]) } ?? text
        // An empty id, or an empty label, leaves the other for both.
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
                "standard input: the id \"\(text.excerpt)\" has a line break in it; give it another before a tab")
        }
    }

    private static func isBlank(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy { $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint }
    }
}

/// Cuts a stream of bytes into records that end with a certain byte.
struct RecordSplitter {
    private let end: UInt8
    private var rest: [UInt8] = []

    init(end: UInt8) { self.end = end }

    /// Takes bytes in and answers the records that they complete, without their ends.
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

    /// What came last and had no end.
    mutating func finish() -> [UInt8]? {
        defer { rest = [] }
        return rest.isEmpty ? nil : trimmed(rest)
    }

    /// A line may end with a carriage return and a line feed.
    private func trimmed(_ record: [UInt8]) -> [UInt8] {
        end == UInt8(ascii: "\n") && record.last == UInt8(ascii: "\r") ? record.dropLast() : record
    }
}
