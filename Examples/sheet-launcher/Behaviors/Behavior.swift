import Popsheet

/// What a case does in addition to returning one outcome: the same value runs it and writes its code.
@MainActor
protocol Behavior {
    /// The sheet to present, with the behaviour's handlers.
    ///
    /// - Parameter present: Presents another sheet on the same device.
    func prepare(_ sheet: ActionSheet, present: @escaping @MainActor @Sendable (ActionSheet) -> Void) -> ActionSheet

    /// Attaches to a controller that is about to present.
    ///
    /// - Returns: A task that runs while the sheet is shown, and is cancelled afterwards.
    func attach(to controller: ActionSheetController) -> Task<Void, any Error>?

    /// The equivalent program.
    func swiftText(_ sheet: ActionSheet, presentation: PresentationText) -> String

    /// The equivalent shell command.
    func shellText(_ sheet: ActionSheet, presentation: PresentationText) -> String
}

extension Behavior {
    func prepare(_ sheet: ActionSheet, present: @escaping @MainActor @Sendable (ActionSheet) -> Void) -> ActionSheet {
        sheet
    }

    func attach(to controller: ActionSheetController) -> Task<Void, any Error>? { nil }

    func shellText(_ sheet: ActionSheet, presentation: PresentationText) -> String {
        ShellText.command(sheet, presentation: presentation)
    }
}

/// One sheet with one outcome.
struct PlainAnswer: Behavior {
    func swiftText(_ sheet: ActionSheet, presentation: PresentationText) -> String {
        SwiftText.declaration(of: sheet) + "\n" + presentation.answeringSheet
    }
}
