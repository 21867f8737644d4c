import Popsheet
import PopsheetModel

extension DialogSheet {
    /// The sheet of a dialog of zenity with a widget: its title if it is given, the text, the widget, and the buttons.
    ///
    /// - Parameters:
    ///   - kind: What the texts are: captions of rows to choose from, or the body above a control.
    ///   - returnAccepts: Whether the Return key accepts.
    ///   - isReady: Whether the accepting action is enabled.
    static func zenity(
        _ settings: ZenitySettings, text: ZenityText, as kind: HeaderTexts = .body, content: WidgetReference,
        accepts: StandardButton? = .ok, cancels: StandardButton? = .cancel, returnAccepts: Bool = true,
        isReady: Bool = true
    ) throws(CommandFailure) -> DialogSheet {
        do {
            var actions = ZenityButtons.actions(settings, accepts: accepts, cancels: cancels)
            for index in actions.indices where actions[index].id == Action.acceptingIdentifier {
                actions[index].isEnabled = isReady
            }
            var sheet = try ContentSheet(settings.heading, content: content, controls: .sheet, actions: actions)
            sheet.setMessage(text.styled, as: kind)
            if returnAccepts { sheet.defaultAction = Action.acceptingIdentifier }
            sheet.windowTitle = settings.title
            return .content(sheet)
        } catch {
            throw .usage("\(error)")
        }
    }
}
