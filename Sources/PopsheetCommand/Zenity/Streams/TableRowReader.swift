import Popsheet

/// Reads the rows of a list from standard input on the main loop, in batches that leave time for other work.
@MainActor
final class TableRowReader {
    /// The number of 64 KB chunks read per batch: some thousand rows, which are shown in a few milliseconds.
    private static let chunkLimit = 4

    private var reader: ListReader
    private var source: EventSource?
    private var isStopped = false
    private let onRows: (_ rows: [ZenityRow], _ isLast: Bool) -> Void
    private let input = InputFile(path: "-")

    init(columns: Int, _ onRows: @escaping (_ rows: [ZenityRow], _ isLast: Bool) -> Void) {
        reader = ListReader(columns: columns)
        self.onRows = onRows
        wait()
    }

    /// Stops reading.
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
        var rows: [ZenityRow] = []
        var (isAtEnd, chunks) = (false, 0)
        repeat {
            chunks += 1
            // Input that can't be read has no more rows.
            if let bytes = (try? input.readSome()).flatMap({ $0 }) {
                rows += reader.take(bytes)
            } else {
                isAtEnd = true
                rows += reader.finish()
            }
        } while !isAtEnd && chunks < Self.chunkLimit && input.hasSome
        source = nil
        onRows(rows, isAtEnd)
        guard !isAtEnd, !isStopped else { return }
        // Input events and drawing have priority.
        source = .leisure { [weak self] in
            self?.wait()
            return false
        }
    }
}
