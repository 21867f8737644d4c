import Testing

@testable import PopsheetCommand

/// The lists of rows of `-a` and `-u` (dmenu.md §4).
@Suite struct RowRangesTests {
    @Test(
        arguments: [
            ("0", [0]), ("2", [2]), ("-1", [4]), ("0,3", [0, 3]), ("1:3", [1, 2]), ("1-3", [1, 2, 3]),
            ("3:", [3, 4]), ("-3:-1", [2, 3]), ("0,2:4,-1", [0, 2, 3, 4]), ("9", []), ("-9", []), ("3:1", []),
            (":2", [0, 1]), (":", [0, 1, 2, 3, 4]), ("3-", [3, 4]), ("2:2", []), ("0, 2", [0, 2]),
            (" 1 : 3 ,\t4", [1, 2, 4]),
        ] as [(String, [Int])])
    func aListHasRows(text: String, rows: [Int]) {
        let ranges = RowRanges(text)
        #expect((0..<5).filter { ranges.contains($0, of: 5) } == rows)
    }

    @Test(arguments: ["", "x", ",", "a:b", "1.5", "-"])
    func whatIsNotAListHasNoRows(text: String) { #expect(RowRanges(text).isEmpty) }

    @Test func theRestOfAListCounts() { #expect(RowRanges("x,1").contains(1, of: 2)) }
}
