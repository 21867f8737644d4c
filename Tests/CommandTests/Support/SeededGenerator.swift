import Foundation

/// Random numbers that come again with their seed (SplitMix64), so that what a test found can be looked at.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// The seed that POPSHEET_SEED gives, or a new one.
    static var seed: UInt64 {
        ProcessInfo.processInfo.environment["POPSHEET_SEED"].flatMap { UInt64($0) } ?? .random(in: 0...UInt64.max)
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// True once in so many times.
    mutating func once(in count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }
}

/// Lets other tests go on, every hundred rounds of a long one.
func takeTurns(after round: Int) async {
    if round % 100 == 0 { await Task.yield() }
}
