/// What a text that is typed finds.
package enum SearchMethod: Hashable, Sendable {
    /// Words in any order, then words with gaps; ranked.
    case words
    /// As `fzf --filter` does, with its syntax.
    case fuzzy
    /// The text in a row.
    case exact
    /// A regular expression.
    case regex
    /// As dmenu does.
    case dmenu(ignoresCase: Bool)
    /// As rofi does.
    case rofi(RofiSearch)

    /// The text, whatever its case.
    package static var containing: SearchMethod {
        var search = RofiSearch()
        (search.ignoresCase, search.splitsWords, search.negation) = (true, false, nil)
        return .rofi(search)
    }

    /// The number of rows up to which a search takes no longer than a frame.
    package var rowsOfOneFrame: Int {
        switch self {
        case .regex: Self.rowsOfSlowSearches
        case .rofi(let search):
            search.matching == .normal && search.order == .given ? Self.rows : Self.rowsOfSlowSearches
        case .fuzzy: Self.rowsOfSlowSearches
        case .words, .exact, .dmenu: Self.rows
        }
    }

    private static let (rows, rowsOfSlowSearches) = (100_000, 10_000)
}
