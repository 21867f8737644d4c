/// Runs benchmarks in turns, so that whatever else the machine does slows them all alike.
struct Harness {
    /// How many samples each row gets, beside a first one that only warms caches up.
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
