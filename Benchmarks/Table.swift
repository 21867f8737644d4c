/// The table that `make bench` prints: a row for each benchmark, with its figures and its target.
struct Table {
    private var lines: [[String]] = [["name", "median", "p95", "min", "max", "unit", "target", "ratio", ""]]

    init(_ benchmarks: [Benchmark], _ results: [Statistics]) {
        let medians = Dictionary(zip(benchmarks.map(\.name), results.map(\.median)), uniquingKeysWith: { $1 })
        for (benchmark, result) in zip(benchmarks, results) {
            lines.append(Self.line(benchmark, result, medians))
        }
    }

    /// The table with aligned columns: names left-aligned, figures right-aligned.
    var text: String {
        let widths = lines[0].indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
        return lines.map { line in
            let cells = line.enumerated().map { column, cell in
                let space = String(repeating: " ", count: widths[column] - cell.count)
                return (1...4).contains(column) ? space + cell : cell + space
            }
            let row = cells.joined(separator: "  ")
            return String(
                row.prefix(row.lastIndex { $0 != " " }.map { row.distance(from: row.startIndex, to: $0) + 1 } ?? 0))
        }.joined(separator: "\n")
    }

    private static func line(
        _ benchmark: Benchmark, _ result: Statistics, _ medians: [String: Double]
    ) -> [String] {
        let figures = [result.median, result.p95, result.minimum, result.maximum].map(figure)
        var (target, ratio, verdict) = ("", "", "")
        switch benchmark.target {
        case .none: break
        case .atMost(let limit):
            target = "≤ \(figure(limit)) \(benchmark.unit)"
            verdict = result.median <= limit ? "met" : "missed"
        case .ratio(let limit, let other):
            target = "≤ \(figure(limit)) × \(other)"
            if let median = medians[other], median > 0 {
                ratio = figure(result.median / median)
                verdict = result.median / median <= limit ? "met" : "missed"
            }
        }
        return [benchmark.name] + figures + [benchmark.unit, target, ratio, verdict]
    }

    /// A number with about three digits: 0.42, 7.31, 48.6, 1234; a dash if it could not be measured on this display.
    private static func figure(_ value: Double) -> String {
        guard value.isFinite else { return "–" }
        let digits = value < 10 ? 2 : value < 100 ? 1 : 0
        let scale = [1.0, 10, 100][digits]
        let rounded = (value * scale).rounded()
        let whole = Int(rounded / scale)
        if digits == 0 || rounded == Double(whole) * scale { return "\(whole)" }
        let fraction = "\(Int(rounded - Double(whole) * scale))"
        return "\(whole).\(String(repeating: "0", count: digits - fraction.count))\(fraction)"
    }
}
