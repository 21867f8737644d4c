import Popsheet

/// Reads a file or standard input on the main loop, in batches that leave time for other work.
@MainActor
final class ByteReader {
    /// The number of bytes read in one iteration.
    private static let batch = 1 << 17

    private let input: OpenInput
    private var source: EventSource?
    private var isOpen = true
    private let onBytes: (_ bytes: [UInt8]) -> Void
    private let onEnd: () -> Void
    private let onFailure: (CommandFailure) -> Void

    /// Begins to read standard input, or another open file, which it then closes.
    ///
    /// - Parameters:
    ///   - onBytes: Receives what was read.
    ///   - onEnd: Runs at the end.
    ///   - onFailure: Receives the error if reading fails; nothing more is read.
    init(
        _ input: OpenInput = .standardInput, onBytes: @escaping (_ bytes: [UInt8]) -> Void,
        onEnd: @escaping () -> Void, onFailure: @escaping (CommandFailure) -> Void
    ) {
        (self.input, self.onBytes, self.onEnd, self.onFailure) = (input, onBytes, onEnd, onFailure)
        source = .readable(input.descriptor) { [weak self] in self?.read() ?? false }
    }

    /// Stops reading.
    func stop() {
        source?.remove()
        source = nil
        close()
    }

    private func close() {
        if isOpen { input.close() }
        isOpen = false
    }

    /// Reads once; returns whether to read on.
    private func read() -> Bool {
        do throws(CommandFailure) {
            if let bytes = try input.readSome(atMost: Self.batch) {
                onBytes(bytes)
                return isOpen
            }
            finish()
            onEnd()
        } catch {
            finish()
            onFailure(error)
        }
        return false
    }

    private func finish() {
        source = nil
        close()
    }
}
