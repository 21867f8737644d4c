import PopsheetSearch

/// What is printed, and the exit status.
struct DmenuAnswer: Hashable, Sendable {
    var output: [UInt8] = []
    var status: Int32 = 0

    /// The user has left without an answer.
    static let cancelled = DmenuAnswer(status: 1)
    /// The status of one of rofi's custom keys, from 1.
    static func status(ofCustomKey number: Int) -> Int32 { 9 + Int32(number) }

    /// The rows that match the text, for `-dump`: in the given order, whatever else is asked for.
    ///
    /// As rofi does, only the row as it was read is searched.
    static func dump(_ rows: [DmenuRow], _ settings: DmenuSettings) -> DmenuAnswer {
        let format = settings.output
        let text = Array(settings.filter.utf8)
        var output: [UInt8] = []
        for index in matches(settings.filter, in: rows.map { [$0.bytes] }, columns: [0], settings) {
            output += format.line(.init(bytes: rows[index].bytes, index: index), text: text)
        }
        return DmenuAnswer(output: output)
    }

    /// The rows that are shown with a text, in the given order.
    static func shown(_ text: String, in rows: [DmenuRow], _ settings: DmenuSettings) -> [Int] {
        let texts = DmenuTexts(settings)
        let found = matches(text, in: rows.map { texts.cells(of: $0) }, columns: texts.searchedColumns, settings)
        let permanent = rows.indices.filter { rows[$0].isPermanent }
        return permanent.isEmpty ? found : Set(found).union(permanent).sorted()
    }

    private static func matches(
        _ text: String, in rows: [[[UInt8]]], columns: [Int], _ settings: DmenuSettings
    ) -> [Int] {
        if text.isEmpty { return Array(rows.indices) }
        var settings = settings
        settings.sorts = false
        var packed = PackedRows()
        for row in rows { packed.append(row) }
        let search = RowSearch(packed, for: SearchQuery(text, settings.method), columns: columns)
        return search.run().rows.map { Int($0) }.sorted()
    }

    /// The answer that needs no user; nil if the question is to be asked.
    static func withoutAsking(_ rows: [DmenuRow], _ settings: DmenuSettings) -> DmenuAnswer? {
        if settings.dumps { return dump(rows, settings) }
        if rows.isEmpty, settings.needsRow { return DmenuAnswer() }
        guard settings.selectsOnlyRow else { return nil }
        let found = shown(settings.filter, in: rows, settings)
        guard found.count == 1, rows[found[0]].isSelectable else { return nil }
        let format = settings.output
        return DmenuAnswer(
            output: format.line(
                .init(bytes: rows[found[0]].bytes, index: found[0]), text: Array(settings.filter.utf8)))
    }
}
