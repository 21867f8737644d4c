/// Some thousand rows of a list, packed: their cells as bytes.
///
/// A block that is full never changes, so that a search can read it while rows are appended.
final class RowBlock: Sendable {
    /// The number of rows of a full block.
    static let capacity = 4096

    let rows: PackedCells

    init(_ rows: PackedCells) { self.rows = rows }
}

/// The cells of rows, each with its length before it.
struct PackedCells: Sendable {
    private(set) var bytes: [UInt8] = []
    /// Where each row begins.
    private(set) var starts: [UInt32] = []

    var count: Int { starts.count }

    /// Appends a row.
    mutating func append(_ cells: [[UInt8]]) {
        starts.append(UInt32(bytes.count))
        for cell in cells { cell.withUnsafeBufferPointer { append($0) } }
    }

    /// Appends a row of two cells; nil for a row of one.
    mutating func append(_ first: UnsafeBufferPointer<UInt8>, _ second: UnsafeBufferPointer<UInt8>?) {
        starts.append(UInt32(bytes.count))
        append(first)
        if let second { append(second) }
    }

    private mutating func append(_ cell: UnsafeBufferPointer<UInt8>) {
        appendLength(cell.count)
        bytes.append(contentsOf: cell)
    }

    /// A length in seven bits for each byte; all but the last one have the highest bit.
    private mutating func appendLength(_ length: Int) {
        var rest = length
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    /// Calls back with the bytes of a row's cells, in their order, until it returns false.
    @inline(__always)
    func forEachCell(
        of row: Int, in bytes: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Bool
    ) {
        var position = Int(starts[row])
        let end = row + 1 < starts.count ? Int(starts[row + 1]) : bytes.count
        while position < end {
            var (length, shift) = (0, 0)
            while bytes[position] & 0x80 != 0 {
                length |= Int(bytes[position] & 0x7F) << shift
                shift += 7
                position += 1
            }
            length |= Int(bytes[position]) << shift
            position += 1
            guard body(UnsafeBufferPointer(rebasing: bytes[position..<position + length])) else { return }
            position += length
        }
    }
}
