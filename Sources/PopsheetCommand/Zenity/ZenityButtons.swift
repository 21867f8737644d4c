import Popsheet
import PopsheetModel

/// The buttons of a dialog of zenity as the actions of a sheet (zenity.md §7).
enum ZenityButtons {
    /// The id of the action that accepts.
    static let accepting = "ok"
    /// The id of the action that cancels.
    static let cancelling = "cancel"
    /// What a button without a label shows.
    private static let blank = "…"
    private static let extraPrefix = "extra-"

    /// The index of the extra button that an action stands for; nil for another action.
    static func extraIndex(of id: Action.ID) -> Int? {
        id.hasPrefix(extraPrefix) ? Int(id.dropFirst(extraPrefix.count)) : nil
    }

    /// The actions, the extra ones after the accepting one, and the cancel action.
    ///
    /// - Parameters:
    ///   - accepts: The label of the accepting action if the request has none; nil for no such action.
    ///   - cancels: The label of the cancel action if the request has none; nil for no such action.
    static func actions(_ settings: ZenitySettings, accepts: String?, cancels: String?) -> [Action] {
        var actions: [Action] = []
        if let accepts { actions.append(Action(label(settings.okLabel, accepts), id: accepting)) }
        for (index, button) in settings.extraButtons.enumerated() {
            actions.append(Action(label(button, blank), id: extraPrefix + String(index)))
        }
        if let cancels { actions.append(Action(label(settings.cancelLabel, cancels), id: cancelling, role: .cancel)) }
        return actions
    }

    /// The label of a button; an empty one would be no label.
    private static func label(_ given: ZenityLabel?, _ standard: String) -> String {
        guard let text = given?.text, !text.isBlank else { return standard }
        return text
    }
}
