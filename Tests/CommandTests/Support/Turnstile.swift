import Foundation

/// Lets only so many processes run at a time: hundreds of tests that all start one at once would only wait for each
/// other, beyond every time limit.
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
