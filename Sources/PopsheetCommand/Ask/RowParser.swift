import Popsheet

/// Reads rows from the bytes of standard input.
struct RowParser {
    private let format: RowFormat
    /// The keys that an object may have.
    private let keys: [String]
    private var splitter: RecordSplitter
    /// The number of the last row.
    private var number = 0

    /// - Parameters:
    ///   - isNULEnded: Whether a NUL ends each row instead of a line break.
    ///   - mayBeChecked: Whether objects may have the key `checked`.
    init(_ format: RowFormat, isNULEnded: Bool, mayBeChecked: Bool = false) {
        self.format = format
        keys = SheetDocument.actionKeys + (mayBeChecked ? [ActionRecord.checkedKey] : [])
        splitter = RecordSplitter(end: isNULEnded ? 0 : UInt8(ascii: "\n"))
    }

    /// Appends bytes, and returns the rows that they complete.
    mutating func take(_ bytes: [UInt8]) throws(CommandFailure) -> [ActionRecord] {
        var rows: [ActionRecord] = []
        for record in splitter.take(bytes) { if let row = try row(record) { rows.append(row) } }
        return rows
    }

    /// The last row, if it has no end.
    mutating func finish() throws(CommandFailure) -> [ActionRecord] {
        guard let record = splitter.finish(), let row = try row(record) else { return [] }
        return [row]
    }

    private mutating func row(_ record: [UInt8]) throws(CommandFailure) -> ActionRecord? {
        number += 1
        switch format {
        case .text: return try ActionRecord(record)
        case .json:
            if record.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { return nil }
            let line = "standard input, line \(number)"
            let value: JSONValue
            do {
                value = try JSONParser.parse(record)
            } catch {
                throw .data("\(line), column \(error.column): \(error.reason)")
            }
            return try ActionRecord(DocumentNode(value: value, pointer: "", document: line), keys: keys)
        }
    }
}

/// The format of rows on standard input.
enum RowFormat: String, CommandWord {
    case text, json

    var word: String { rawValue }

    /// The option that reads rows from standard input, for messages.
    static func reader(stdin: Bool, nulEnded: Bool) -> String { stdin ? "--stdin" : nulEnded ? "-0" : "--rows" }
}
