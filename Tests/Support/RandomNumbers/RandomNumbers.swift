import Foundation

/// Random numbers that are the same in every run, unless `POPSHEET_SEED` is set.
///
/// `POPSHEET_SEED` is a number, or `random` for another number in each run. A test prints its generator when it fails;
/// with that setting the test begins with the numbers that failed. For example:
///
///     for var random in RandomNumbers.cases(500) {
///         let text = randomText(&random)
///         #expect(isValid(text), "\(random): \(text)")
///     }
package struct RandomNumbers: RandomNumberGenerator, CustomStringConvertible {
    package let seed: UInt64
    private var state: UInt64

    /// The seed of the first case of every test.
    private static let firstSeed: UInt64 =
        switch ProcessInfo.processInfo.environment["POPSHEET_SEED"] {
        case nil, "": 20_261
        case "random": UInt64.random(in: 0...999_999)
        case let given?: UInt64(given) ?? invalid(given)
        }

    private static func invalid(_ given: String) -> UInt64 {
        preconditionFailure("POPSHEET_SEED is neither a number nor “random”: \(given)")
    }

    package init() { self.init(seed: Self.firstSeed) }

    private init(seed: UInt64) {
        (self.seed, state) = (seed, seed)
    }

    package var description: String { "POPSHEET_SEED=\(seed)" }

    /// SplitMix64.
    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    package mutating func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &self) }

    package mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

    package mutating func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &self) < share }

    package mutating func pick<Choices: Collection>(_ choices: Choices) -> Choices.Element {
        choices.randomElement(using: &self)!
    }

    /// Generators with consecutive seeds, one for each case that a test checks.
    package static func cases(_ count: Int) -> [RandomNumbers] {
        (0..<UInt64(count)).map { RandomNumbers(seed: firstSeed &+ $0) }
    }

    /// Checks a number of cases; where one throws, prints its seed.
    package static func each(_ count: Int, _ body: (inout RandomNumbers) throws -> Void) rethrows {
        for var random in cases(count) {
            do {
                try body(&random)
            } catch {
                print("\(random) repeats this failure")
                throw error
            }
        }
    }
}
