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
}
