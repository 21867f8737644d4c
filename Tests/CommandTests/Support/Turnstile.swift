import Foundation
import PopsheetRandomNumbers

/// Limits how many processes run at a time: hundreds of tests that each start one would exceed every time limit.
actor Turnstile {
    static let processes = Turnstile(places: max(2, ProcessInfo.processInfo.activeProcessorCount))

    private var places: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(places: Int) { self.places = places }

    /// Runs the body as soon as there is a place for it.
    func pass<Result: Sendable>(_ body: @Sendable () async throws -> Result) async throws -> Result {
        if places > 0 {
            places -= 1
        } else {
            await withCheckedContinuation { waiting.append($0) }
        }
        defer { leave() }
        return try await body()
    }

    private func leave() {
        if waiting.isEmpty {
            places += 1
        } else {
            waiting.removeFirst().resume()
        }
    }
}

/// Lets other tests run, after every hundredth case of a long test.
func takeTurns(after random: RandomNumbers) async {
    if random.seed.isMultiple(of: 100) { await Task.yield() }
}
