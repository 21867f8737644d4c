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
    ///   - accepts: What the accepting action is if the request has no label for it; nil for no such action.
    ///   - cancels: What the cancel action is if the request has no label for it; nil for no such action.
    static func actions(_ settings: ZenitySettings, accepts: StandardButton?, cancels: StandardButton?) -> [Action] {
        var actions: [Action] = []
        if let accepts {
            let id = Action.acceptingIdentifier
            actions.append(action(settings.okLabel, id: id) ?? action(accepts, id: id))
        }
        for (index, button) in settings.extraButtons.enumerated() {
            actions.append(
                action(button, id: extraPrefix + String(index)) ?? Action(blank, id: extraPrefix + String(index)))
        }
        if let cancels {
            let given = action(settings.cancelLabel, id: cancelling, role: .cancel)
            actions.append(given ?? action(cancels, id: cancelling, role: .cancel))
        }
        return actions
    }

    /// An action with the label of a button; nil if that would be empty.
    private static func action(_ given: ZenityLabel?, id: Action.ID, role: ActionRole = .default) -> Action? {
        guard let given, !given.text.isBlank else { return nil }
        return Action(given.text, id: id, role: role, mnemonic: given.mnemonic)
    }

    /// An action with a standard label.
    private static func action(_ standard: StandardButton, id: Action.ID, role: ActionRole = .default) -> Action {
        Action(standard.label, id: id, role: role, mnemonic: standard.mnemonic)
    }
}
