/// Column numbers as options have them, such as `2,1`; the first column is 1.
enum ColumnNumbers {
    /// The indices of the columns, from 0, in their order; numbers of columns that don't exist are left out.
    static func indices(_ numbers: String, columns: Int) -> [Int] {
        numbers.split(separator: ",").map { Int(LeadingInteger.value(of: String($0))) - 1 }
            .filter { (0..<columns).contains($0) }
    }
}
