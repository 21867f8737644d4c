import Popsheet

/// Reads actions from standard input on the main loop, in batches that leave time for other work.
@MainActor
final class RowReader {
    /// The rows read in one iteration.
    struct Batch {
        var records: [ActionRecord]
        /// Whether standard input has ended.
        var isLast: Bool
    }

    /// The minimum and maximum number of rows delivered per iteration.
    private static let fullBatch = 2_000...40_000
    /// The maximum fraction of the existing rows delivered per iteration: each iteration lays out all rows, so with a
    /// fixed number the work would grow with the square of their number.
    private static let batchPart = 8

    private var parser: RowParser
    /// Rows that are read but not delivered; meanwhile nothing more is read, so that the writer has to wait.
    private var pending: ArraySlice<ActionRecord> = []
    private var isAtEnd = false
    private var isStopped = false
    private var count = 0
    private var source: EventSource?
    private let onBatch: (Result<Batch, CommandFailure>) -> Void
    private let input = OpenInput.standardInput

    init(_ parser: RowParser, _ onBatch: @escaping (Result<Batch, CommandFailure>) -> Void) {
        self.parser = parser
        self.onBatch = onBatch
        wait()
    }

    /// Stops reading.
    func stop() {
        source?.remove()
        source = nil
        isStopped = true
    }

    private func wait() {
        source = .readable(input.descriptor) { [weak self] in
            self?.read()
            return false
        }
    }

    private func read() {
        do throws(CommandFailure) {
            var chunks = 0
            repeat {
                chunks += 1
                let bytes = try input.readSome()
                isAtEnd = bytes == nil
                if let bytes { pending += try parser.take(bytes) } else { pending += try parser.finish() }
            } while !isAtEnd && pending.count < turnLimit && chunks < Self.chunkLimit && input.hasSome
            handOn()
        } catch {
            // What has arrived can be chosen.
            if parser.leavesOut(error) {
                isAtEnd = true
                return handOn()
            }
            source = nil
            onBatch(.failure(error))
        }
    }

    /// The maximum number of 64 KB chunks read per iteration, since they may contain no complete row.
    private static let chunkLimit = 4

    /// The maximum number of rows delivered per iteration.
    private var turnLimit: Int {
        min(max(Self.fullBatch.lowerBound, count / Self.batchPart), Self.fullBatch.upperBound)
    }

    /// Delivers the rows of one iteration.
    private func handOn() {
        let batch = pending.prefix(turnLimit)
        pending = pending.dropFirst(batch.count)
        count += batch.count
        let isLast = isAtEnd && pending.isEmpty
        source = nil
        if !batch.isEmpty || isLast { onBatch(.success(Batch(records: Array(batch), isLast: isLast))) }
        guard !isLast, !isStopped else { return }
        if pending.isEmpty {
            wait()
        } else {
            // Input events and drawing have priority.
            source = .idle { [weak self] in
                self?.handOn()
                return false
            }
        }
    }
}
