// popsheet-bench [RUNS] [WORD…]: measures the rows whose names hold one of the words, or all, and prints a table.
let words = CommandLine.arguments.dropFirst()
let runs = words.lazy.compactMap { Int($0) }.first { $0 > 0 } ?? Harness().runs
let names = words.filter { Int($0) == nil }

// The rows that need a screen are there where one is.
let screen = try ScreenBenchmarks(width: 400, height: 800)
let benchmarks = (try LayoutBenchmarks.all() + MotionBenchmarks.all() + (screen?.all() ?? [])).filter { benchmark in
    names.isEmpty || names.contains { benchmark.name.contains($0) }
}
let results = Harness(runs: runs).run(benchmarks)
print(Table(benchmarks, results).text)
