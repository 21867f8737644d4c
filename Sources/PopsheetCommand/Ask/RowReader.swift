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

    /// A list longer than this is no choice; what comes after it stays unread.
    static let limit = 100_000

    private var splitter: RecordSplitter
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
    }

    private func wait() {
        source = .readable(InputFile.standardInput) { [weak self] in self?.read() ?? false }
    }

    private func read() -> Bool {
        do throws(CommandFailure) {
            var records: [ActionRecord] = []
            let bytes = try input.readSome()
            for bytes in bytes.map({ splitter.take($0) }) ?? splitter.finish().map({ [$0] }) ?? [] {
                if let record = try ActionRecord(bytes) { records.append(record) }
            }
            records = Array(records.prefix(Self.limit - count))
            count += records.count
            let isLast = bytes == nil || count == Self.limit
            if isLast { source = nil }
            onBatch(.success(Batch(records: records, isLast: isLast)))
            return !isLast
        } catch {
            source = nil
            onBatch(.failure(error))
            return false
        }
    }
}
