/// Splits a stream of bytes into records at a terminator byte.
struct RecordSplitter {
    private let end: UInt8
    private var rest: [UInt8] = []

    init(end: UInt8) { self.end = end }

    /// Appends bytes and returns the records they complete, without their terminators.
    mutating func take(_ bytes: some Collection<UInt8>) -> [[UInt8]] {
        var records: [[UInt8]] = []
        var remaining = bytes[...]
        while let index = remaining.firstIndex(of: end) {
            records.append(trimmed(rest + remaining[..<index]))
            rest = []
            remaining = remaining[remaining.index(after: index)...]
        }
        rest += remaining
        return records
    }

    /// The remaining bytes without a terminator.
    mutating func finish() -> [UInt8]? {
        defer { rest = [] }
        return rest.isEmpty ? nil : trimmed(rest)
    }

    /// A line may end with a carriage return and a line feed.
    private func trimmed(_ record: [UInt8]) -> [UInt8] {
        end == UInt8(ascii: "\n") && record.last == UInt8(ascii: "\r") ? record.dropLast() : record
    }
}
