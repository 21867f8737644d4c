import PopsheetRandomNumbers
import Testing

@testable import PopsheetSearch

/// Rows keep their cells, however many there are and however long they are.
@Suite struct PackedRowsTests {
    @Test func cellsAreKeptToTheByte() {
        for var random in RandomNumbers.cases(20) {
            var (packed, rows) = (PackedRows(), [[[UInt8]]]())
            for _ in 0..<100 {
                let cells = (0..<Int.random(in: 0...4, using: &random)).map { _ in
                    (0..<[0, 1, 127, 128, 300].randomElement(using: &random).unsafelyUnwrapped).map { _ in
                        UInt8.random(in: 0...255, using: &random)
                    }
                }
                packed.append(cells)
                rows.append(cells)
            }
            #expect((0..<rows.count).map { packed.cells($0) } == rows, "\(random)")
            packed.replace(50, [[1], [2]])
            rows[50] = [[1], [2]]
            #expect((0..<rows.count).map { packed.cells($0) } == rows, "\(random)")
            #expect(packed.cell(50, 1) == [2])
            #expect(packed.cell(50, 7) == [])
        }
    }

    @Test func theThreadsOfASearchFindWhatOneFinds() {
        var (packed, wanted) = (PackedRows(), [UInt32]())
        for number in 0..<50_000 {
            // None in some of the threads' parts, and all in others.
            let isFound = number < 9_000 || (20_000..<20_010).contains(number) || number > 43_000 && number % 3 == 0
            packed.append([Array((isFound ? "yes \(number)" : "no \(number)").utf8)])
            if isFound { wanted.append(UInt32(number)) }
        }
        let query = SearchQuery("yes", .exact)
        #expect(RowSearch(packed, for: query, columns: [0]).run().rows == wanted)
        #expect(RowSearch(packed, for: query, columns: [0], from: 20_000).run().rows == wanted.filter { $0 >= 20_000 })
        #expect(RowSearch(packed, for: query, columns: [0], among: wanted).run().rows == wanted)
        #expect(RowSearch(PackedRows(), for: query, columns: [0]).run().rows == [])
        let stopped = RowSearch(packed, for: query, columns: [0])
        stopped.stop()
        #expect(stopped.run().rows == [])
    }

    @Test func aSearchReadsTheRowsOfItsBeginning() {
        var packed = PackedRows()
        for number in 0..<RowBlock.capacity * 2 { packed.append([Array("\(number)".utf8)]) }
        let search = RowSearch(packed, for: SearchQuery("819", .exact), columns: [0])
        packed.replace(819, [[0x78]])
        packed.append([Array("819".utf8)])
        #expect(search.run().rows.prefix(2) == [819, 1819])
        #expect(search.rowCount == RowBlock.capacity * 2)
        var found = search.run()
        found.append(RowSearch(packed, for: search.query, columns: [0], from: search.rowCount).run())
        #expect(found.rows.last == UInt32(RowBlock.capacity * 2))
    }

    @Test func aShortRowTakesLittleMemory() {
        var packed = PackedCells()
        for number in 0..<RowBlock.capacity { packed.append([Array("row number \(number)".utf8)]) }
        #expect(packed.bytes.count + 4 * packed.starts.count < 24 * RowBlock.capacity)
    }
}
