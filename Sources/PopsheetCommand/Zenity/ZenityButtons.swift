import Popsheet
import PopsheetModel

/// The buttons of a dialog of zenity as the actions of a sheet (zenity.md §7).
enum ZenityButtons {
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
        if let accepts { actions.append(action(settings.okLabel, accepts, id: Action.acceptingIdentifier)) }
        for (index, button) in settings.extraButtons.enumerated() {
            actions.append(action(button, blank, id: extraPrefix + String(index)))
        }
        if let cancels { actions.append(action(settings.cancelLabel, cancels, id: cancelling, role: .cancel)) }
        return actions
    }

    /// An action with the label of a button, or a standard one if that would be empty, whose first letter is its mnemonic.
    private static func action(
        _ given: ZenityLabel?, _ standard: String, id: Action.ID, role: ActionRole = .default
    ) -> Action {
        if let given, !given.text.isBlank {
            return Action(given.text, id: id, role: role, mnemonic: given.mnemonic)
        }
        return Action(standard, id: id, role: role, mnemonic: standard.first { $0.isLetter })
    }
}
