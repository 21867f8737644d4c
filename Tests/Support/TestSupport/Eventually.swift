/// Waits until a condition holds; checks it every few milliseconds, or less often to compare states over time.
///
/// GLib's loop continues meanwhile, because the task sleeps. The time limit is generous, because a machine
/// that also builds is slow, and only a failing test uses all of it. For example:
///
///     try await input.click(at: center)
///     try await eventually("the click arrives") { clicks == 1 }
///
/// It throws ``TimedOut`` with the description and the place of the call.
public func eventually(
    _ description: @autoclosure () -> String = "the condition",
    timeout: Duration = .seconds(10),
    every interval: Duration = .milliseconds(4),
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ condition: () async throws -> Bool
) async throws {
    let end = ContinuousClock.now + timeout
    while try await !condition() {
        guard ContinuousClock.now < end else {
            throw TimedOut(description: "\(file):\(line): waited \(timeout) in vain: \(description())")
        }
        try await Task.sleep(for: interval)
    }
}

/// A condition did not hold in time.
public struct TimedOut: Error, CustomStringConvertible {
    public let description: String
}
