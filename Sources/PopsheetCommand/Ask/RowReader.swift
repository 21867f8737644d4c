import Popsheet

/// Reads actions from standard input while the main loop goes on, so many in one of its turns that there is time for all
/// else.
@MainActor
final class RowReader {
    /// What came in one turn.
    struct Batch {
        var records: [ActionRecord]
        /// Whether nothing more will come.
        var isLast: Bool
    }

    /// How many rows are handed on in one turn at least and at most, where there are so many.
    private static let fullBatch = 2_000...40_000
    /// What part of the rows that there are is handed on in one turn at most: each turn lays all of them out, so that a
    /// fixed number would make the work grow with the square of theirs.
    private static let batchPart = 8

    private var splitter: RecordSplitter
    /// Rows that were read and not handed on yet; nothing more is read meanwhile, so that whoever writes has to wait.
    private var pending: ArraySlice<ActionRecord> = []
    private var isAtEnd = false
    private var isStopped = false
    private var count = 0
    private var source: EventSource?
    private let onBatch: (Result<Batch, CommandFailure>) -> Void
    private let input = InputFile(path: "-")

    init(end: UInt8, _ onBatch: @escaping (Result<Batch, CommandFailure>) -> Void) {
        splitter = RecordSplitter(end: end)
        self.onBatch = onBatch
        wait()
    }

    /// Reads no more.
    func stop() {
        source?.remove()
        source = nil
        isStopped = true
    }

    private func wait() {
        source = .readable(InputFile.standardInput) { [weak self] in
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
                for bytes in bytes.map({ splitter.take($0) }) ?? splitter.finish().map({ [$0] }) ?? [] {
                    if let record = try ActionRecord(bytes) { pending.append(record) }
                }
            } while !isAtEnd && pending.count < turnLimit && chunks < Self.chunkLimit && input.hasSome
            handOn()
        } catch {
            source = nil
            onBatch(.failure(error))
        }
    }

    /// How many chunks of 64 KB are read in one turn at most: they may hold no row at all.
    private static let chunkLimit = 4

    /// How many rows are handed on in one turn at most.
    private var turnLimit: Int {
        min(max(Self.fullBatch.lowerBound, count / Self.batchPart), Self.fullBatch.upperBound)
    }

    /// Hands on what fits one turn.
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
            // What people do, and what they see of it, comes first.
            source = .leisure { [weak self] in
                self?.handOn()
                return false
            }
        }
    }
}
