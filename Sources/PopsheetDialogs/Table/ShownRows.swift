/// The indices of a table's rows that are shown, in their order.
struct ShownRows: RandomAccessCollection {
    private enum Content {
        /// All of so many rows, in the order in which they came.
        case all(Int)
        case some([UInt32])
    }

    private var content: Content

    private init(_ content: Content) { self.content = content }

    static func all(_ count: Int) -> ShownRows { ShownRows(.all(count)) }

    init(_ rows: [UInt32]) { content = .some(rows) }

    var startIndex: Int { 0 }

    var endIndex: Int {
        switch content {
        case .all(let count): count
        case .some(let rows): rows.count
        }
    }

    subscript(position: Int) -> Int {
        switch content {
        case .all: position
        case .some(let rows): Int(rows[position])
        }
    }

    /// The position of a row; nil if it is not shown.
    func position(of row: Int) -> Int? {
        switch content {
        case .all(let count): row < count ? row : nil
        case .some(let rows): rows.firstIndex(of: UInt32(row))
        }
    }
}
