/// Runs benchmarks in turns, so that other load on the machine affects them all alike.
struct Harness {
    /// The number of samples of each row, in addition to a first one that warms up caches.
    var runs = 15

    /// The figures of each row, in the order of the rows.
    @MainActor
    func run(_ benchmarks: [Benchmark]) -> [Statistics] {
        var samples = benchmarks.map { _ in [Double]() }
        for benchmark in benchmarks { _ = benchmark.sample() }
        for _ in 0..<runs {
            for (index, benchmark) in benchmarks.enumerated() { samples[index].append(benchmark.sample()) }
        }
        return samples.map(Statistics.init)
    }
}
