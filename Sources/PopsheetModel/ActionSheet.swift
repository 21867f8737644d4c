/// A title, a message and the actions to choose from.
///
/// A sheet is a value that is always valid; its initializer throws a ``SheetError`` for invalid contents.
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
    /// The question, in a few words; a blank one counts as nil.
    public var title: String? { didSet { if title?.isBlank == true { title = nil } } }
    /// What the user must know to answer the question; a blank one counts as nil.
    public var message: String? {
        get { styledMessage?.plain }
        set { styledMessage = newValue.map { StyledText($0) } }
    }
    /// The message, which may have markup; a blank one counts as nil.
    package var styledMessage: StyledText? { didSet { if styledMessage?.isBlank == true { styledMessage = nil } } }
    /// What the title and the message are.
    package var headerTexts = HeaderTexts.caption
    /// Whether the message has the size and the colour of a caption.
    package var hasCaptionMessage: Bool {
        switch headerTexts {
        case .caption: true
        case .body: false
        case .alert: title != nil && styledMessage?.isShort == true
        }
    }
    /// Whether the message is kept on one line, with an ellipsis at its end if it doesn't fit.
    package var keepsMessageOnOneLine = false
    /// The picture above the title and the message.
    package var headerImage: HeaderImage?
    /// The actions in the given order, without the cancel action.
    public private(set) var actions: [Action]
    /// The cancel action, if there is one.
    public private(set) var cancelAction: Action?
    /// The action that the Return key chooses, unless the user has moved the keyboard focus to another action; nil for none.
    ///
    /// The focus begins on it, unless `ActionSheetController.firstFocus` names another action. Ctrl+Return chooses it wherever the
    /// focus is. An id that the sheet does not have, and an action that is disabled, count as nil.
    public var defaultAction: Action.ID?
    /// The order in which the actions are shown.
    public let ordering: ActionOrdering
    /// The sections of the actions, in order; none unless the actions are shown in the given order.
    package private(set) var sections: [SectionStart] = []

    /// Creates a sheet from a block of actions.
    ///
    /// - Parameter includesCancelAction: Whether to add ``Action/cancel`` if the block has no cancel action.
    /// - Throws: The first error in the contents, with the action's name.
    public init(
        _ title: String? = nil,
        message: String? = nil,
        ordering: ActionOrdering = .standard,
        includesCancelAction: Bool = true,
        @ActionBuilder actions: () -> [Action]
    ) throws(SheetError) {
        try self.init(
            title, message: message, actions: actions(), ordering: ordering, includesCancelAction: includesCancelAction)
    }

    /// Creates a sheet from a list of actions, with or without a cancel action.
    ///
    /// - Parameter includesCancelAction: Whether to add ``Action/cancel`` if the list has no cancel action.
    /// - Throws: The first error in the contents, with the action's name.
    public init(
        _ title: String? = nil,
        message: String? = nil,
        actions: [Action],
        ordering: ActionOrdering = .standard,
        includesCancelAction: Bool = true
    ) throws(SheetError) {
        let complete =
            includesCancelAction && !actions.contains { $0.role == .cancel } ? actions + [.cancel] : actions
        if complete.isEmpty { throw .nothingToChoose }
        var check = ActionCheck(capacity: complete.count)
        try check.take(complete)
        self.title = title.flatMap { $0.isBlank ? nil : $0 }
        styledMessage = message.flatMap { $0.isBlank ? nil : StyledText($0) }
        self.actions = complete.filter { $0.role != .cancel }
        self.cancelAction = complete.first { $0.role == .cancel }
        self.ordering = ordering
    }

    /// Creates the list of a content sheet, which may be empty.
    ///
    /// - Parameter items: The items of the sheet's bar, which share the ids.
    package init(
        title: String?, message: String?, actions: [Action], following items: [Action]
    ) throws(SheetError) {
        var check = ActionCheck(capacity: items.count + actions.count)
        do {
            try check.take(items)
            try check.take(actions)
        } catch { throw error.following(items: items.count) }
        self.title = title.flatMap { $0.isBlank ? nil : $0 }
        styledMessage = message.flatMap { $0.isBlank ? nil : StyledText($0) }
        self.actions = actions.filter { $0.role != .cancel }
        cancelAction = actions.first { $0.role == .cancel }
        ordering = .standard
    }

    /// Enables or disables an action.
    package mutating func setEnabled(_ isEnabled: Bool, _ id: Action.ID) {
        if let index = actions.firstIndex(where: { $0.id == id }) { actions[index].isEnabled = isEnabled }
        if cancelAction?.id == id { cancelAction?.isEnabled = isEnabled }
    }

    /// Replaces the cancel action; nil for none.
    package mutating func setCancelAction(_ action: Action?) { cancelAction = action }

    /// Gives the cancel action another label, which is not blank; does nothing without one.
    package mutating func setCancelLabel(_ label: String) { cancelAction?.label = label }

    /// The same sheet with other actions; the new list determines whether there is a cancel action.
    ///
    /// - Throws: The first error in the new list, with the action's name.
    public func replacingActions(with actions: [Action]) throws(SheetError) -> ActionSheet {
        var sheet = try ActionSheet(
            title, message: message, actions: actions, ordering: ordering, includesCancelAction: false)
        (sheet.styledMessage, sheet.headerTexts) = (styledMessage, headerTexts)
        (sheet.keepsMessageOnOneLine, sheet.headerImage) = (keepsMessageOnOneLine, headerImage)
        sheet.defaultAction = defaultAction
        return sheet
    }

    /// The same sheet with other actions in sections, in the given order, and with the same cancel action.
    ///
    /// - Throws: The first error in the new actions.
    package func replacingSections(
        with actions: [Action], _ sections: [SectionStart]
    ) throws(SheetError) -> ActionSheet {
        var sheet = try ActionSheet(
            title, message: message, actions: actions + (cancelAction.map { [$0] } ?? []), ordering: .asGiven,
            includesCancelAction: false)
        sheet.defaultAction = defaultAction
        sheet.sections = sections.filter { sheet.actions.indices.contains($0.firstIndex) }
        return sheet
    }

    /// Appends actions.
    ///
    /// - Parameter check: The check of the existing actions; it must not be used again if this throws.
    /// - Throws: The first error in the new actions; the sheet is then unchanged.
    package mutating func append(_ more: [Action], check: inout ActionCheck) throws(SheetError) {
        try check.take(more)
        for action in more {
            if action.role == .cancel { cancelAction = action } else { actions.append(action) }
        }
    }

    /// The actions in the order in which they are shown, without the cancel action.
    package var displayedActions: [Action] {
        // A long list is usually in order already, and then it is not copied.
        guard ordering == .standard, actions.contains(where: { $0.role == .destructive }) else { return actions }
        return actions.filter { $0.role == .destructive } + actions.filter { $0.role != .destructive }
    }

    /// The action that the Return key chooses now.
    package var defaultID: Action.ID? {
        guard let defaultAction else { return nil }
        let action = cancelAction?.id == defaultAction ? cancelAction : actions.first { $0.id == defaultAction }
        return action?.isEnabled == true ? defaultAction : nil
    }

    /// Whether choosing the action with this id dismisses the sheet.
    package func dismisses(_ id: Action.ID) -> Bool { actions.first { $0.id == id }?.dismisses ?? true }

    /// The outcome of choosing the action with this id, if it is enabled.
    package func outcome(choosing id: Action.ID) -> Outcome? {
        if let cancelAction, cancelAction.id == id {
            return cancelAction.isEnabled ? .cancelled(.cancelAction) : nil
        }
        guard let index = actions.firstIndex(where: { $0.id == id }), actions[index].isEnabled else { return nil }
        return .action(ChosenAction(id: id, index: index, label: actions[index].label))
    }
}

extension ActionSheet: CustomStringConvertible {
    /// The sheet for logs, with the ids of its first actions, such as
    /// `action sheet "Delete 3 photos?" with 3 actions: delete, move, cancel`.
    public var description: String {
        let count = actions.count + (cancelAction == nil ? 0 : 1)
        let first = (actions.prefix(5).map(\.id) + (actions.count > 5 ? [] : cancelAction.map { [$0.id] } ?? []))
        let ids = first.joined(separator: ", ") + (first.count < count ? ", …" : "")
        return "action sheet \(title.map { "\"\($0)\" " } ?? "")with \(count) action\(count == 1 ? "" : "s"): \(ids)"
    }
}
