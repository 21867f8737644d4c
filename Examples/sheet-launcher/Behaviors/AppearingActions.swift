import Popsheet

/// Actions that are found one by one while the sheet is shown.
struct AppearingActions: Behavior {
    private let name: String
    private let actions: [Action]

    init(named name: String, actions: [Action]) {
        self.name = name
        self.actions = actions
    }

    func attach(to controller: ActionSheetController) -> Task<Void, any Error>? {
        Task {
            for action in actions {
                try await Task.sleep(for: .seconds(1))
                try controller.update(actions: controller.sheet.actions + [action, .cancel])
            }
        }
    }

    func swiftText(_ sheet: ActionSheet, presentation: PresentationText) -> String {
        """
        \(SwiftText.declaration(of: sheet))
        let \(name) = [
        \(actions.map { "    \(SwiftText.action($0))," }.joined(separator: "\n"))
        ]

        \(presentation.declaration)let controller = \(presentation.controller(of: "sheet"))
        let search = Task {
            for found in \(name) {
                try await Task.sleep(for: .seconds(1))
                try controller.update(
                    actions: controller.sheet.actions + [found, .cancel])
            }
        }
        \(presentation.answeringController)
        search.cancel()
        """
    }

    func shellText(_ sheet: ActionSheet, presentation: PresentationText) -> String {
        let lines = actions.map {
            "    sleep 1; printf '%s\\t%s\\n' \(ShellText.word($0.id)) \(ShellText.word($0.label))"
        }
        return """
            {
            \(lines.joined(separator: "\n"))
            } | \(ShellText.command(sheet, presentation: presentation, options: ["--stdin"]))
            """
    }
}
