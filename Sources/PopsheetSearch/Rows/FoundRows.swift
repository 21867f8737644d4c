/// The rows that a query finds.
package struct FoundRows: Sendable {
    /// A number for each row, of which the order is that of the query: how far its score is below the highest possible one, and
    /// its index.
    private var keys: [UInt64]
    private let ranks: Bool

    /// - Parameter results: The numbers of the rows, in the given order.
    init(_ results: PartResults, ranks: Bool) {
        keys = ranks ? Self.ranked(results) : results.joined()
        self.ranks = ranks
    }

    /// The number of a row.
    static func key(score: Int32, row: Int) -> UInt64 {
        UInt64(UInt32(bitPattern: ~score) ^ 0x8000_0000) << 32 | UInt64(UInt32(row))
    }

    private static func row(_ key: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: key) }

    /// How far a row's score is below the highest possible one.
    private static func rank(_ key: UInt64) -> Int { Int(key >> 32) }

    /// Sorts numbers whose rows are in the given order.
    ///
    /// There are far fewer scores than rows, and rows with the same one are in order already, so each has its place once the
    /// rows with each score are counted.
    private static func ranked(_ results: PartResults) -> [UInt64] {
        let total = results.count
        var (best, worst) = (Int.max, Int.min)
        for part in results.parts {
            for key in part { (best, worst) = (min(best, rank(key)), max(worst, rank(key))) }
        }
        guard total > 0 else { return [] }
        guard worst - best < total else { return results.joined().sorted() }
        var places = Array(repeating: 0, count: worst - best + 1)
        for part in results.parts { for key in part { places[rank(key) - best] += 1 } }
        var next = 0
        for index in places.indices { (places[index], next) = (next, next + places[index]) }
        return Array(unsafeUninitializedCapacity: total) { ranked, count in
            for part in results.parts {
                for key in part {
                    ranked.initializeElement(at: places[rank(key) - best], to: key)
                    places[rank(key) - best] += 1
                }
            }
            count = total
        }
    }

    package var count: Int { keys.count }

    /// The indices in the order of the query.
    package var rows: [UInt32] { keys.map { Self.row($0) } }

    /// The indices in the given order.
    package var inGivenOrder: [UInt32] { ranks ? Self.ascending(rows) : rows }

    /// Sorts different numbers, by their places in a set of bits if it is not far larger than they are.
    private static func ascending(_ rows: [UInt32]) -> [UInt32] {
        guard let last = rows.max(), Int(last) / UInt64.bitWidth < rows.count else { return rows.sorted() }
        var words = Array(repeating: UInt64(0), count: Int(last) / UInt64.bitWidth + 1)
        for row in rows { words[Int(row) / UInt64.bitWidth] |= 1 << UInt64(Int(row) % UInt64.bitWidth) }
        return Array(unsafeUninitializedCapacity: rows.count) { ascending, count in
            for (index, word) in words.enumerated() {
                var rest = word
                while rest != 0 {
                    ascending[count] = UInt32(index * UInt64.bitWidth + rest.trailingZeroBitCount)
                    count += 1
                    rest &= rest - 1
                }
            }
        }
    }

    /// Adds rows that come after all of these.
    package mutating func append(_ others: FoundRows) {
        guard ranks, let last = keys.last, let first = others.keys.first, last > first else {
            keys += others.keys
            return
        }
        keys += others.keys
        keys.sort()
    }
}
