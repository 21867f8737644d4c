/// Reads rows from the bytes of the input.
struct DmenuReader {
    private let separator: UInt8
    private let dialect: DmenuSettings.Dialect
    private var rest: [UInt8] = []

    init(_ settings: DmenuSettings) { (separator, dialect) = (settings.separator, settings.dialect) }

    /// Appends bytes, and returns the rows that they complete.
    mutating func take(_ bytes: [UInt8]) -> [DmenuRow] {
        guard let last = bytes.lastIndex(of: separator) else {
            rest += bytes
            return []
        }
        let complete = rest + bytes[..<last]
        rest = Array(bytes[(last + 1)...])
        // Of bytes that end with a separator, the last record is empty.
        if complete.isEmpty || complete.last == separator { return rows(of: complete) + [row([])] }
        return rows(of: complete)
    }

    private func rows(of bytes: [UInt8]) -> [DmenuRow] {
        var rows: [DmenuRow] = []
        RecordScan.forEach(in: bytes, endedBy: separator) { rows.append(row(Array($0))) }
        return rows
    }

    /// The last row, if it has no end.
    mutating func finish() -> [DmenuRow] {
        defer { rest = [] }
        return rest.isEmpty ? [] : [row(rest)]
    }

    private func row(_ record: [UInt8]) -> DmenuRow {
        if dialect == .dmenu { return DmenuRow(dmenu: record) }
        return separator == 0 ? DmenuRow(record) : DmenuRow(rofi: record)
    }
}
