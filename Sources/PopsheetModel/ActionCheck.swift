/// Validates actions incrementally, so that appending does not validate earlier ones again.
package struct ActionCheck: Sendable {
    private var positions: [Action.ID: Int]
    private var firstCancel: Int?

    /// Creates a check that has seen no action.
    init(capacity: Int = 0) { positions = Dictionary(minimumCapacity: capacity) }

    /// Creates a check that has seen the actions of a sheet, with the cancel action last.
    package init(of sheet: ActionSheet) {
        self.init(capacity: sheet.actions.count)
        for (position, action) in sheet.actions.enumerated() { positions[action.id] = position }
        guard let cancel = sheet.cancelAction else { return }
        firstCancel = sheet.actions.count
        positions[cancel.id] = sheet.actions.count
    }

    /// Throws the first error in these actions, which follow those already checked.
    mutating func take(_ actions: [Action]) throws(SheetError) {
        for action in actions {
            let position = positions.count
            if action.label.isBlank { throw .emptyLabel(position: position, id: action.id) }
            if action.id.isEmpty { throw .emptyIdentifier(position: position, label: action.label) }
            if action.role == .cancel {
                if let firstCancel {
                    throw .secondCancel(position: position, label: action.label, firstPosition: firstCancel)
                }
                firstCancel = position
            }
            if let first = positions.updateValue(position, forKey: action.id) {
                throw .duplicateIdentifier(id: action.id, position: position, firstPosition: first)
            }
        }
    }
}
