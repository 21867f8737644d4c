import Foundation

/// Which random events a fuzz plays: the same in every run, unless `POPSHEET_FUZZ_SEED` has another number, or `random`.
enum FuzzSeed {
    static let value: UInt64 =
        switch ProcessInfo.processInfo.environment["POPSHEET_FUZZ_SEED"] {
        case nil, "": usual
        case "random": UInt64.random(in: 0...999_999)
        case let given?: UInt64(given) ?? wrong(given)
        }

    private static let usual: UInt64 = 20_261

    private static func wrong(_ given: String) -> UInt64 {
        preconditionFailure("POPSHEET_FUZZ_SEED is neither a number nor “random”: \(given)")
    }
}
