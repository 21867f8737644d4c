import Popsheet

/// Reads rows from the bytes of standard input.
struct RowParser: RecordParser {
    private let format: RowFormat
    private let isNULEnded: Bool
    private let fields: RowFields
    private var splitter: RecordSplitter
    /// The number of the last row.
    private var number = 0
    /// Whether there is something to choose.
    private var hasRows = false
    /// What receives the errors that don't end the input; nil if each of them does.
    private var warnings: InputWarnings?

    /// - Parameters:
    ///   - isNULEnded: Whether a NUL ends each row instead of a line break.
    ///   - fields: What the texts of a row are.
    init(_ format: RowFormat, isNULEnded: Bool, _ fields: RowFields = RowFields()) {
        (self.format, self.isNULEnded, self.fields) = (format, isNULEnded, fields)
        splitter = RecordSplitter(end: isNULEnded ? .nul : .line)
    }

    /// A parser for rows that the user sees as they arrive: once there is something to choose, a row that is wrong is
    /// left out with a warning, since an error would take away what the user has chosen.
    ///
    /// - Parameter hasRows: Whether there are rows from elsewhere.
    func leavingOutErrors(hasRows: Bool) -> RowParser {
        var parser = self
        (parser.hasRows, parser.warnings) = (hasRows, InputWarnings())
        return parser
    }

    /// Reports an error as a warning if the input may go on, or end, without what it is about.
    ///
    /// - Returns: Whether it may.
    mutating func leavesOut(_ error: CommandFailure) -> Bool {
        guard hasRows, warnings != nil else { return false }
        warnings?.report(error)
        return true
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
        do throws(CommandFailure) {
            guard let row = try parsed(record) else { return nil }
            hasRows = true
            return row
        } catch {
            if leavesOut(error) { return nil }
            throw error
        }
    }

    private func parsed(_ record: [UInt8]) throws(CommandFailure) -> ActionRecord? {
        switch format {
        case .text: return fields.row(record)
        case .json:
            if record.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D || $0 == 0x0A }) { return nil }
            let escaped = ByteEscapes.escaped(record)
            var row = try ActionRecord(
                DocumentNode(line: escaped ?? record, number: number), fields, mayBreakLines: isNULEnded)
            if escaped != nil { row.restoreBytes() }
            return row
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
