import Dispatch
import Popsheet
import PopsheetSearch

/// The search of a table's rows for a text: at once, or on another thread if there are many.
@MainActor
final class TableSearch {
    private let state: TableState
    /// Runs before and after the rows change.
    private let change: ((inout TableStore) -> Void) -> Void
    private var running: Running?
    private var preparing: EventSource?

    /// A search on another thread, and where it leaves what it has found.
    private final class Running: Sendable {
        let search: RowSearch
        private let done = DispatchSemaphore(value: 0)
        nonisolated(unsafe) private var found: FoundRows?

        init(_ search: RowSearch) { self.search = search }

        func run() {
            found = search.run()
            done.signal()
        }

        /// Waits for the end of the search; called once.
        func result() -> FoundRows? {
            done.wait()
            return found
        }
    }

    /// - Parameter change: Changes which rows are shown.
    init(_ state: TableState, _ change: @escaping (_ body: (inout TableStore) -> Void) -> Void) {
        (self.state, self.change) = (state, change)
    }

    /// Prepares the first search once nothing more urgent is pending.
    ///
    /// - Parameter prepare: Prepares what shows its rows.
    func prepare(_ prepare: @escaping @MainActor () -> Void) {
        preparing?.remove()
        preparing = .idle { [state] in
            RowSearch.startThreads(forRows: state.store.count)
            prepare()
            return false
        }
    }

    /// Shows the rows that a text finds, now or soon.
    func find(_ text: String) {
        running?.search.stop()
        running = nil
        guard let search = state.store.search(for: text) else { return change { $0.showAll() } }
        guard search.workload > state.store.method.rowsOfOneFrame else {
            return change { $0.show(search.run(), of: search) }
        }
        let running = Running(search)
        self.running = running
        DispatchQueue.global(qos: .userInitiated).async {
            running.run()
            EventSource.post { [weak self] in
                if let self, self.running === running { finish() }
            }
        }
    }

    /// Waits for the search that is running: what is chosen is among the rows that the text finds.
    func finish() {
        guard let running else { return }
        self.running = nil
        guard let found = running.result() else { return }
        change { $0.show(found, of: running.search) }
    }
}
