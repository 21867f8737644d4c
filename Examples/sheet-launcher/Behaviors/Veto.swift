import Popsheet

/// Rejects one kind of cancellation.
struct Veto: Behavior {
    private let reason: CancelReason

    init(of reason: CancelReason) { self.reason = reason }

    func attach(to controller: ActionSheetController) -> Task<Void, any Error>? {
        controller.shouldDismiss = { outcome in outcome != .cancelled(reason) }
        return nil
    }

    func swiftText(_ sheet: ActionSheet, presentation: PresentationText) -> String {
        """
        \(SwiftText.declaration(of: sheet))
        \(presentation.declaration)let controller = \(presentation.controller(of: "sheet"))
        controller.shouldDismiss = { outcome in
            outcome != .cancelled(.\(reason.name))
        }
        \(presentation.answeringController)
        """
    }

    func shellText(_ sheet: ActionSheet, presentation: PresentationText) -> String {
        "# The command has no veto: this sheet can be cancelled.\n"
            + ShellText.command(sheet, presentation: presentation)
    }
}
