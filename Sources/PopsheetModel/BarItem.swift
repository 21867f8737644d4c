/// A button in the bar of a content sheet.
///
/// For example:
///
/// ```swift
/// try ContentSheet(
///     "New Album", content: WidgetReference(form),
///     leading: .cancel, trailing: BarItem("Create", id: "create", isDefault: true))
/// ```
///
/// Choosing an item dismisses the sheet, with the same outcome as an action with its id. One that does not dismiss, such as
/// Edit or Share, runs its handler at once, and the sheet stays:
///
/// ```swift
/// BarItem("Save", id: "save", dismisses: false) { save() }
/// ```
public struct BarItem: Sendable, Identifiable, Equatable {
    /// The item as an action.
    package var action: Action
    /// Whether the item is the default one, of which a sheet has at most one: its label is bold, and the Return key chooses
    /// it.
    public var isDefault: Bool
    /// Whether choosing the item dismisses the sheet.
    ///
    /// If not, the event ``PresentationEvent/didChoose(_:)`` reports the choice, and the handler runs at once. A cancel item
    /// always dismisses.
    public var dismisses: Bool

    /// Creates an item; without an `id`, the label is its id.
    public init(
        _ label: String, id: String? = nil, role: ActionRole = .default, isEnabled: Bool = true,
        isDefault: Bool = false, dismisses: Bool = true, isBusy: Bool = false, handler: Action.Handler? = nil
    ) {
        self.init(
            Action(label, id: id, role: role, isEnabled: isEnabled, handler: handler), isDefault: isDefault,
            dismisses: dismisses, isBusy: isBusy)
    }

    /// Creates an item that is an action.
    package init(_ action: Action, isDefault: Bool, dismisses: Bool = true, isBusy: Bool = false) {
        (self.action, self.isDefault, self.dismisses) = (action, isDefault, dismisses)
        self.isBusy = isBusy
    }

    /// The standard cancel item: "Cancel", in the user's language.
    public static let cancel = BarItem(Action.cancel, isDefault: false)

    /// The identifier, unique in a sheet.
    public var id: String { action.id }
    /// The text.
    public var label: String {
        get { action.label }
        set { action.label = newValue }
    }
    /// What choosing the item means.
    public var role: ActionRole { action.role }
    /// Whether the item can be chosen; a disabled item is dimmed.
    public var isEnabled: Bool {
        get { action.isEnabled }
        set { action.isEnabled = newValue }
    }
    /// Whether the item shows a spinner in place of its label, keeps its width, and can't be chosen.
    ///
    /// It keeps the keyboard focus if it has it.
    public var isBusy: Bool {
        get { action.isBusy }
        set { action.isBusy = newValue }
    }
    /// The code that runs when the item is chosen, after the sheet has left the screen; at once if the item does not dismiss.
    public var handler: Action.Handler? { action.handler }
}

extension BarItem: CustomStringConvertible {
    /// The item for logs, such as `default item "create" (Create)`.
    public var description: String {
        let kind = isDefault ? "default " : role == .default ? "" : "\(role) "
        return "\(isEnabled ? "" : "disabled ")\(isBusy ? "busy " : "")\(kind)item \"\(id)\" (\(label))"
    }
}
