import ArgumentParser
import PopsheetSearch

/// How `popsheet pick` searches, and what it answers if one row is found, or none.
struct PickSearchArguments: ParsableArguments {
    @Option(word: "How the text in the field finds rows", default: "words", valueName: "method")
    var match = MatchMethod.words

    @Option(parsing: .unconditional, help: .init("The text in the field at first.", valueName: "text"))
    var query: String?

    @Flag(help: "Let the user accept the text in the field if no row matches.")
    var custom = false

    @Flag(help: "Print the text in the field before the rows.")
    var printQuery = false

    @Flag(name: .customLong("select-1"), help: "Answer without a window if exactly one row matches.")
    var selectOne = false

    @Flag(name: .customLong("exit-0"), help: "End with status 1 without a window if no row matches.")
    var exitWithoutRow = false

    @Flag(help: "Print the ids of all rows that match, in their order, without a window.")
    var dump = false

    /// Whether all rows must be known before the question is asked.
    var needsAllRows: Bool { selectOne || exitWithoutRow || dump }

    /// Whether rows have the order of the text's matches.
    var ranks: Bool { query.map { SearchQuery($0, match.method).ranks } == true }

    /// The rows that match, in their order.
    func matches(in rows: [ActionRecord], columns: Int) -> [Int] {
        guard let query, !query.isEmpty else { return Array(rows.indices) }
        var packed = PackedRows()
        for row in rows { packed.append(row.searchedCells(columns: columns)) }
        let search = RowSearch(packed, for: SearchQuery(query, match.method), columns: Array(0...max(columns, 1)))
        return search.run().rows.map { Int($0) }
    }
}

/// How a text finds rows.
enum MatchMethod: String, CommandWord {
    case words, fuzzy, exact, regex

    var word: String { rawValue }

    var method: SearchMethod {
        switch self {
        case .words: .words
        case .fuzzy: .fuzzy
        case .exact: .exact
        case .regex: .regex
        }
    }
}

extension ActionRecord {
    /// The texts in which a search looks: the columns, or the label, and the subtitle.
    fileprivate func searchedCells(columns: Int) -> [[UInt8]] {
        let texts = columns > 0 ? Array(cells.prefix(columns)) : [label]
        let padding = Array(repeating: [UInt8](), count: max(0, columns - texts.count))
        return texts.map { Array($0.utf8) } + padding + [Array((subtitle ?? "").utf8)]
    }
}
