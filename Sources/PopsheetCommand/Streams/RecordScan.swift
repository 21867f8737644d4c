/// The records of bytes that are all known, without a copy of each.
enum RecordScan {
    /// Calls back with each record, without its end; the last one need not have an end.
    static func forEach(in bytes: [UInt8], endedBy end: UInt8, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
        bytes.withUnsafeBufferPointer { bytes in
            guard let base = bytes.baseAddress else { return }
            var start = 0
            while start < bytes.count {
                let found = memchr(base + start, Int32(end), bytes.count - start)
                let stop = found.map { base.distance(to: $0.assumingMemoryBound(to: UInt8.self)) } ?? bytes.count
                body(UnsafeBufferPointer(start: base + start, count: stop - start))
                start = stop + 1
            }
        }
    }
}
