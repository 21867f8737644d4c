/// A measurement: a row of the table.
struct Benchmark {
    /// The row's name, by which others refer to it.
    let name: String
    /// The unit of its figures.
    let unit: String
    /// The targets of its median; none for a row that only others are compared with.
    let targets: [Target]
    /// Why the row cannot be measured on this machine; nil if it can.
    let obstacle: @MainActor () -> String?
    /// Measures once and returns the figure in the unit, or NaN on failure.
    let sample: @MainActor () -> Double

    init(
        name: String, unit: String, targets: [Target] = [],
        obstacle: @escaping @MainActor () -> String? = { nil }, sample: @escaping @MainActor () -> Double
    ) {
        (self.name, self.unit, self.targets, self.obstacle, self.sample) = (name, unit, targets, obstacle, sample)
    }

    /// The names of the rows that this one is compared with.
    var baselines: [String] { targets.compactMap(\.baseline) }
}

extension Benchmark {
    /// A value whose contents are known to be valid.
    static func valid<Value>(_ make: () throws -> Value) -> Value {
        do { return try make() } catch { preconditionFailure("\(error)") }
    }

    /// The units of time.
    enum Unit: String {
        case nanoseconds = "ns"
        case microseconds = "µs"
        case milliseconds = "ms"

        /// The number of units in a second.
        var perSecond: Double {
            switch self {
            case .nanoseconds: 1e9
            case .microseconds: 1e6
            case .milliseconds: 1e3
            }
        }
    }

    /// A row that measures a duration, repeated so often that the clock's resolution does not matter.
    ///
    /// - Parameters:
    ///   - count: The number of runs in a sample.
    ///   - divisor: The number by which the time of one run is divided.
    ///   - body: The code to measure; it gets the number of its run and returns a value that depends on its work.
    @MainActor
    static func time(
        _ name: String, in unit: Unit, _ targets: [Target] = [], count: Int, per divisor: Int = 1,
        _ body: @escaping @MainActor (Int) -> Double
    ) -> Benchmark {
        Benchmark(name: name, unit: unit.rawValue, targets: targets) {
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

/// Uses a value in a way that is opaque to the optimizer, so that computing it is not removed.
@inline(never) @_optimize(none) func keep(_ value: Double) {}
