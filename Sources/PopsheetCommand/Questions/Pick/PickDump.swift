import PopsheetSearch

/// Rows of standard input for `pick --dump`, which need not be shown.
struct PickDump {
    /// The cells of a row: its label, and the id if it is another text.
    private static let (label, id) = (0, 1)

    private var rows = PackedRows()

    /// Reads rows as `RowParser` does.
    init(_ bytes: [UInt8], isNULEnded: Bool) {
        RecordScan.forEach(in: bytes, endedBy: isNULEnded ? 0 : UInt8(ascii: "\n")) { record in
            var record = record
            if !isNULEnded, record.last == UInt8(ascii: "\r") { record = .init(rebasing: record.dropLast()) }
            guard Self.isPlain(record) else {
                guard let row = ActionRecord(Array(record)) else { return }
                return rows.append([Array(row.label.utf8), row.id])
            }
            rows.append(record)
        }
    }

    /// Whether a record is both the id and the label, and no part of it is removed.
    private static func isPlain(_ record: UnsafeBufferPointer<UInt8>) -> Bool {
        var (hasLetter, isSpecial) = (false, false)
        for byte in record {
            hasLetter = hasLetter || (byte > 0x20 && byte < 0x7F)
            isSpecial = isSpecial || byte == UInt8(ascii: "\t") || byte == 0x1B
        }
        return hasLetter && !isSpecial
    }

    /// The ids of the rows that a text finds, each with its end.
    func output(_ text: String, _ method: SearchMethod, end: UInt8) -> [UInt8] {
        var output: [UInt8] = []
        let found =
            text.isEmpty
            ? (0..<UInt32(rows.count)).map { $0 }
            : RowSearch(rows, for: SearchQuery(text, method), columns: [Self.label]).run().rows
        for row in found {
            let before = output.count
            rows.append(Int(row), Self.id, to: &output)
            if output.count == before { rows.append(Int(row), Self.label, to: &output) }
            output.append(end)
        }
        return output
    }
}
