/// A row compared with one of its targets: the cells of the table that follow its figures.
struct Comparison {
    /// The target.
    let target: String
    /// How the row compares with it; empty if it is a value.
    let ratio: String
    /// "met", "missed", "failed" if the row has no result, or the reason why there is nothing to compare it with.
    let verdict: String

    /// Compares a row with one of its targets.
    ///
    /// - Parameter results: The results of all rows that were measured with it, by their names.
    init(_ target: Target, of row: Benchmark, _ results: [String: Measurement]) {
        let median = results[row.name]?.statistics?.median
        let other = target.baseline.flatMap { results[$0]?.statistics?.median }
        var (ratio, isMet) = ("", Bool?.none)
        switch target {
        case .atMost(let limit):
            self.target = "≤ \(Figure.text(limit)) \(row.unit)"
            isMet = median.map { $0 <= limit }
        case .ratio(let limit, let name):
            self.target = "≤ \(Figure.text(limit)) × \(name)"
            if let median, let other, other > 0 {
                ratio = "\(Figure.text(median / other)) ×"
                isMet = median / other <= limit
            }
        case .within(let limit, let name):
            self.target = "≤ \(name) + \(Figure.text(limit)) \(row.unit)"
            if let median, let other {
                let difference = median - other
                ratio = (difference < 0 ? "− " : "+ ") + "\(Figure.text(abs(difference))) \(row.unit)"
                isMet = difference <= limit
            }
        }
        self.ratio = ratio
        if let isMet {
            verdict = isMet ? "met" : "missed"
        } else if case .failed = results[row.name] {
            verdict = "failed"
        } else {
            let reasons = [row.name, target.baseline].compactMap { $0.flatMap { results[$0]?.obstacle } }
            verdict = "not compared: " + (reasons.first ?? "the other row has no result, or is 0")
        }
    }
}
