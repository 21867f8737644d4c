import Popsheet

/// A question about one action, shown inside the open popover: the first sheet stays until it is answered.
struct QuestionInside: Behavior {
    private let trigger: Action.ID
    private let name: String
    private let question: ActionSheet

    init(about trigger: Action.ID, named name: String, sheet: ActionSheet) {
        self.trigger = trigger
        self.name = name
        question = sheet
    }

    func attach(to controller: ActionSheetController) -> Task<Void, any Error>? {
        let question = matching(controller.sheet)
        controller.shouldDismiss = { [weak controller] outcome in
            guard let controller, outcome.action?.id == trigger else { return true }
            return await ActionSheetController(question).present(inside: controller).action != nil
        }
        return nil
    }

    func swiftText(_ sheet: ActionSheet, presentation: PresentationText) -> String {
        """
        \(SwiftText.declaration(of: matching(sheet), named: name))
        \(SwiftText.declaration(of: sheet))
        let controller = ActionSheetController(sheet)
        controller.shouldDismiss = { outcome in
            guard outcome.action?.id == \(SwiftText.literal(trigger)) else { return true }
            return await ActionSheetController(\(name)).present(inside: controller).action != nil
        }
        \(presentation.answering("controller"))
        """
    }

    func shellText(_ sheet: ActionSheet, presentation: PresentationText) -> String {
        """
        # One question at a time: the second follows the first.
        case $(\(ShellText.command(sheet, presentation: presentation))) in
        \(ShellText.word(trigger))) \(ShellText.command(matching(sheet), presentation: presentation)) ;;
        esac
        """
    }

    /// The question with the first sheet's appearance.
    private func matching(_ sheet: ActionSheet) -> ActionSheet {
        var matching = question
        matching.appearance = sheet.appearance
        return matching
    }
}
