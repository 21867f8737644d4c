import PopsheetSearch

/// What is printed, and the exit status.
struct DmenuAnswer: Hashable, Sendable {
    var output: [UInt8] = []
    var status: Int32 = 0

    /// The user has left without an answer.
    static let cancelled = DmenuAnswer(status: 1)
    /// The status of rofi's first custom key.
    static let firstCustomStatus: Int32 = 10

    /// The rows that match the text, for `-dump`: in the given order, whatever else is asked for.
    static func dump(_ rows: [DmenuRow], _ settings: DmenuSettings) -> DmenuAnswer {
        let format = settings.output
        let text = Array(settings.filter.utf8)
        var output: [UInt8] = []
        for index in matches(settings.filter, in: rows, settings) {
            output += format.line(.init(bytes: rows[index].bytes, index: index), text: text)
        }
        return DmenuAnswer(output: output)
    }

    /// The rows that a text finds, in the given order.
    static func matches(_ text: String, in rows: [DmenuRow], _ settings: DmenuSettings) -> [Int] {
        if text.isEmpty { return Array(rows.indices) }
        var settings = settings
        settings.search.order = .given
        let texts = DmenuTexts(settings)
        var packed = PackedRows()
        for row in rows { packed.append(texts.cells(of: row)) }
        let search = RowSearch(packed, for: SearchQuery(text, settings.method), columns: texts.searchedColumns)
        return search.run().rows.map { Int($0) }.sorted()
    }

    /// The answer that needs no user; nil if the question is to be asked.
    static func withoutAsking(_ rows: [DmenuRow], _ settings: DmenuSettings) -> DmenuAnswer? {
        if settings.dumps { return dump(rows, settings) }
        if rows.isEmpty, settings.needsRow { return DmenuAnswer() }
        guard settings.selectsOnlyRow else { return nil }
        let found = matches(settings.filter, in: rows, settings)
        guard found.count == 1, rows[found[0]].isSelectable else { return nil }
        let format = settings.output
        return DmenuAnswer(
            output: format.line(
                .init(bytes: rows[found[0]].bytes, index: found[0]), text: Array(settings.filter.utf8)))
    }
}
