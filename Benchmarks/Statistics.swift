/// Statistics of a row's samples.
struct Statistics {
    let count: Int
    let median: Double
    /// The 95th percentile.
    let p95: Double
    let minimum: Double
    let maximum: Double

    /// - Precondition: there are samples, all of them finite.
    init(_ samples: [Double]) {
        let sorted = samples.sorted()
        count = sorted.count
        let middle = sorted.count / 2
        median = sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
        p95 = sorted[min(sorted.count - 1, Int((Double(sorted.count) * 0.95).rounded(.up)) - 1)]
        minimum = sorted[0]
        maximum = sorted[sorted.count - 1]
    }
}
