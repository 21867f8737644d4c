import Popsheet

/// One sheet with one outcome, and the command that prints its layout.
struct LaidOut: Behavior {
    func swiftText(_ sheet: ActionSheet, presentation: PresentationText) -> String {
        PlainAnswer().swiftText(sheet, presentation: presentation)
    }

    func shellText(_ sheet: ActionSheet, presentation: PresentationText) -> String {
        """
        # All numbers of a sheet in a document:
        #   popsheet layout sheet.json --window 390x844 --safe-area 47,0,34,0
        \(ShellText.command(sheet, presentation: presentation))
        """
    }
}
