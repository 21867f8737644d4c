import PopsheetBaseline

/// Measures the time from a program's start to its first drawing with cold caches (performance.md, "From start to window
/// on screen").
@MainActor
struct ColdBenchmarks {
    /// The directory of this package's programs.
    let directory: String

    /// The way to empty the caches on this machine, which is determined once.
    private static var method: ColdMethod?

    private var method: ColdMethod {
        if let method = Self.method { return method }
        let method = cold_find_method(directory + "/popsheet")
        Self.method = method
        return method
    }

    /// A note about the way in which the caches are emptied.
    var note: String {
        switch method {
        case COLD_DROPPED:
            "The page cache was emptied with /proc/sys/vm/drop_caches before each sample; the pages that running programs "
                + "have mapped stay."
        case COLD_ADVISED:
            "The pages of each program's files were dropped with posix_fadvise before each sample; those that other programs "
                + "have mapped stay."
        default: "Rows with cold caches were not measured: the page cache can't be emptied here."
        }
    }

    /// The rows of the table.
    func all() -> [Benchmark] {
        let zenity = "cold start: zenity 3"
        return StartBenchmarks(directory: directory).programs
            .filter { [.floor, .questions, .peers].contains($0.kind) }
            .map { program in
                Benchmark(
                    name: "cold start: \(program.name)", unit: "ms",
                    targets: program.name == StartBenchmarks.command ? [.ratio(atMost: 0.6, to: zenity)] : [],
                    obstacle: { method == COLD_IMPOSSIBLE ? "the page cache can't be emptied" : program.peer?.absence },
                    sample: {
                        var figures = StartFigures()
                        let isMeasured = Program.withWords(program.words) { words in
                            cold_empty(method, words)
                            return start_measure(words, false, &figures)
                        }
                        return isMeasured ? figures.drawn : .nan
                    }
                )
            }
    }
}
