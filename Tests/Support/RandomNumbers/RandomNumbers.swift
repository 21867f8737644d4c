/// Random numbers that are the same in every run. Its description names the seed, so that a failure can be seen again.
package struct RandomNumbers: RandomNumberGenerator, CustomStringConvertible {
    package let seed: UInt64
    private var state: UInt64

    package init(seed: UInt64) {
        (self.seed, state) = (seed, seed)
    }

    package var description: String { "seed \(seed)" }

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

    /// Calls a body with so many generators, each of another seed.
    package static func each(_ count: UInt64, _ body: (inout RandomNumbers) throws -> Void) rethrows {
        for seed in 1...count {
            var random = RandomNumbers(seed: seed)
            try body(&random)
        }
    }
}
