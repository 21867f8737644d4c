/// One thing that is measured: a row of the table.
struct Benchmark {
    /// What a figure should be.
    enum Target {
        /// So much in the row's unit.
        case atMost(Double)
        /// So many times the median of another row.
        case ratio(atMost: Double, to: String)
        /// Nothing: the row is there for others to be compared with.
        case none
    }

    /// What the row is called; others refer to it by this name.
    let name: String
    /// The unit of its figures.
    let unit: String
    /// What its median should be.
    let target: Target
    /// Measures once and answers a figure in the unit.
    let sample: @MainActor () -> Double
}

extension Benchmark {
    /// The units that a stopwatch's figures come in.
    enum Unit: String {
        case nanoseconds = "ns"
        case microseconds = "µs"
        case milliseconds = "ms"

        /// How many there are in a second.
        var perSecond: Double {
            switch self {
            case .nanoseconds: 1e9
            case .microseconds: 1e6
            case .milliseconds: 1e3
            }
        }
    }

    /// A row that tells how long something takes, done so often that the clock's own grain does not matter.
    ///
    /// - Parameters:
    ///   - count: How often the body runs in a sample.
    ///   - divisor: Over how many things the time of one run is divided.
    ///   - body: What is measured; it gets the number of its run and answers something that depends on its work.
    @MainActor
    static func time(
        _ name: String, in unit: Unit, _ target: Target = .none, count: Int, per divisor: Int = 1,
        _ body: @escaping @MainActor (Int) -> Double
    ) -> Benchmark {
        Benchmark(name: name, unit: unit.rawValue, target: target) {
            let clock = ContinuousClock()
            var sum = 0.0
            let duration = clock.measure {
                for run in 0..<count { sum += body(run) }
            }
            keep(sum)
            let (seconds, attoseconds) = duration.components
            let time = Double(seconds) + Double(attoseconds) * 1e-18
            return time * unit.perSecond / Double(count * divisor)
        }
    }
}

/// Uses a value in a way that the optimiser can't see through, so that what led to it is really done.
@inline(never) @_optimize(none) func keep(_ value: Double) {}
