/// The table that `make bench` prints: a line for each row, with its figures and its target, and a line for each further
/// target.
struct Table {
    private var lines: [[String]] = [["name", "median", "p95", "min", "max", "unit", "target", "ratio", ""]]

    init(_ rows: [Report.Row]) {
        for row in rows {
            let targets = row.comparisons.map { [$0.target, $0.ratio, $0.verdict] }
            lines.append(Self.figures(of: row) + (targets.first ?? ["", "", row.result.obstacle ?? ""]))
            lines += targets.dropFirst().map { Array(repeating: "", count: 6) + $0 }
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

    private static func figures(of row: Report.Row) -> [String] {
        let figures = row.result.statistics.map { [$0.median, $0.p95, $0.minimum, $0.maximum].map(Figure.text) }
        return [row.benchmark.name] + (figures ?? Array(repeating: "–", count: 4)) + [row.benchmark.unit]
    }
}
