// popsheet-bench [RUNS] [WORD…]: measures the rows whose names contain one of the words, or all, and prints a table.
let words = CommandLine.arguments.dropFirst()
if words.count == 2, words.first == ScaleBenchmarks.residentWord, let count = Int(words.last ?? "") {
    try ScaleBenchmarks.printResident(count)
} else {
    try run(words)
}

@MainActor
func run(_ words: ArraySlice<String>) throws {
    let runs = words.lazy.compactMap { Int($0) }.first { $0 > 0 } ?? Harness().runs
    let names = words.filter { Int($0) == nil }

    // The rows that need a display are measured only if there is one.
    let withDialog = names.contains("AdwDialog")
    let screens = try [(400, 800), (1280, 800)].compactMap {
        try ScreenBenchmarks(width: $0.0, height: $0.1, withDialog: withDialog)
    }
    // Nothing matches, so there is nothing to print.
    if withDialog, !screens.contains(where: \.hasDialog) { return }
    let popovers = try PopoverBenchmarks(width: 1280, height: 800)?.all() ?? []
    let content = try [(400, 800), (1280, 800)].compactMap {
        try ContentBenchmarks(width: $0.0, height: $0.1, withDialog: withDialog)
    }
    let scale = try ScaleBenchmarks()?.all() ?? []
    let programs = CommandLine.arguments[0].split(separator: "/", omittingEmptySubsequences: false).dropLast()
        .joined(separator: "/")
    // Only an X server reports other programs' windows.
    let starts = screens.isEmpty ? [] : StartBenchmarks().all(in: programs)
    let rows =
        try LayoutBenchmarks.all() + MotionBenchmarks.all() + screens.flatMap { $0.all() }
        + content.flatMap { $0.all() } + popovers + scale + starts
    let benchmarks = rows.filter { benchmark in
        names.isEmpty || names.contains { benchmark.name.contains($0) }
    }
    let results = Harness(runs: runs).run(benchmarks)
    print(Table(benchmarks, results).text)
}
