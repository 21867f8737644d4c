/// What decides which rows match a text, and in which order they are.
protocol RowMatcher: Sendable {
    /// Whether rows have scores; otherwise they keep their order.
    var ranks: Bool { get }
    /// Whether a row that does not match the text before can't match this one, which begins with it.
    func narrows(_ before: Self) -> Bool
    /// The score of a row: those with higher ones come first, those with the same one in the given order; nil if the row does
    /// not match.
    func score(_ row: RowText) -> Int32?
    /// The characters of a matching row that the text stands for.
    func matches(in row: RowText) -> [Range<Int>]
}

extension RowMatcher {
    /// Whether this matcher narrows another one, of any kind.
    func narrows(any before: any RowMatcher) -> Bool { (before as? Self).map { narrows($0) } ?? false }
}
