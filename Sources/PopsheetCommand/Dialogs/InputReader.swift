import Popsheet

/// Reads standard input on the main loop, in turns that leave time for events and frames.
@MainActor
final class InputReader {
    private let onBytes: ([UInt8]) -> Void
    private let onEnd: () -> Void
    private let input = InputFile(path: "-")
    private var source: EventSource?

    /// How long a turn reads, in time of which a frame has room for several.
    private static let turn = Duration.milliseconds(5)

    /// Starts to read.
    ///
    /// - Parameters:
    ///   - onBytes: Takes some bytes.
    ///   - onEnd: Runs once there are no more; input that can't be read ends there.
    init(onBytes: @escaping ([UInt8]) -> Void, onEnd: @escaping () -> Void) {
        (self.onBytes, self.onEnd) = (onBytes, onEnd)
        source = .readable(InputFile.standardInput) { [weak self] in self?.read() ?? false }
    }

    /// Stops reading.
    func stop() {
        source?.remove()
        source = nil
    }

    /// Reads for one turn; returns whether there may be more.
    private func read() -> Bool {
        let start = ContinuousClock.now
        repeat {
            guard let bytes = try? input.readSome() else {
                source = nil
                onEnd()
                return false
            }
            onBytes(bytes)
            if source == nil { return false }
        } while input.hasSome && ContinuousClock.now - start < Self.turn
        return true
    }
}
