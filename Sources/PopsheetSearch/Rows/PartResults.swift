/// What the threads of a search have found, each in its own place.
final class PartResults: @unchecked Sendable {
    private let parts: UnsafeMutableBufferPointer<[UInt64]>

    init(count: Int) {
        parts = .allocate(capacity: count)
        parts.initialize(repeating: [])
    }

    deinit {
        parts.deinitialize()
        parts.deallocate()
    }

    /// Stores what one thread has found; each part is stored by one thread only.
    func set(_ part: Int, _ found: [UInt64]) { parts[part] = found }

    /// All parts, once all threads have ended.
    func joined() -> [UInt64] {
        if parts.count == 1 { return parts[0] }
        var all: [UInt64] = []
        all.reserveCapacity(parts.reduce(0) { $0 + $1.count })
        for part in parts { all += part }
        return all
    }
}
