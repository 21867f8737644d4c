/// What makes actions unusable, found as they come: more can be checked without looking at all of them anew.
package struct ActionCheck: Sendable {
    private var positions: [Action.ID: Int]
    private var firstCancel: Int?

    /// Knows no action yet.
    init(capacity: Int = 0) { positions = Dictionary(minimumCapacity: capacity) }

    /// Knows the actions of a sheet, the cancel action as the last.
    package init(of sheet: ActionSheet) {
        self.init(capacity: sheet.actions.count)
        for (position, action) in sheet.actions.enumerated() { positions[action.id] = position }
        guard let cancel = sheet.cancelAction else { return }
        firstCancel = sheet.actions.count
        positions[cancel.id] = sheet.actions.count
    }

    /// Throws the first thing that makes these actions unusable behind those that are known already.
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
