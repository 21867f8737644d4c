/// The placeholder that a sheet shows in place of its actions.
package enum Placeholder: Sendable, Hashable {
    /// More actions may arrive.
    case waiting
    /// There are no actions, and no more will arrive.
    case empty
}

extension Action {
    /// The id of a placeholder's row, which no command-line argument can contain.
    private static let placeholderIdentifier = "\u{0}placeholder"

    /// A disabled row in place of the actions.
    package static func placeholder(_ placeholder: Placeholder, label: String) -> Action {
        var action = Action(label, id: placeholderIdentifier, isEnabled: false)
        action.placeholder = placeholder
        return action
    }
}

extension ActionSheet {
    /// Whether there are actions other than the cancel action and a placeholder.
    package var offersActions: Bool { actions.contains { $0.placeholder == nil } }
}
