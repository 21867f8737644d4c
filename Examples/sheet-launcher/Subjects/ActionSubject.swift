import Popsheet

/// A sheet of actions, and its behaviour.
struct ActionSubject: Subject {
    private let sheet: ActionSheet
    private let behavior: any Behavior

    init(_ sheet: ActionSheet, _ behavior: any Behavior = PlainAnswer()) {
        (self.sheet, self.behavior) = (sheet, behavior)
    }

    func begin(
        _ options: PresentationOptions, present: @escaping @MainActor @Sendable (ActionSheet) -> Void
    ) -> Showing {
        let controller = ActionSheetController(behavior.prepare(sheet, present: present), options: options)
        return Showing(controller: controller, title: sheet.title, work: behavior.attach(to: controller))
    }

    func swiftText(_ presentation: PresentationText) -> String {
        behavior.swiftText(sheet, presentation: presentation)
    }

    func shellText(_ presentation: PresentationText) -> String {
        behavior.shellText(sheet, presentation: presentation)
    }
}
