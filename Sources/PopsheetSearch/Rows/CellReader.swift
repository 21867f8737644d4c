/// Reads the searched cells of rows.
final class CellReader {
    private let columns: [Int]
    private var joined: [UInt8] = []

    /// - Parameter columns: The numbers of the cells, in ascending order.
    init(_ columns: [Int]) { self.columns = columns }

    /// Reads a row of a block with these bytes; its cells are one text, with a blank between them.
    func read(_ row: Int, of block: PackedCells, _ bytes: UnsafeBufferPointer<UInt8>, into text: RowText) {
        guard columns.count != 1 else {
            var index = 0
            let wanted = columns[0]
            var cell = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
            block.forEachCell(of: row, in: bytes) {
                if index == wanted { cell = $0 }
                index += 1
                return index <= wanted
            }
            return text.read(cell)
        }
        joined.removeAll(keepingCapacity: true)
        var (index, firstCell) = (0, 0)
        block.forEachCell(of: row, in: bytes) { cell in
            if columns.contains(index), !cell.isEmpty {
                if !joined.isEmpty { joined.append(UInt8(ascii: "\t")) }
                joined += cell
                if index == columns[0] { firstCell = joined.count }
            }
            index += 1
            return true
        }
        joined.withUnsafeBufferPointer { text.read($0, firstCell: firstCell) }
    }
}
