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
        resume()
    }

    /// Stops reading.
    func stop() {
        pause()
        close()
    }

    /// Stops reading, and leaves the file open.
    func pause() {
        source?.remove()
        source = nil
    }

    /// Whether there may be more, which is not read for now.
    var isPaused: Bool { isOpen && source == nil }

    /// Reads on after a pause.
    func resume() {
        guard isPaused else { return }
        source = .readable(input.descriptor) { [weak self] in self?.read() ?? false }
    }

    /// Reads what there is without waiting: all of a file, and of other inputs not without end.
    func readRest() {
        var batches = input.isFile ? .max : Self.restBatches
        while batches > 0, hasSome {
            batches -= 1
            _ = read()
        }
    }

    /// More than a pipe holds.
    private static let restBatches = 16

    /// Reads what there is without waiting, little by little, until that is enough for the first drawing, or a batch.
    func readFirst(until isEnough: () -> Bool) {
        var steps = Self.batch / Self.step
        while steps > 0, hasSome, !isEnough() {
            steps -= 1
            _ = read(atMost: Self.step)
        }
    }

    /// The number of bytes between two looks at whether they are enough.
    private static let step = 1 << 7

    private var hasSome: Bool { source != nil && isOpen && input.hasSome }

    private func close() {
        if isOpen { input.close() }
        isOpen = false
    }

    /// Reads what there is, up to a batch; returns whether to read on.
    private func read(atMost size: Int = batch) -> Bool {
        var bytes: [UInt8] = []
        let end = Result { () throws(CommandFailure) in try fill(&bytes, size) }
        if !bytes.isEmpty { onBytes(bytes) }
        // The bytes may have ended the reading.
        guard isOpen else { return false }
        switch end {
        case .success(false): return true
        case .success(true):
            finish()
            onEnd()
        case .failure(let failure):
            finish()
            onFailure(failure)
        }
        return false
    }

    /// Reads until a batch is complete, or reading would have to wait; returns whether it is at the end.
    private func fill(_ bytes: inout [UInt8], _ size: Int) throws(CommandFailure) -> Bool {
        // A pipe gives less at once than it soon has again.
        repeat {
            guard let some = try input.readSome(atMost: size - bytes.count) else { return true }
            bytes += some
        } while bytes.count < size && input.hasSome
        return false
    }

    private func finish() {
        // Another file may get the descriptor's number.
        pause()
        close()
    }
}
