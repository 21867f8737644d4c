/// Numbers of rows as rofi writes them: `0`, `-1` from the end, `2:4`, `5-7`, separated by commas.
struct RowRanges: Hashable, Sendable {
    /// The first and the last row, from 0, or negative from the end.
    private struct Range: Hashable, Sendable {
        var first: Int
        var last: Int
    }

    private var ranges: [Range] = []

    init() {}

    /// What is not a number or a range is ignored.
    init(_ text: String) {
        ranges = text.split(separator: ",").compactMap { part in
            if let number = Int(part) { return Range(first: number, last: number) }
            // The sign of the first number is no separator.
            guard let mark = part.dropFirst().firstIndex(where: { $0 == ":" || $0 == "-" }) else { return nil }
            let end = part[part.index(after: mark)...]
            guard let first = Int(part[..<mark]), let last = end.isEmpty ? -1 : Int(end) else { return nil }
            return Range(first: first, last: last)
        }
    }

    var isEmpty: Bool { ranges.isEmpty }

    /// Whether a row is one of them.
    ///
    /// - Parameter count: The number of all rows.
    func contains(_ row: Int, of count: Int) -> Bool {
        ranges.contains { range in
            let first = range.first < 0 ? range.first + count : range.first
            let last = range.last < 0 ? range.last + count : range.last
            return first <= row && row <= last
        }
    }
}
