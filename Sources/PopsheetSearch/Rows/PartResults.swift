/// What the threads of a search have found, each in its own part of one buffer.
final class PartResults: @unchecked Sendable {
    private let total: Int
    private let found: UnsafeMutablePointer<UInt64>
    /// The number of rows found in each part.
    private let counts: UnsafeMutableBufferPointer<Int>

    /// - Parameters:
    ///   - total: The number of rows that are searched.
    ///   - parts: The number of parts, among which they are divided.
    init(total: Int, parts: Int) {
        self.total = total
        found = .allocate(capacity: total)
        counts = .allocate(capacity: parts)
        counts.initialize(repeating: 0)
    }

    deinit {
        found.deallocate()
        counts.deallocate()
    }

    /// The places of a part's rows.
    private func range(_ part: Int) -> Range<Int> {
        total * part / counts.count..<total * (part + 1) / counts.count
    }

    /// Searches one part; called once for each.
    ///
    /// - Parameter search: Searches the rows in a range, writes at most one number for each, and returns how many it wrote.
    func fill(_ part: Int, _ search: (Range<Int>, UnsafeMutablePointer<UInt64>) -> Int) {
        let range = range(part)
        counts[part] = search(range, found + range.lowerBound)
    }

    /// The number of rows that all parts have found, once all threads have ended.
    var count: Int { counts.reduce(0, +) }

    /// What each part has found, in their order, once all threads have ended; valid while the results exist.
    var parts: some Sequence<UnsafeBufferPointer<UInt64>> {
        counts.indices.lazy.map { [found, counts] part in
            UnsafeBufferPointer(start: found + self.range(part).lowerBound, count: counts[part])
        }
    }

    /// What all parts have found, once all threads have ended.
    func joined() -> [UInt64] {
        let total = count
        // An array without capacity is the one that all threads share, and its initializer writes to it.
        guard total > 0 else { return [] }
        return Array(unsafeUninitializedCapacity: total) { joined, count in
            guard let target = joined.baseAddress else { return }
            for part in parts where !part.isEmpty {
                (target + count).initialize(from: part.baseAddress.unsafelyUnwrapped, count: part.count)
                count += part.count
            }
        }
    }
}
