import Popsheet

/// A choice of the command's questions with a widget: each action's handler runs the command that asks one.
struct EachQuestion: Behavior {
    private let commands: [Action.ID: String]

    /// - Parameter commands: The commands, by the ids of the actions.
    init(_ commands: [Action.ID: String]) { self.commands = commands }

    func prepare(_ sheet: ActionSheet, present: @escaping @MainActor @Sendable (ActionSheet) -> Void) -> ActionSheet {
        var actions = sheet.actions + [sheet.cancelAction].compactMap { $0 }
        for index in actions.indices {
            guard let command = commands[actions[index].id] else { continue }
            actions[index].handler = { @MainActor @Sendable in runInShell(command) }
        }
        // The same actions with a handler: a valid sheet stays valid.
        return (try? sheet.replacingActions(with: actions)) ?? sheet
    }

    func swiftText(_ sheet: ActionSheet, presentation: PresentationText) -> String {
        """
        // The questions are the command's. An application shows its
        // widgets in a ContentSheet: see "A form" and "Every control".
        \(SwiftText.declaration(of: sheet))
        \(presentation.answeringSheet)
        """
    }

    func shellText(_ sheet: ActionSheet, presentation: PresentationText) -> String {
        let questions = sheet.actions.compactMap { action in
            commands[action.id].map { "\(ShellText.word(action.id)))\n    \($0) ;;" }
        }
        return """
            case $(\(ShellText.command(sheet, presentation: presentation))) in
            \(questions.joined(separator: "\n"))
            esac
            """
    }
}
