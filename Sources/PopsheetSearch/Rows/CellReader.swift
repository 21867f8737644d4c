/// Reads the searched cells of rows.
final class CellReader {
    private let columns: [Int]
    private let last: Int
    private var joined: [UInt8] = []

    /// - Parameter columns: The numbers of the cells, in ascending order.
    init(_ columns: [Int]) { (self.columns, last) = (columns, columns.last ?? -1) }

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
        var (index, count, firstCell) = (0, 0, 0)
        var cells = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
        block.forEachCell(of: row, in: bytes) { cell in
            if !cell.isEmpty, columns.contains(index) {
                count += 1
                if count == 1 {
                    cells = cell
                } else {
                    // Most rows have only one such cell, which is read where it is.
                    if count == 2 { joined.replaceSubrange(0..<joined.count, with: cells) }
                    joined.append(UInt8(ascii: "\t"))
                    joined.append(contentsOf: cell)
                }
                if index == columns[0] { firstCell = cell.count }
            }
            index += 1
            return index <= last
        }
        if count < 2 { return text.read(cells, firstCell: firstCell) }
        joined.withUnsafeBufferPointer { text.read($0, firstCell: firstCell) }
    }
}
