import PopsheetRandomNumbers
import Testing

@testable import PopsheetSearch

/// Found rows are in the order of their scores, and those with the same one in the given order.
@Suite struct FoundRowsTests {
    private func found(_ scores: [(row: Int, score: Int32)], ranks: Bool = true) -> FoundRows {
        let results = PartResults(total: scores.count, parts: 3)
        for part in 0..<3 {
            results.fill(part) { range, found in
                for (index, place) in range.enumerated() {
                    found[index] = FoundRows.key(score: scores[place].score, row: scores[place].row)
                }
                return range.count
            }
        }
        return FoundRows(results, ranks: ranks)
    }

    /// Few scores and as many as there can be, rows that follow each other and rows far apart.
    @Test func rowsWithHigherScoresComeFirst() {
        for var random in RandomNumbers.cases(200) {
            let scores = [-2...3, -40...0, Int32.min...Int32.max, Int32.max - 1...Int32.max]
                .randomElement(using: &random).unsafelyUnwrapped
            let step = [1, 7, 100_000].randomElement(using: &random).unsafelyUnwrapped
            let rows = (0..<Int.random(in: 0...300, using: &random)).map {
                (row: $0 * step, score: Int32.random(in: scores, using: &random))
            }
            let wanted = rows.sorted { $0.score != $1.score ? $0.score > $1.score : $0.row < $1.row }
            #expect(found(rows).rows == wanted.map { UInt32($0.row) }, "\(random)")
            #expect(found(rows).inGivenOrder == rows.map { UInt32($0.row) }, "\(random)")
            #expect(found(rows, ranks: false).rows == rows.map { UInt32($0.row) }, "\(random)")
        }
    }

    @Test func rowsThatCameLaterAreInOrderToo() {
        var all = found([(0, 1), (1, 3)])
        all.append(found([(2, 2), (3, 3)]))
        #expect(all.rows == [1, 3, 2, 0])
        #expect(all.inGivenOrder == [0, 1, 2, 3])
        #expect(all.count == 4)
    }
}
