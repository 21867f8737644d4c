/// Splits a stream of bytes into records.
struct RecordSplitter {
    /// What ends a record.
    enum End {
        /// A NUL.
        case nul
        /// A line feed, or a carriage return and a line feed.
        case line
        /// A line feed, a carriage return, or both: programs end a line with a carriage return to write over it.
        case lineOrReturn
    }

    private let end: End
    private var rest: [UInt8] = []
    /// Whether a line feed that comes now belongs to the end of the last record.
    private var endedAtReturn = false

    init(end: End) { self.end = end }

    /// Appends bytes and returns the records they complete, without their terminators.
    mutating func take(_ bytes: some Collection<UInt8>) -> [[UInt8]] {
        var records: [[UInt8]] = []
        var remaining = bytes[...]
        skipLineFeed(in: &remaining)
        while let index = firstEnd(in: remaining) {
            records.append(trimmed(rest.isEmpty ? Array(remaining[..<index]) : rest + remaining[..<index]))
            rest = []
            endedAtReturn = end == .lineOrReturn && remaining[index] == Self.carriageReturn
            remaining = remaining[remaining.index(after: index)...]
            skipLineFeed(in: &remaining)
        }
        rest += remaining
        return records
    }

    /// The bytes of the record that is not complete yet.
    var remaining: [UInt8] { rest }

    /// The number of remaining bytes.
    var count: Int { rest.count }

    /// Drops the remaining bytes up to the last carriage return, which may still be a part of a terminator at the very end.
    mutating func dropOverwritten() {
        if let last = rest.dropLast().lastIndex(of: Self.carriageReturn) { rest.removeSubrange(...last) }
    }

    /// Takes the remaining bytes, except a character or a terminator of which only the beginning has come.
    mutating func takeRest() -> [UInt8] {
        var end = rest.endIndex
        if let start = rest.suffix(3).lastIndex(where: { $0 & 0xC0 != 0x80 }) {
            let length =
                switch rest[start] {
                case 0xF0...: 4
                case 0xE0...: 3
                case 0xC0..., Self.carriageReturn: 2
                default: 1
                }
            if end - start < length { end = start }
        }
        defer { rest.removeSubrange(..<end) }
        return Array(rest[..<end])
    }

    /// The remaining bytes without a terminator.
    mutating func finish() -> [UInt8]? {
        defer { rest = [] }
        return rest.isEmpty ? nil : trimmed(rest)
    }

    private static let (lineFeed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))

    private func firstEnd<Bytes: Collection<UInt8>>(in bytes: Bytes) -> Bytes.Index? {
        switch end {
        case .nul: bytes.firstIndex(of: 0)
        case .line: bytes.firstIndex(of: Self.lineFeed)
        case .lineOrReturn: bytes.firstIndex { $0 == Self.lineFeed || $0 == Self.carriageReturn }
        }
    }

    private mutating func skipLineFeed<Bytes: Collection<UInt8>>(in bytes: inout Bytes)
    where Bytes.SubSequence == Bytes {
        guard endedAtReturn, let first = bytes.first else { return }
        endedAtReturn = false
        if first == Self.lineFeed { bytes.removeFirst() }
    }

    /// A line may end with a carriage return and a line feed.
    private func trimmed(_ record: [UInt8]) -> [UInt8] {
        end == .line && record.last == Self.carriageReturn ? record.dropLast() : record
    }
}
