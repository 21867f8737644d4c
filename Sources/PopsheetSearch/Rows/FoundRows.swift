/// The rows that a query finds.
package struct FoundRows: Sendable {
    /// A number for each row, of which the order is that of the query: what its score lacks to the highest one, and its index.
    private var keys: [UInt64]
    private let ranks: Bool

    /// - Parameter keys: The numbers of the rows, in the given order.
    init(_ keys: [UInt64], ranks: Bool) {
        (self.keys, self.ranks) = (keys, ranks)
        if ranks { self.keys.sort() }
    }

    /// The number of a row.
    static func key(score: Int32, row: Int) -> UInt64 {
        UInt64(UInt32(bitPattern: ~score) ^ 0x8000_0000) << 32 | UInt64(UInt32(row))
    }

    private static func row(_ key: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: key) }

    package var count: Int { keys.count }

    /// The indices in the order of the query.
    package var rows: [UInt32] { keys.map { Self.row($0) } }

    /// The indices in the given order.
    package var inGivenOrder: [UInt32] { ranks ? rows.sorted() : rows }

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
