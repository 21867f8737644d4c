/// A measurement: a row of the table.
struct Benchmark {
    /// The target of a figure.
    enum Target {
        /// A value in the row's unit.
        case atMost(Double)
        /// A multiple of another row's median.
        case ratio(atMost: Double, to: String)
        /// None: other rows are compared with this one.
        case none
    }

    /// The row's name, by which others refer to it.
    let name: String
    /// The unit of its figures.
    let unit: String
    /// The target of its median.
    let target: Target
    /// Measures once and returns a figure in the unit.
    let sample: @MainActor () -> Double

    /// The name of the row that this one is compared with; nil without one.
    var baseline: String? { if case .ratio(_, let name) = target { name } else { nil } }
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

/// Uses a value in a way that is opaque to the optimizer, so that computing it is not removed.
@inline(never) @_optimize(none) func keep(_ value: Double) {}
