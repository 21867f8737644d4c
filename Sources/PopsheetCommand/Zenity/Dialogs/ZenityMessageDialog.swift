import Popsheet
import PopsheetDialogs
import PopsheetLayout
import PopsheetModel

/// `--question`, `--info`, `--warning` and `--error`: a text with buttons.
@MainActor
final class ZenityMessageDialog: SheetDialog {
    private let request: ZenityMessage
    private let settings: ZenitySettings
    /// The text, if it has too many pages for a header.
    private var longText: LongText?

    init(_ request: ZenityMessage, _ settings: ZenitySettings) { (self.request, self.settings) = (request, settings) }

    func makeSheet(in session: DialogSession) throws(CommandFailure) -> DialogSheet {
        let text = request.text.styled
        do {
            if DisplayText.isCut(text.plain), !request.isEllipsized {
                let longText = LongText(text, named: settings.title ?? "", wraps: request.wraps)
                self.longText = longText
                var sheet = try ContentSheet(settings.heading, content: longText.widget, actions: actions)
                sheet.setMessage(nil, as: .body)
                sheet.defaultAction = request.defaultsToCancel ? nil : Action.acceptingIdentifier
                sheet.headerIcon = icon
                return .content(sheet, firstFocus: request.defaultsToCancel ? ZenityButtons.cancelling : nil)
            }
            var sheet = try ActionSheet(settings.heading, actions: actions, ordering: .asGiven, addsCancel: false)
            sheet.styledMessage = text
            sheet.headerTexts = .body
            sheet.keepsMessageOnOneLine = request.isEllipsized
            sheet.headerIcon = icon
            return .actions(sheet, firstFocus: request.defaultsToCancel ? sheet.cancelAction?.id : nil)
        } catch {
            throw .usage("\(error)")
        }
    }

    /// The icon; one that can't be had is left out, in silence (zenity.md §6).
    private var icon: String? {
        (settings.icon ?? settings.windowIcon).map(\.name).flatMap { Icon.isAvailable($0) ? $0 : nil }
    }

    private var actions: [Action] {
        let isQuestion = request.kind == .question
        if request.hasOnlyExtraButtons { return ZenityButtons.actions(settings, accepts: nil, cancels: nil) }
        return ZenityButtons.actions(
            settings, accepts: isQuestion ? StandardLabel.yes : StandardLabel.ok,
            cancels: isQuestion ? StandardLabel.no : nil)
    }

    var value: ZenityContent { .none }
}
