/// The rows of a list, in little memory: for each row the bytes of its cells and some more.
///
/// A copy costs nothing while rows are appended to the original, so that a search reads the rows of its beginning.
package struct PackedRows: Sendable {
    private var full: [RowBlock] = []
    private var last = PackedCells()

    package init() {}

    package var count: Int { full.count * RowBlock.capacity + last.count }

    /// Appends a row; cells at its end that are empty need not be given.
    package mutating func append(_ cells: [[UInt8]]) {
        last.append(cells)
        closeBlock()
    }

    /// Appends a row of two cells; nil for a row of one.
    package mutating func append(_ first: UnsafeBufferPointer<UInt8>, _ second: UnsafeBufferPointer<UInt8>? = nil) {
        last.append(first, second)
        closeBlock()
    }

    private mutating func closeBlock() {
        guard last.count == RowBlock.capacity else { return }
        full.append(RowBlock(last))
        last = PackedCells()
    }

    /// Replaces the cells of a row, for which its block is packed again.
    package mutating func replace(_ row: Int, _ cells: [[UInt8]]) {
        let (index, first) = (row / RowBlock.capacity, row / RowBlock.capacity * RowBlock.capacity)
        var packed = PackedCells()
        for other in first..<min(first + RowBlock.capacity, count) {
            packed.append(other == row ? cells : self.cells(other))
        }
        if index < full.count { full[index] = RowBlock(packed) } else { last = packed }
    }

    /// The number of blocks.
    var blockCount: Int { full.count + (last.count > 0 ? 1 : 0) }

    /// The rows of a block, the first of which is the row with the index times the block's capacity.
    func block(_ index: Int) -> PackedCells { index < full.count ? full[index].rows : last }

    /// A cell of a row; empty if it has fewer.
    package func cell(_ row: Int, _ column: Int) -> [UInt8] {
        var (index, found) = (0, [UInt8]())
        let block = block(row / RowBlock.capacity)
        block.bytes.withUnsafeBufferPointer { bytes in
            block.forEachCell(of: row % RowBlock.capacity, in: bytes) { cell in
                if index == column { found = Array(cell) }
                index += 1
                return index <= column
            }
        }
        return found
    }

    /// Appends a cell of a row to bytes.
    package func append(_ row: Int, _ column: Int, to bytes: inout [UInt8]) {
        let block = block(row / RowBlock.capacity)
        block.bytes.withUnsafeBufferPointer { packed in
            var index = 0
            block.forEachCell(of: row % RowBlock.capacity, in: packed) { cell in
                if index == column { bytes.append(contentsOf: cell) }
                index += 1
                return index <= column
            }
        }
    }

    /// All cells of a row.
    package func cells(_ row: Int) -> [[UInt8]] {
        var found: [[UInt8]] = []
        let block = block(row / RowBlock.capacity)
        block.bytes.withUnsafeBufferPointer { bytes in
            block.forEachCell(of: row % RowBlock.capacity, in: bytes) { cell in
                found.append(Array(cell))
                return true
            }
        }
        return found
    }
}
