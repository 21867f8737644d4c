import Popsheet

/// Reads records from standard input on the main loop, in batches that leave time for other work.
@MainActor
final class RowReader<Parser: RecordParser> {
    /// The records read in one iteration.
    struct Batch {
        var records: [Parser.Record]
        /// Whether standard input has ended.
        var isLast: Bool
    }

    /// The minimum and maximum number of rows delivered per iteration.
    private static var fullBatch: ClosedRange<Int> { 2_000...40_000 }
    /// The maximum fraction of the existing rows delivered per iteration: each iteration lays out all rows, so with a
    /// fixed number the work would grow with the square of their number.
    private static var batchPart: Int { 8 }

    private var parser: Parser
    /// Rows that are read but not delivered; meanwhile nothing more is read, so that the writer has to wait.
    private var pending: ArraySlice<Parser.Record> = []
    private var isAtEnd = false
    private var isStopped = false
    /// Whether reading waits, because what was read leads to more than can be written.
    var isPaused = false { didSet { if oldValue, !isPaused, source == nil, !isStopped { goOn() } } }
    private var count = 0
    private var source: EventSource?
    private let onBatch: (Result<Batch, CommandFailure>) -> Void
    private let input = OpenInput.standardInput

    init(_ parser: Parser, _ onBatch: @escaping (Result<Batch, CommandFailure>) -> Void) {
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
            stop()
            onBatch(.failure(error))
        }
    }

    /// The maximum number of 64 KB chunks read per iteration, since they may contain no complete row.
    private static var chunkLimit: Int { 4 }

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
        if isLast { isStopped = true }
        goOn()
    }

    private func goOn() {
        guard !isStopped, !isPaused else { return }
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
