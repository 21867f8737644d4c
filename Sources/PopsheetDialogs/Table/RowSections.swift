/// The sections of a table's rows.
package struct RowSections {
    /// The names by their numbers, in the order in which they came.
    ///
    /// Rows of none have the first number, and no name.
    private var names: [[UInt8]] = [[]]
    private var numbers: [[UInt8]: UInt32] = [[]: 0]
    /// The number of each row's section.
    private var ofRow: [UInt32] = []
    /// Whether the rows of each section are together in the order in which they came.
    private(set) var areTogether = true

    package init() {}

    package mutating func append(_ name: [UInt8]) {
        let number = numbers[name] ?? add(name)
        if let last = ofRow.last, number < last { areTogether = false }
        ofRow.append(number)
    }

    /// Whether that is so with some rows more.
    func areTogether(with new: some Sequence<[UInt8]>) -> Bool {
        guard areTogether else { return false }
        var (last, added) = (ofRow.last ?? 0, [[UInt8]: UInt32]())
        for name in new {
            let number = numbers[name] ?? added[name] ?? UInt32(names.count + added.count)
            if number < last { return false }
            if numbers[name] == nil { added[name] = number }
            last = number
        }
        return true
    }

    private mutating func add(_ name: [UInt8]) -> UInt32 {
        let number = UInt32(names.count)
        names.append(name)
        numbers[name] = number
        return number
    }

    /// The name of the section that begins with a row; nil if the row before it is of the same one.
    func start(at row: Int, after previous: Int?) -> [UInt8]? {
        let number = ofRow[row]
        if let previous { return ofRow[previous] == number ? nil : names[Int(number)] }
        return number == 0 ? nil : names[Int(number)]
    }

    /// Rows with those of each section together, in their order.
    ///
    /// - Parameter isRanked: Whether the sections are in the order of their first rows, and not in the one in which they came.
    package func together(_ rows: some Sequence<UInt32>, isRanked: Bool) -> [UInt32] {
        var parts = Array(repeating: [UInt32](), count: names.count)
        var order: [Int] = isRanked ? [] : Array(names.indices)
        for row in rows {
            let number = Int(ofRow[Int(row)])
            if isRanked, parts[number].isEmpty { order.append(number) }
            parts[number].append(row)
        }
        return order.flatMap { parts[$0] }
    }
}
