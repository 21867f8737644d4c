/// An error in a sheet's contents; it names the action and says how to correct it.
///
/// Positions are indices into the given actions, including the cancel action. The description counts from 1.
public struct SheetError: Error, Sendable, Hashable {
    /// The kind of an error; more may be added.
    public struct Code: Sendable, Hashable {
        /// The code's number, which does not change between versions.
        public let value: Int
        /// The code's name.
        public let name: String

        private init(_ value: Int, _ name: String) { (self.value, self.name) = (value, name) }

        /// There is neither an action nor a cancel action.
        public static let nothingToChoose = Code(1, "nothingToChoose")
        /// An action's label has no visible character.
        public static let emptyLabel = Code(2, "emptyLabel")
        /// An action's id is empty.
        public static let emptyIdentifier = Code(3, "emptyIdentifier")
        /// An action has the same id as an earlier one.
        public static let duplicateIdentifier = Code(4, "duplicateIdentifier")
        /// There is more than one cancel action.
        public static let secondCancel = Code(5, "secondCancel")
        /// There is more than one default item in a bar.
        public static let secondDefault = Code(6, "secondDefault")
        /// A content sheet has no detents.
        public static let noDetents = Code(7, "noDetents")
        /// A detent's value is not a finite number above 0, or its id is empty.
        public static let invalidDetent = Code(8, "invalidDetent")
        /// A detent has the same id as an earlier one.
        public static let duplicateDetent = Code(9, "duplicateDetent")
        /// The content of a sheet is not a widget, is a window, or is gone.
        public static let invalidContent = Code(10, "invalidContent")
        /// The content of a sheet has a parent already.
        public static let contentHasParent = Code(11, "contentHasParent")
    }

    /// The kind of the error.
    public let code: Code
    /// The index of the invalid action or detent in the given list; nil if none is invalid.
    public let position: Int?
    /// The index of the earlier action or detent that the invalid one conflicts with; nil without a conflict.
    public let firstPosition: Int?
    /// The id or label of the invalid part, whichever identifies it.
    private let name: String
    /// The number of items of a bar at the beginning of the list.
    private var itemCount = 0
    /// Whether the actions are the rows of a list.
    private var isOfRows = false

    private init(_ code: Code, position: Int? = nil, firstPosition: Int? = nil, name: String = "") {
        (self.code, self.position, self.firstPosition, self.name) = (code, position, firstPosition, name)
    }

    /// There is neither an action nor a cancel action.
    package static let nothingToChoose = SheetError(.nothingToChoose)

    /// An action's label has no visible character.
    package static func emptyLabel(position: Int, id: String) -> SheetError {
        SheetError(.emptyLabel, position: position, name: id)
    }

    /// An action's id is empty.
    package static func emptyIdentifier(position: Int, label: String) -> SheetError {
        SheetError(.emptyIdentifier, position: position, name: label)
    }

    /// An action has the same id as an earlier one.
    package static func duplicateIdentifier(id: String, position: Int, firstPosition: Int) -> SheetError {
        SheetError(.duplicateIdentifier, position: position, firstPosition: firstPosition, name: id)
    }

    /// There is more than one cancel action.
    package static func secondCancel(position: Int, label: String, firstPosition: Int) -> SheetError {
        SheetError(.secondCancel, position: position, firstPosition: firstPosition, name: label)
    }

    /// There is more than one default item.
    package static func secondDefault(position: Int, label: String, firstPosition: Int) -> SheetError {
        SheetError(.secondDefault, position: position, firstPosition: firstPosition, name: label)
    }

    /// The same error in a list that begins with items of a bar.
    package func following(items count: Int) -> SheetError {
        var error = self
        error.itemCount = count
        return error
    }

    /// The same error in the rows of a list.
    package var ofRows: SheetError {
        var error = self
        error.isOfRows = true
        return error
    }

    /// A content sheet has no detents.
    package static let noDetents = SheetError(.noDetents)

    /// A detent's value is out of range.
    package static func invalidDetent(position: Int, id: String) -> SheetError {
        SheetError(.invalidDetent, position: position, name: id)
    }

    /// A detent has the same id as an earlier one.
    package static func duplicateDetent(id: String, position: Int, firstPosition: Int) -> SheetError {
        SheetError(.duplicateDetent, position: position, firstPosition: firstPosition, name: id)
    }

    /// The content can't be shown.
    ///
    /// - Parameter type: The name of its type, or of what it is.
    package static func invalidContent(type: String) -> SheetError { SheetError(.invalidContent, name: type) }

    /// The content has been destroyed.
    package static let contentIsGone = SheetError(.invalidContent, name: goneWidget)
    private static let goneWidget = "a widget that is gone"

    /// The content has a parent already.
    package static func contentHasParent(type: String, parent: String) -> SheetError {
        SheetError(.contentHasParent, name: "\(type) in a \(parent)")
    }
}

extension SheetError: CustomStringConvertible {
    /// A one-line description for the user.
    public var description: String {
        let (number, first) = ((position ?? 0) + 1, (firstPosition ?? 0) + 1)
        let (part, firstPart) = (part(at: position), part(at: firstPosition))
        switch code {
        case .emptyLabel where name.isBlank:
            return "the label of \(part) is empty; give it a text"
        case .emptyLabel:
            return "the label of \(part) (id \"\(name.excerpt)\") is empty; give it a text"
        case .emptyIdentifier:
            return "the id of \(part), \"\(name.excerpt)\", is empty; give it one, or none to use the label"
        case .duplicateIdentifier:
            return "the id \"\(name.excerpt)\" of \(part) is already that of \(firstPart); "
                + "give one of them another id"
        case .secondCancel:
            let kind = isItem(position) ? "item" : "action"
            return "\(part), \"\(name.excerpt)\", is a second cancel \(kind); \(firstPart) is the first; "
                + "remove one of them"
        case .secondDefault:
            return "\(part), \"\(name.excerpt)\", is a second default item; \(firstPart) is the first; "
                + "make only one of them the default"
        case .noDetents:
            return "there are no detents; give at least one height"
        case .invalidDetent:
            return "detent \(number), \"\(name.excerpt)\", is not a finite height above 0 with a name; correct it"
        case .duplicateDetent:
            return "detent \(number) has the id \"\(name.excerpt)\" of detent \(first); give one of them another id"
        case .invalidContent where name == Self.goneWidget:
            return "the content is \(name); create another one"
        case .invalidContent:
            return "the content is \(name.excerpt); give a widget that is not a window"
        case .contentHasParent:
            return "the content is a \(name.excerpt); remove it from there first"
        default:
            return "there is nothing to choose; give at least one action, or a cancel action"
        }
    }

    /// What messages call the part at a position.
    private func part(at position: Int?) -> String {
        let position = position ?? 0
        if isItem(position) { return "item \(position + 1)" }
        return "\(isOfRows ? "row" : "action") \(position - itemCount + 1)"
    }

    private func isItem(_ position: Int?) -> Bool { position ?? 0 < itemCount }
}

extension SheetError.Code: CustomStringConvertible {
    /// The code's name.
    public var description: String { name }
}
