import Popsheet

/// What a case does beyond one question and one answer: the same value runs it and writes it down.
@MainActor
protocol Behavior {
    /// The sheet as it is presented, with handlers where the behaviour has some.
    ///
    /// - Parameter present: Shows another sheet on the same stage.
    func prepare(_ sheet: ActionSheet, present: @escaping @MainActor @Sendable (ActionSheet) -> Void) -> ActionSheet

    /// Attaches to a controller that is about to present.
    ///
    /// - Returns: Work that goes on while the sheet is shown, and is cancelled when it has gone.
    func attach(to controller: ActionSheetController) -> Task<Void, any Error>?

    /// The program that does the same.
    func swiftText(_ sheet: ActionSheet, presentation: PresentationText) -> String

    /// The shell line that does the same.
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

/// One question, one answer.
struct PlainAnswer: Behavior {
    func swiftText(_ sheet: ActionSheet, presentation: PresentationText) -> String {
        SwiftText.declaration(of: sheet) + "\n" + presentation.answering("sheet")
    }
}
