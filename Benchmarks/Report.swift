/// The output of one run of the program: its rows with their results, and notes about them.
struct Report {
    /// How a report is printed.
    enum Format: String, CaseIterable {
        /// A table for people.
        case text
        /// Records of fields with tabs between them, which `Scripts/performance-page` reads.
        case tsv
    }

    /// A row, its result, and how it compares with each of its targets.
    struct Row {
        let benchmark: Benchmark
        let result: Measurement
        let comparisons: [Comparison]
    }

    let rows: [Row]
    let notes: [String]

    init(_ benchmarks: [Benchmark], _ results: [Measurement], notes: [String]) {
        let named = Dictionary(zip(benchmarks.map(\.name), results), uniquingKeysWith: { $1 })
        rows = zip(benchmarks, results).map { benchmark, result in
            Row(
                benchmark: benchmark, result: result,
                comparisons: benchmark.targets.map { Comparison($0, of: benchmark, named) })
        }
        self.notes = notes
    }

    func text(_ format: Format) -> String {
        switch format {
        case .text: ([Table(rows).text] + notes).joined(separator: "\n")
        case .tsv: records.map { $0.joined(separator: "\t") }.joined(separator: "\n")
        }
    }

    /// Each row, followed by its targets; then the notes.
    private var records: [[String]] {
        rows.flatMap { row in
            [["row", row.benchmark.name, row.benchmark.unit] + Self.figures(row.result)]
                + row.comparisons.map { ["target", $0.target, $0.ratio, $0.verdict] }
        } + notes.map { ["note", $0] }
    }

    /// The median, the 95th percentile, the number of samples, and why there are none.
    private static func figures(_ result: Measurement) -> [String] {
        switch result {
        case .measured(let statistics):
            [Figure.text(statistics.median), Figure.text(statistics.p95), "\(statistics.count)", ""]
        case .notMeasured, .failed: ["", "", "0", result.obstacle ?? ""]
        }
    }
}
