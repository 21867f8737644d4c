import PopsheetModel

/// A dismissal of a sheet that is not presented, which waits for a presentation that is about to begin (sheet.md §1).
///
/// `async let outcome = controller.present(in: window)` starts a task that passes through the thread pool before it reaches
/// the main actor, so that what is called next on the controller comes first.
@MainActor
final class EarlyDismissal {
    /// What the presentation ends with.
    struct Dismissal {
        var outcome: Outcome
        var isAnimated: Bool?
    }

    private(set) var waiting: Dismissal?
    /// The task that called; nil for a callback of GLib.
    private var caller: Int?
    private var count = 0

    /// How long a thread of the pool may take to pass a task on to the main actor, on a machine that is busy.
    private static let poolTime = Duration.milliseconds(100)

    /// Waits until the tasks that were started before this call have reached the main actor.
    func wait(_ dismissal: Dismissal) {
        count += 1
        (waiting, caller) = (dismissal, Self.task)
        let number = count
        if caller == nil {
            // A callback has no child tasks, and other tasks that it starts reach the main actor in order.
            Task { @MainActor in end(number) }
        } else {
            Task.detached {
                try await Task.sleep(for: Self.poolTime)
                await self.end(number)
            }
        }
    }

    /// Ends the wait, and returns the dismissal for the presentation that this task begins, if it applies.
    func take() -> Dismissal? {
        defer { forget() }
        return caller != nil && caller == Self.task ? nil : waiting
    }

    /// Ends the wait.
    func forget() { waiting = nil }

    private func end(_ number: Int) { if number == count { forget() } }

    /// Identifies the current task; nil outside of tasks.
    private static var task: Int? { withUnsafeCurrentTask { $0?.hashValue } }
}
