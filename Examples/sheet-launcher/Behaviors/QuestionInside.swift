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
        let question = question
        controller.shouldDismiss = { [weak controller] outcome in
            guard let controller, outcome.action?.id == trigger else { return true }
            let inner = ActionSheetController(question, options: controller.options)
            return await inner.present(inside: controller).action != nil
        }
        return nil
    }

    func swiftText(_ sheet: ActionSheet, presentation: PresentationText) -> String {
        """
        \(SwiftText.declaration(of: question, named: name))
        \(SwiftText.declaration(of: sheet))
        \(presentation.declaration)let controller = \(presentation.controller(of: "sheet"))
        controller.shouldDismiss = { [weak controller] outcome in
            guard let controller, outcome.action?.id == \(SwiftText.literal(trigger))
            else { return true }
            let inner = \(presentation.controller(of: name))
            return await inner.present(inside: controller).action != nil
        }
        \(presentation.answeringController)
        """
    }

    func shellText(_ sheet: ActionSheet, presentation: PresentationText) -> String {
        """
        # One question at a time: the second follows the first.
        case $(\(ShellText.command(sheet, presentation: presentation))) in
        \(ShellText.word(trigger))) \(ShellText.command(question, presentation: presentation)) ;;
        esac
        """
    }
}
