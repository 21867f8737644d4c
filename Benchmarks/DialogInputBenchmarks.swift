import PopsheetBaseline

/// Measures dialogs with a lot on standard input (performance.md, "Scripted dialogs").
@MainActor
struct DialogInputBenchmarks {
    /// The program.
    let popsheet: String

    /// The rows of the table.
    func all() -> [Benchmark] {
        let few = "start: list of 10 rows until it rests"
        let actions = "start: 10 actions on standard input"
        return [
            list(of: 10, few, []),
            // All rows are on standard input at once, so the last byte is there at the start.
            list(of: 10_000, "start: list of 10000 rows until it rests", [.within(200, of: few)]),
            list(of: 100_000, "start: list of 100000 rows until it rests", [.within(2_000, of: few)]),
            Benchmark(name: "start: progress of 1000000 lines", unit: "ms", targets: [.atMost(2_000)]) {
                Program.time(
                    shell("{ yes 50 2>/dev/null | head -n 999999; echo 100; } | \"$1\" zenity --progress --auto-close"))
            },
            self.actions(10, actions, []),
            self.actions(10_000, "start: 10000 actions on standard input", [.within(200, of: actions)]),
        ]
    }

    /// The time from the start to the last drawing, with all rows on standard input at once.
    private func list(of count: Int, _ name: String, _ targets: [Target]) -> Benchmark {
        Benchmark(name: name, unit: "ms", targets: targets) {
            start("seq \(count) >\"$2\"; exec \"$1\" zenity --list --column=Number <\"$2\"", \.rest)
        }
    }

    /// The time from the start to the first drawing of a sheet, with all its actions on standard input at once.
    private func actions(_ count: Int, _ name: String, _ targets: [Target]) -> Benchmark {
        Benchmark(name: name, unit: "ms", targets: targets) {
            start(
                "seq \(count) >\"$2\"; exec \"$1\" --title Number --stdin --surface window --no-animation <\"$2\"",
                \.drawn)
        }
    }

    private func start(_ script: String, _ figure: KeyPath<StartFigures, Double>) -> Double {
        var figures = StartFigures()
        let isMeasured = Program.withWords(shell(script)) { start_measure($0, true, &figures) }
        return isMeasured ? figures[keyPath: figure] : .nan
    }

    private func shell(_ script: String) -> [String] {
        ["sh", "-c", script, "sh", popsheet, "/tmp/popsheet-bench-rows"]
    }
}
