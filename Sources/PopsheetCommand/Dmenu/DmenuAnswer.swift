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
        var unsorted = settings
        unsorted.sorts = false
        let query = SearchQuery(settings.filter, unsorted.method)
        var output: [UInt8] = []
        for index in matches(query, in: rows.map { [$0.bytes] }, columns: [0]) {
            output += format.line(.init(bytes: rows[index].bytes, index: index), text: text)
        }
        return DmenuAnswer(output: output)
    }

    /// The rows that are shown with a text, in the order in which they are: permanent ones follow those that rank.
    static func shown(_ text: String, in rows: [DmenuRow], _ settings: DmenuSettings) -> [Int] {
        let found = found(by: text, in: rows, settings)
        let others = Set(rows.indices.filter { rows[$0].isPermanent }).subtracting(found)
        if others.isEmpty { return found }
        let ranks = SearchQuery(text, settings.method).ranks
        return ranks ? found + others.sorted() : (found + others).sorted()
    }

    /// The rows that a text finds, in the order of the search.
    static func found(by text: String, in rows: [DmenuRow], _ settings: DmenuSettings) -> [Int] {
        let texts = DmenuTexts(settings)
        return matches(
            SearchQuery(text, settings.method), in: rows.map { texts.cells(of: $0) }, columns: texts.searchedColumns)
    }

    private static func matches(_ query: SearchQuery, in rows: [[[UInt8]]], columns: [Int]) -> [Int] {
        if query.text.isEmpty { return Array(rows.indices) }
        var packed = PackedRows()
        for row in rows { packed.append(row) }
        return RowSearch(packed, for: query, columns: columns).run().rows.map { Int($0) }
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
