import PopsheetBaseline

/// Measures a sheet at rest (performance.md, "Frames while it moves").
@MainActor
enum IdleBenchmarks {
    /// The rows of the table.
    static func all(in directory: String) -> [Benchmark] {
        let words = [directory + "/popsheet", "--title", "Delete 3 photos?", "--action", "a"]
        return [
            Benchmark(name: "sheet at rest: wakeups in 2 s", unit: "wakeups", targets: [.atMost(0)]) {
                let wakeups = Program.withWords(words) { start_count_wakeups($0, 2) }
                return wakeups < 0 ? .nan : Double(wakeups)
            }
        ]
    }
}
