/// What a sheet shows where its actions will be.
package enum Placeholder: Sendable, Hashable {
    /// Actions may still come.
    case waiting
    /// There are none, and none will come.
    case empty
}

extension Action {
    /// The id of a placeholder's row, which no argument of a command can hold.
    private static let placeholderIdentifier = "\u{0}placeholder"

    /// A row that can't be chosen, in the place of actions.
    package static func placeholder(_ placeholder: Placeholder, label: String) -> Action {
        var action = Action(label, id: placeholderIdentifier, isEnabled: false)
        action.placeholder = placeholder
        return action
    }
}

extension ActionSheet {
    /// Whether there are actions, apart from the cancel action and a placeholder.
    package var offersActions: Bool { actions.contains { $0.placeholder == nil } }
}
