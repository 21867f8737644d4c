/// Numbers of rows as rofi writes them: `0`, `-1` from the end, `2:4` for 2 and 3, `5-7`, separated by commas.
struct RowRanges: Hashable, Sendable {
    /// The first and the last row, from 0, or negative from the end.
    private struct Range: Hashable, Sendable {
        var first: Int
        var last: Int
        /// Whether the last row is not one of them.
        var excludesLast = false
    }

    private var ranges: [Range] = []

    init() {}

    /// What is not a number or a range is ignored.
    init(_ text: String) {
        ranges = text.split(separator: ",").compactMap { part in
            let part = Self.trimmed(part)
            if let number = Int(part) { return Range(first: number, last: number) }
            if let colon = part.firstIndex(of: ":") {
                return Self.range(part, colon, excludesLast: true, missingFirst: 0)
            }
            // The sign of the first number is no separator.
            return part.dropFirst().firstIndex(of: "-").flatMap { Self.range(part, $0, excludesLast: false) }
        }
    }

    /// The numbers on both sides of a separator; without the second one, up to and including the last row.
    private static func range(
        _ text: Substring, _ separator: Substring.Index, excludesLast: Bool, missingFirst: Int? = nil
    ) -> Range? {
        let (start, end) = (trimmed(text[..<separator]), trimmed(text[text.index(after: separator)...]))
        guard let first = start.isEmpty ? missingFirst : Int(start) else { return nil }
        if end.isEmpty { return Range(first: first, last: -1) }
        return Int(end).map { Range(first: first, last: $0, excludesLast: excludesLast) }
    }

    private static func trimmed(_ text: Substring) -> Substring {
        let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\t" }
        guard let last = text.lastIndex(where: { !isBlank($0) }) else { return "" }
        return text[...last].drop(while: isBlank)
    }

    var isEmpty: Bool { ranges.isEmpty }

    /// Whether a row is one of them.
    ///
    /// - Parameter count: The number of all rows.
    func contains(_ row: Int, of count: Int) -> Bool {
        ranges.contains { range in
            let first = range.first < 0 ? range.first + count : range.first
            let last = range.last < 0 ? range.last + count : range.last
            return first <= row && (range.excludesLast ? row < last : row <= last)
        }
    }
}
