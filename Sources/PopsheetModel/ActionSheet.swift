/// What is asked: a title, a message, the actions to choose from and how to show them.
///
/// A sheet is a value that is valid from the moment it exists; whatever would make it unusable is thrown as a
/// ``SheetError`` where it is made.
///
/// For example:
///
/// ```swift
/// let sheet = try ActionSheet("Delete 3 photos?", message: "They leave all your devices.") {
///     Action("Delete Photos", id: "delete", role: .destructive)
///     Action("Move to Album…", id: "move")
///     Action.cancel("Keep")
/// }
/// ```
public struct ActionSheet: Sendable, Equatable {
    /// The question, in a few words.
    public let title: String?
    /// What people must know to answer it.
    public package(set) var message: String?
    /// The actions in the order given, without the cancel action.
    public private(set) var actions: [Action]
    /// The cancel action, where there is one.
    public private(set) var cancelAction: Action?
    /// In which order the actions are shown.
    public let ordering: ActionOrdering
    /// The form the sheet asks for.
    public var presentation: Presentation
    /// How the sheet is coloured; nil follows the application.
    public var appearance: Appearance?
    /// The colour of ordinary actions; nil follows the application.
    public var tint: TintColor?
    /// Which watch the compact form looks like.
    public var compactLook: CompactLook

    /// Creates a sheet from a block of actions.
    ///
    /// - Parameter addsCancel: Whether a sheet whose block holds no cancel action gets ``Action/cancel``.
    /// - Throws: What makes the sheet unusable, by name of the action.
    public init(
        _ title: String? = nil,
        message: String? = nil,
        ordering: ActionOrdering = .standard,
        addsCancel: Bool = true,
        presentation: Presentation = .automatic,
        appearance: Appearance? = nil,
        tint: TintColor? = nil,
        compactLook: CompactLook = .rounded,
        @ActionBuilder actions: () -> [Action]
    ) throws(SheetError) {
        try self.init(
            title, message: message, actions: actions(), ordering: ordering, addsCancel: addsCancel,
            presentation: presentation, appearance: appearance, tint: tint, compactLook: compactLook)
    }

    /// Creates a sheet from a list of actions, the cancel action among them or not.
    ///
    /// - Parameter addsCancel: Whether a sheet whose list holds no cancel action gets ``Action/cancel``.
    /// - Throws: What makes the sheet unusable, by name of the action.
    public init(
        _ title: String? = nil,
        message: String? = nil,
        actions: [Action],
        ordering: ActionOrdering = .standard,
        addsCancel: Bool = true,
        presentation: Presentation = .automatic,
        appearance: Appearance? = nil,
        tint: TintColor? = nil,
        compactLook: CompactLook = .rounded
    ) throws(SheetError) {
        let complete =
            addsCancel && !actions.contains { $0.role == .cancel } ? actions + [.cancel] : actions
        if complete.isEmpty { throw .nothingToChoose }
        var check = ActionCheck(capacity: complete.count)
        try check.take(complete)
        self.title = title.flatMap { $0.isBlank ? nil : $0 }
        self.message = message.flatMap { $0.isBlank ? nil : $0 }
        self.actions = complete.filter { $0.role != .cancel }
        self.cancelAction = complete.first { $0.role == .cancel }
        self.ordering = ordering
        self.presentation = presentation
        self.appearance = appearance
        self.tint = tint
        self.compactLook = compactLook
    }

    /// The same sheet with other actions; whether there is a cancel action is for the new list to say.
    ///
    /// - Throws: What makes the new list unusable, by name of the action.
    public func replacingActions(with actions: [Action]) throws(SheetError) -> ActionSheet {
        try ActionSheet(
            title, message: message, actions: actions, ordering: ordering, addsCancel: false,
            presentation: presentation, appearance: appearance, tint: tint, compactLook: compactLook)
    }

    /// Adds actions behind those there are.
    ///
    /// - Parameter check: What is known of the actions there are; of no use any more where this throws.
    /// - Throws: What makes the new actions unusable; the sheet then stays as it was.
    package mutating func append(_ more: [Action], check: inout ActionCheck) throws(SheetError) {
        try check.take(more)
        for action in more {
            if action.role == .cancel { cancelAction = action } else { actions.append(action) }
        }
    }

    /// The actions in the order they are shown in, without the cancel action.
    public var displayedActions: [Action] {
        // A long list is most often in order as it is, and then not copied.
        guard ordering == .standard, actions.contains(where: { $0.role == .destructive }) else { return actions }
        return actions.filter { $0.role == .destructive } + actions.filter { $0.role != .destructive }
    }

    /// The outcome of choosing the action with this id, where it can be chosen.
    public func outcome(choosing id: Action.ID) -> Outcome? {
        if let cancelAction, cancelAction.id == id {
            return cancelAction.isEnabled ? .cancelled(.cancelAction) : nil
        }
        guard let index = actions.firstIndex(where: { $0.id == id }), actions[index].isEnabled else { return nil }
        return .action(ChosenAction(id: id, index: index, label: actions[index].label))
    }
}
