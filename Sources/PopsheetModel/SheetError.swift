/// An error in a sheet's contents; it names the action and says how to correct it.
///
/// Positions are indices into the given actions, including the cancel action. The description counts from 1.
public enum SheetError: Error, Sendable, Hashable {
    /// There is neither an action nor a cancel action.
    case nothingToChoose
    /// An action's label has no visible character.
    case emptyLabel(position: Int, id: String)
    /// An action's id is empty.
    case emptyIdentifier(position: Int, label: String)
    /// An action has the same id as an earlier one.
    case duplicateIdentifier(id: String, position: Int, firstPosition: Int)
    /// There is more than one cancel action.
    case secondCancel(position: Int, label: String, firstPosition: Int)

    /// The index of the invalid action in the given list.
    public var position: Int? {
        switch self {
        case .nothingToChoose: nil
        case .emptyLabel(let position, _), .emptyIdentifier(let position, _),
            .duplicateIdentifier(_, let position, _), .secondCancel(let position, _, _):
            position
        }
    }
}

extension SheetError: CustomStringConvertible {
    /// A one-line description for the user.
    public var description: String {
        switch self {
        case .nothingToChoose:
            "there is nothing to choose; give at least one action, or a cancel action"
        case .emptyLabel(let position, let id) where id.isBlank:
            "the label of action \(position + 1) is empty; give it a text"
        case .emptyLabel(let position, let id):
            "the label of action \(position + 1) (id \"\(id.excerpt)\") is empty; give it a text"
        case .emptyIdentifier(let position, let label):
            "the id of action \(position + 1), \"\(label.excerpt)\", is empty; give it one, or none to use the label"
        case .duplicateIdentifier(let id, let position, let first):
            "the id \"\(id.excerpt)\" of action \(position + 1) is already that of action \(first + 1); "
                + "give one of them another id"
        case .secondCancel(let position, let label, let first):
            "action \(position + 1), \"\(label.excerpt)\", is a second cancel action; action \(first + 1) is the first; "
                + "remove one of them"
        }
    }
}
