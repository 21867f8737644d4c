/// Runs benchmarks in turns, so that other load on the machine affects them all alike.
struct Harness {
    /// The number of samples of each row, in addition to a first one that warms up caches.
    var runs = 15

    /// The result of each row, in the order of the rows.
    @MainActor
    func run(_ benchmarks: [Benchmark]) -> [Measurement] {
        let obstacles = benchmarks.map { $0.obstacle() }
        var samples = benchmarks.map { _ in [Double]() }
        for round in 0...runs {
            for (index, benchmark) in benchmarks.enumerated() where obstacles[index] == nil {
                let figure = benchmark.sample()
                if round > 0, figure.isFinite { samples[index].append(figure) }
            }
        }
        return zip(samples, obstacles).map { samples, obstacle in
            if let obstacle { return .notMeasured(obstacle) }
            // A window that does not appear, or a program that fails.
            if samples.count < runs { return .failed(runs - samples.count, of: runs) }
            return .measured(Statistics(samples))
        }
    }
}
