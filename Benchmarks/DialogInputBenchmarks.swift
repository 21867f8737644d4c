import PopsheetBaseline

/// Measures dialogs with a lot on standard input (performance.md, "Scripted dialogs").
@MainActor
struct DialogInputBenchmarks {
    /// The program.
    let popsheet: String

    /// The rows of the table.
    func all() -> [Benchmark] {
        let few = "start: list of 10 rows until it rests"
        return [
            list(of: 10, few, .none),
            // 0.2 s more, of the half second that a list of ten rows takes with its animation.
            list(of: 10_000, "start: list of 10000 rows until it rests", .ratio(atMost: 1.4, to: few)),
            list(of: 100_000, "start: list of 100000 rows until it rests", .ratio(atMost: 5, to: few)),
            Benchmark(name: "start: progress of 1000000 lines", unit: "ms", target: .atMost(2_000)) {
                StartBenchmarks.withWords(
                    shell("{ yes 50 2>/dev/null | head -n 999999; echo 100; } | \"$1\" zenity --progress --auto-close")
                ) { start_run($0) }
            },
        ]
    }

    /// The time from the start to the last drawing, with all rows on standard input at once.
    private func list(of count: Int, _ name: String, _ target: Benchmark.Target) -> Benchmark {
        Benchmark(name: name, unit: "ms", target: target) {
            var figures = StartFigures()
            let isMeasured = StartBenchmarks.withWords(
                shell("seq \(count) >\"$2\"; exec \"$1\" zenity --list --column=Number <\"$2\"")
            ) { start_measure($0, true, &figures) }
            return isMeasured ? figures.rest : .nan
        }
    }

    private func shell(_ script: String) -> [String] {
        ["sh", "-c", script, "sh", popsheet, "/tmp/popsheet-bench-rows"]
    }
}
