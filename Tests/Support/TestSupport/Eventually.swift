/// Waits until a condition holds, asking every few milliseconds, or in longer intervals where it compares what was with what is.
///
/// GLib's loop goes on meanwhile, for the wait is a sleep of the task. The time limit is generous, because a machine
/// that builds beside the tests is slow, and it is only ever used up by a test that fails. For example:
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

/// Something awaited did not come about in time.
public struct TimedOut: Error, CustomStringConvertible {
    public let description: String
}
