import Popsheet

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Reads a file or standard input on the main loop, in batches that leave time for other work.
@MainActor
final class ByteReader {
    /// The number of bytes read in one iteration.
    private static let batch = 1 << 17

    private let descriptor: Int32
    private let ownsDescriptor: Bool
    private var source: EventSource?
    private var buffer = [UInt8](repeating: 0, count: ByteReader.batch)
    private let onBytes: (_ bytes: [UInt8]) -> Void
    private let onEnd: () -> Void

    /// Begins to read standard input, or another open file, which it then closes.
    ///
    /// - Parameters:
    ///   - onBytes: Receives what was read.
    ///   - onEnd: Runs at the end, which is also where reading fails.
    init(
        _ descriptor: Int32 = STDIN_FILENO, onBytes: @escaping (_ bytes: [UInt8]) -> Void,
        onEnd: @escaping () -> Void
    ) {
        (self.descriptor, self.onBytes, self.onEnd) = (descriptor, onBytes, onEnd)
        ownsDescriptor = descriptor != STDIN_FILENO
        source = .readable(descriptor) { [weak self] in self?.read() ?? false }
    }

    /// Stops reading.
    func stop() {
        source?.remove()
        source = nil
        close()
    }

    private var isOpen = true

    private func close() {
        if ownsDescriptor, isOpen { _ = Self.closeDescriptor(descriptor) }
        isOpen = false
    }

    /// Reads once; returns whether to read on.
    private func read() -> Bool {
        let count = buffer.withUnsafeMutableBytes { Self.readOnce(descriptor, $0) }
        if count > 0 {
            onBytes(Array(buffer.prefix(count)))
            return isOpen
        }
        if count < 0, errno == EINTR || errno == EAGAIN { return true }
        source = nil
        close()
        onEnd()
        return false
    }

    private static func readOnce(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
        #if canImport(Glibc)
            Glibc.read(descriptor, buffer.baseAddress, buffer.count)
        #else
            Musl.read(descriptor, buffer.baseAddress, buffer.count)
        #endif
    }

    private static func closeDescriptor(_ descriptor: Int32) -> Int32 {
        #if canImport(Glibc)
            Glibc.close(descriptor)
        #else
            Musl.close(descriptor)
        #endif
    }
}
