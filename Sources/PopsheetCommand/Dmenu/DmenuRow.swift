/// A row of the input.
struct DmenuRow: Hashable, Sendable {
    /// The row as it is printed.
    var bytes: [UInt8]
    var icon: [UInt8] = []
    /// Words that are not shown, and found.
    var meta: [UInt8] = []
    /// What is shown instead of the row.
    var display: [UInt8]?
    var isSelectable = true
    var isUrgent = false
    var isActive = false

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// A row of dmenu's input, which a NUL ends.
    init(dmenu record: [UInt8]) { bytes = Array(record.prefix { $0 != 0 }) }

    /// A row of rofi's input, with data after a NUL: keys and values, each followed by a unit separator.
    init(rofi record: [UInt8]) {
        guard let end = record.firstIndex(of: 0) else {
            bytes = record
            return
        }
        bytes = Array(record[..<end])
        let parts = record[(end + 1)...].split(separator: Self.unit, omittingEmptySubsequences: false)
        for index in stride(from: 0, to: parts.count - 1, by: 2) {
            set(String(decoding: parts[index], as: UTF8.self), Array(parts[index + 1]))
        }
    }

    private static let unit: UInt8 = 0x1F

    private mutating func set(_ key: String, _ value: [UInt8]) {
        let isTrue = value.elementsEqual("true".utf8)
        switch key {
        case "icon": icon = value
        case "meta": meta = value
        case "display": display = value
        case "nonselectable": isSelectable = !isTrue
        case "urgent": isUrgent = isTrue
        case "active": isActive = isTrue
        default: break
        }
    }
}

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
