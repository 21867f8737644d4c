import Popsheet

/// A second sheet, which the handler of one action of the first presents.
struct FollowUp: Behavior {
    private let trigger: Action.ID
    private let name: String
    private let next: ActionSheet

    init(to trigger: Action.ID, named name: String, sheet: ActionSheet) {
        self.trigger = trigger
        self.name = name
        next = sheet
    }

    func prepare(_ sheet: ActionSheet, present: @escaping @MainActor @Sendable (ActionSheet) -> Void) -> ActionSheet {
        let next = next
        let handler: @MainActor @Sendable () -> Void = { present(next) }
        var actions = sheet.actions + [sheet.cancelAction].compactMap { $0 }
        for index in actions.indices where actions[index].id == trigger {
            actions[index].handler = handler
        }
        // The same actions with a handler: a valid sheet stays valid.
        return (try? sheet.replacingActions(with: actions)) ?? sheet
    }

    func swiftText(_ sheet: ActionSheet, presentation: PresentationText) -> String {
        let arguments = presentation.arguments
        let handler = "    \(name).present(\(arguments)) { log($0) }"
        return """
            \(SwiftText.declaration(of: next, named: name))
            \(presentation.declaration + SwiftText.declaration(of: sheet, handlers: [trigger: handler]))
            \(PresentationText.answer(of: "sheet", arguments))
            """
    }

    func shellText(_ sheet: ActionSheet, presentation: PresentationText) -> String {
        """
        case $(\(ShellText.command(sheet, presentation: presentation))) in
        \(ShellText.word(trigger))) \(ShellText.command(next, presentation: presentation)) ;;
        esac
        """
    }
}
