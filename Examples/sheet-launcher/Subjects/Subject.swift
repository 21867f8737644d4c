import Popsheet

/// What a case presents: runs it, and writes its code.
@MainActor
protocol Subject {
    /// Creates what one presentation needs.
    ///
    /// - Parameter present: Presents another sheet of actions on the same device.
    func begin(
        _ options: PresentationOptions, present: @escaping @MainActor @Sendable (ActionSheet) -> Void
    ) throws -> Showing

    /// The equivalent program.
    func swiftText(_ presentation: PresentationText) -> String

    /// The equivalent shell command.
    func shellText(_ presentation: PresentationText) -> String
}

/// One presentation that is about to begin.
@MainActor
struct Showing {
    let controller: PresentationController
    /// The sheet's title, for the log.
    let title: String?
    /// A task that runs while the sheet is shown, and is cancelled afterwards.
    var work: Task<Void, any Error>?
}
