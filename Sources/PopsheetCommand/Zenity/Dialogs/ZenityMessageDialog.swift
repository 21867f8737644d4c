import Popsheet
import PopsheetModel

/// `--question`, `--info`, `--warning` and `--error`: a text with buttons.
@MainActor
final class ZenityMessageDialog: ZenityContentDialog {
    private let request: ZenityMessage
    private let settings: ZenitySettings

    init(_ request: ZenityMessage, _ settings: ZenitySettings) { (self.request, self.settings) = (request, settings) }

    func makeSheet(in session: DialogSession) throws(CommandFailure) -> DialogSheet {
        if request.hasOnlyExtraButtons, settings.extraButtons.isEmpty {
            throw .usage("--switch needs at least one --extra-button")
        }
        do {
            var sheet = try ActionSheet(settings.heading, actions: actions, ordering: .asGiven, addsCancel: false)
            sheet.styledMessage = request.text.styled
            sheet.headerTexts = .body
            return .actions(sheet, firstFocus: request.defaultsToCancel ? sheet.cancelAction?.id : nil)
        } catch {
            throw .usage("\(error)")
        }
    }

    private var actions: [Action] {
        let isQuestion = request.kind == .question
        if request.hasOnlyExtraButtons { return ZenityButtons.actions(settings, accepts: nil, cancels: nil) }
        return ZenityButtons.actions(
            settings, accepts: isQuestion ? StandardLabel.yes : StandardLabel.ok,
            cancels: isQuestion ? StandardLabel.no : nil)
    }

    var content: ZenityContent { .none }
}
