import CPopsheetGTK4
import Dispatch

/// A search of rows, which can be stopped by another thread.
package final class RowSearch: Sendable {
    private let rows: PackedRows
    package let query: SearchQuery
    /// The columns that are searched.
    private let columns: [Int]
    private let candidates: [UInt32]?
    private let first: Int
    private let stopped = StopFlag()

    /// - Parameters:
    ///   - rows: The rows to search.
    ///   - columns: The columns that are searched, one after the other.
    ///   - first: The first of the rows to search.
    ///   - candidates: The rows that can match, in the given order; nil for all of them.
    package init(
        _ rows: PackedRows, for query: SearchQuery, columns: [Int], from first: Int = 0,
        among candidates: [UInt32]? = nil
    ) {
        (self.rows, self.query, self.columns, self.first, self.candidates) = (rows, query, columns, first, candidates)
    }

    /// Ends the search; what it returns is worthless.
    package func stop() { stopped.set() }

    package var isStopped: Bool { stopped.isSet }

    /// The number of rows of which it knows.
    package var rowCount: Int { rows.count }

    /// The number of rows that it compares with the query.
    package var workload: Int { candidates?.count ?? rows.count - first }

    /// The number of rows below which other threads are not worth their start.
    private static let rowsOfOneThread = 8192

    /// Searches, with as many threads as there are processors.
    package func run() -> FoundRows {
        let total = workload
        let parts = max(1, min(total / Self.rowsOfOneThread, 4 * Self.processors))
        let results = PartResults(total: total, parts: parts)
        let search: @Sendable (Int) -> Void = { results.fill($0, self.search) }
        if parts == 1 { search(0) } else { DispatchQueue.concurrentPerform(iterations: parts, execute: search) }
        return FoundRows(results, ranks: query.ranks)
    }

    /// Starts the threads of searches of so many rows: the first search would wait for them.
    package static func startThreads(forRows count: Int) {
        if count >= 2 * rowsOfOneThread { DispatchQueue.concurrentPerform(iterations: 4 * processors) { _ in } }
    }

    private static let processors = Int(g_get_num_processors())

    /// Writes the numbers of the rows of some places that match, and returns how many they are.
    private func search(_ range: Range<Int>, into found: UnsafeMutablePointer<UInt64>) -> Int {
        let (text, reader, matcher) = (RowText(), CellReader(columns), query.matcher)
        var count = 0
        var position = range.lowerBound
        while position < range.upperBound, !stopped.isSet {
            let index = row(at: position) / RowBlock.capacity
            let block = rows.block(index)
            // The rows of one block that follow each other.
            block.bytes.withUnsafeBufferPointer { bytes in
                while position < range.upperBound {
                    let row = row(at: position)
                    if row / RowBlock.capacity != index { return }
                    if position & 0xFF == 0, stopped.isSet { return }
                    reader.read(row % RowBlock.capacity, of: block, bytes, into: text)
                    if let score = matcher.score(text) {
                        found[count] = FoundRows.key(score: score, row: row)
                        count += 1
                    }
                    position += 1
                }
            }
        }
        return isStopped ? 0 : count
    }

    private func row(at position: Int) -> Int {
        if let candidates { return Int(candidates[position]) }
        return first + position
    }
}
