import Popsheet
import PopsheetModel

/// A sheet that a program keeps open and changes by its commands.
struct LiveSheet {
    /// What a command does besides changing the sheet.
    enum Effect: Equatable {
        case none
        /// Moves the focus to an action.
        case focuses(Action.ID)
        /// Ends the sheet.
        case closes(Outcome)
    }

    private var title: String?
    private var message: String?
    private let ordering: ActionOrdering
    private let defaultAction: Action.ID?
    private var rows: LiveRows
    private var cancel: Action?
    private let details: ActionDetails
    /// Whether a choice is reported and the sheet stays.
    private let keepsOpen: Bool
    /// The action that has the focus first; nil for the first one.
    private(set) var firstFocus: Action.ID?
    /// Whether the program has said that it is at work, or is not; nil if it has not.
    private var isBusy: Bool?
    /// Whether further commands may arrive.
    private var isOpen = true

    /// - Parameters:
    ///   - sheet: What is shown first; its actions may be none but a cancel action, or a placeholder.
    ///   - keepsOpen: Whether a choice is reported and the sheet stays.
    init(_ sheet: ActionSheet, details: ActionDetails, firstFocus: Action.ID?, keepsOpen: Bool) {
        (title, message, ordering, defaultAction) = (sheet.title, sheet.message, sheet.ordering, sheet.defaultAction)
        (cancel, self.details, self.firstFocus, self.keepsOpen) = (sheet.cancelAction, details, firstFocus, keepsOpen)
        rows = LiveRows(sheet.actions.filter { $0.placeholder == nil })
    }

    /// The sheet as it is shown.
    func sheet() throws(CommandFailure) -> ActionSheet {
        var actions = rows.actions
        if keepsOpen { for index in actions.indices { actions[index].dismisses = false } }
        if let placeholder { actions.append(.placeholder(placeholder, label: placeholder.standardLabel)) }
        do {
            var sheet = try ActionSheet(
                title, message: message, actions: actions + (cancel.map { [$0] } ?? []), ordering: ordering,
                includesCancelAction: false)
            sheet.defaultAction = defaultAction
            return sheet
        } catch {
            // Commands are checked before.
            throw .data("standard input: \(error)")
        }
    }

    /// What is shown below the rows, or in their place: that the program is at work, or that there is nothing to choose.
    private var placeholder: Placeholder? {
        if isBusy ?? (rows.count == 0 && isOpen) { return .waiting }
        return rows.count == 0 ? .empty : nil
    }

    /// No further commands will arrive: nothing is at work any more.
    mutating func end() { (isOpen, isBusy) = (false, false) }

    /// The outcome of choosing an action, if it can be chosen.
    func outcome(choosing id: Action.ID) throws(CommandFailure) -> Outcome? { try sheet().outcome(choosing: id) }

    /// Whether the action with this id is there and enabled.
    func canChoose(_ id: Action.ID) -> Bool { action(id)?.isEnabled == true }

    // MARK: Commands

    /// Does what a command says, all of it or nothing.
    ///
    /// - Throws: What is wrong with the command.
    mutating func apply(_ command: LiveCommand) throws(CommandFailure) -> Effect {
        switch command {
        case .add(let new, let before): try add(new, before: before)
        case .update(let update): try change(update)
        case .remove(let ids): try remove(ids)
        case .title(let text): title = text
        case .message(let text): message = text
        case .busy(let isBusy): self.isBusy = isBusy
        case .focus(let id):
            guard try existing(id).isEnabled else {
                throw id.node.failure("the action \"\(id.text.excerpt)\" is disabled; name one that is not")
            }
            firstFocus = id.text
            return .focuses(id.text)
        case .close(let id):
            guard let id else { return .closes(.cancelled(.programmatic)) }
            return .closes(try outcome(closingWith: id))
        }
        return .none
    }

    private mutating func add(_ new: [LiveRow], before: LiveIdentifier?) throws(CommandFailure) {
        if let before, !rows.contains(before.text) { throw unknown(before) }
        var ids: Set<Action.ID> = []
        for row in new where rows.contains(row.action.id) || !ids.insert(row.action.id).inserted {
            throw row.node.failure("the id \"\(row.action.id.excerpt)\" is another row's; give this one another \"id\"")
        }
        for row in new {
            var action = row.action
            details.apply(to: &action, named: action.id)
            if row.isChecked, action.isEnabled, !details.namesFocus { firstFocus = action.id }
            rows.insert(action, before: before?.text)
        }
    }

    private mutating func change(_ update: LiveUpdate) throws(CommandFailure) {
        var action = try existing(update.id)
        update.apply(to: &action)
        if action.role == .cancel { cancel = action } else { rows[action.id] = action }
    }

    private mutating func remove(_ ids: [LiveIdentifier]) throws(CommandFailure) {
        for id in ids where !rows.contains(id.text) {
            if id.text == cancel?.id { throw id.node.failure("the cancel action stays; name a row") }
            throw unknown(id)
        }
        for id in ids { rows.remove(id.text) }
    }

    private func outcome(closingWith id: LiveIdentifier) throws(CommandFailure) -> Outcome {
        let action = try existing(id)
        if action.role == .cancel { return .cancelled(.cancelAction) }
        var enabled = self
        enabled.rows[action.id]?.isEnabled = true
        guard let outcome = try enabled.outcome(choosing: action.id) else { throw unknown(id) }
        return outcome
    }

    private func action(_ id: Action.ID) -> Action? { rows[id] ?? (cancel?.id == id ? cancel : nil) }

    private func existing(_ id: LiveIdentifier) throws(CommandFailure) -> Action {
        guard let action = action(id.text) else { throw unknown(id) }
        return action
    }

    private func unknown(_ id: LiveIdentifier) -> CommandFailure {
        id.node.failure(ActionDetails.unknown(id.text, among: rows.identifiers, count: rows.count))
    }
}
