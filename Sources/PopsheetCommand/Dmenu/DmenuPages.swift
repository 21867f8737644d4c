/// The pages of dmenu's list, by which its keys move (dmenu.md §1).
struct DmenuPages: Hashable, Sendable {
    /// The position of the first row of the page with the highlighted one.
    private var first = 0

    /// The position of a row that a key of the arrows highlights.
    mutating func move(to position: Int, page: Int) {
        if position >= first + page { first += page }
        if position < first { first = max(0, first - page) }
    }

    /// The first row of the next page; nil on the last one.
    mutating func next(of count: Int, page: Int) -> Int? {
        guard first + page < count else { return nil }
        first += page
        return first
    }

    /// The first row of the previous page; nil on the first one.
    mutating func previous(page: Int) -> Int? {
        guard first > 0 else { return nil }
        first = max(0, first - page)
        return first
    }

    /// Goes to the first row, as each change of the text does.
    mutating func goToStart() { first = 0 }

    /// Goes to the last row, which is at the end of a whole page.
    mutating func goToEnd(of count: Int, page: Int) {
        if first + page < count { first = count - page }
    }
}
