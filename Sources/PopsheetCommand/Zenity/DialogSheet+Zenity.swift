import Popsheet
import PopsheetModel

extension DialogSheet {
    /// The sheet of a dialog of zenity with a widget: its title if it is given, the text, the widget, and the buttons.
    ///
    /// - Parameter isComplete: Whether it can be accepted from the beginning.
    static func zenity(
        _ settings: ZenitySettings, text: ZenityText, content: WidgetReference,
        accepts: String? = StandardLabel.ok, cancels: String? = StandardLabel.cancel,
        isComplete: Bool = true
    ) throws(CommandFailure) -> DialogSheet {
        do {
            var sheet = try ContentSheet(
                settings.heading, content: content,
                actions: ZenityButtons.actions(settings, accepts: accepts, cancels: cancels))
            sheet.setMessage(text.styled, as: .body)
            sheet.defaultAction = ZenityButtons.accepting
            sheet.setEnabled(isComplete, ZenityButtons.accepting)
            return .content(sheet)
        } catch {
            throw .usage("\(error)")
        }
    }
}
