import CPopsheet

/// The rows of a table, and which of them are shown in which order.
struct TableStore {
    /// All rows, in the order in which they came.
    private(set) var rows: [TableRow] = []
    /// The indices of the rows that are shown, in their order.
    private(set) var shown: [Int] = []
    /// Whether each row's check box or radio button is on.
    private(set) var isOn: [Bool] = []
    /// The text that shown rows contain, folded; empty for all rows.
    private(set) var filter: [UInt8] = []
    /// The columns that are searched.
    var searched: [Int] = []
    private var sorting: (column: TableColumn, isDescending: Bool)?

    /// Whether shown rows are in another order than that in which they came.
    var isSorted: Bool { sorting != nil }

    /// Appends rows.
    ///
    /// - Returns: The number of rows that are shown in addition, at the end if the rows aren't sorted.
    mutating func append(_ new: [TableRow]) -> Int {
        let added = rows.count..<rows.count + new.count
        rows += new
        isOn += new.map(\.isOn)
        if isSorted {
            let before = shown.count
            arrange()
            return shown.count - before
        }
        let matching = filter.isEmpty ? Array(added) : added.filter { matches($0) }
        shown += matching
        return matching.count
    }

    /// Shows the rows that contain a text, whatever its case.
    mutating func filter(by text: String) {
        filter = Self.folded(Array(text.utf8))
        arrange()
    }

    /// Sorts by a column; nil for the order in which the rows came.
    mutating func sort(by column: TableColumn?, isDescending: Bool) {
        sorting = column.map { ($0, isDescending) }
        arrange()
    }

    /// Turns a row's check box or radio button on or off.
    mutating func set(_ on: Bool, _ row: Int) { isOn[row] = on }

    /// Changes a cell.
    mutating func set(_ cell: [UInt8], row: Int, column: Int) {
        while rows[row].cells.count <= column { rows[row].cells.append([]) }
        rows[row].cells[column] = cell
    }

    // MARK: Searching

    private func matches(_ row: Int) -> Bool {
        searched.contains { Self.contains(Self.folded(rows[row].bytes($0)), filter) }
    }

    /// The first shown row that is enabled, from a position on and then from the start, whose cell in the first searched
    /// column begins with a text, or contains it.
    func position(of text: String, inside: Bool, from start: Int) -> Int? {
        guard let column = searched.first, !shown.isEmpty else { return nil }
        let wanted = Self.folded(Array(text.utf8))
        for step in shown.indices {
            let position = (start + step) % shown.count
            guard rows[shown[position]].isEnabled else { continue }
            let cell = Self.folded(rows[shown[position]].bytes(column))
            if inside ? Self.contains(cell, wanted) : cell.starts(with: wanted) { return position }
        }
        return nil
    }

    private static func contains(_ bytes: [UInt8], _ part: [UInt8]) -> Bool {
        guard let first = part.first else { return true }
        guard bytes.count >= part.count else { return false }
        return bytes.withUnsafeBufferPointer { bytes in
            for start in 0...bytes.count - part.count where bytes[start] == first {
                if bytes[start..<start + part.count].elementsEqual(part) { return true }
            }
            return false
        }
    }

    /// The bytes without differences of case.
    private static func folded(_ bytes: [UInt8]) -> [UInt8] {
        if bytes.allSatisfy({ $0 < 0x80 }) {
            return bytes.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
        }
        let text = String(decoding: bytes, as: UTF8.self)
        guard let folded = g_utf8_casefold(text, Int(text.utf8.count)) else { return bytes }
        defer { g_free(folded) }
        return Array(String(cString: folded).utf8)
    }

    // MARK: Order

    private mutating func arrange() {
        shown = filter.isEmpty ? Array(rows.indices) : rows.indices.filter { matches($0) }
        guard let (column, isDescending) = sorting else { return }
        if case .toggle = column.kind {
            // What is on comes first.
            let isFirst = isOn
            shown = shown.filter { isFirst[$0] != isDescending } + shown.filter { isFirst[$0] == isDescending }
            return
        }
        var keys: [(key: UnsafeMutablePointer<CChar>, row: Int)] = shown.map { row in
            let text = rows[row].text(column.index)
            // Numbers in the texts are in the order of their values.
            return (g_utf8_collate_key_for_filename(text, Int(text.utf8.count)), row)
        }
        defer { for key in keys { g_free(key.key) } }
        keys.sort { one, other in
            let order = g_strcmp0(one.key, other.key)
            return order == 0 ? one.row < other.row : (order < 0) != isDescending
        }
        shown = keys.map(\.row)
    }
}
