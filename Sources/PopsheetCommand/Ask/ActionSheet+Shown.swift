import Popsheet

// What a sheet shows for a while only.
extension ActionSheet {
    /// Shows a placeholder where the actions will be.
    mutating func hold(_ placeholder: Placeholder) {
        let label =
            switch placeholder {
            case .waiting: StandardLabel.waiting
            case .empty: StandardLabel.nothingToChoose
            }
        replace(with: [.placeholder(placeholder, label: label)] + (cancelAction.map { [$0] } ?? []))
    }

    /// Shows how many seconds are left for an answer.
    ///
    /// - Parameter onCancel: Whether the label of the cancel action does so; else the last line of the message.
    mutating func count(_ secondsLeft: Int, onCancel: Bool) {
        guard onCancel, let cancelAction else {
            message = (message.map { $0 + "\n" } ?? "") + "\(secondsLeft) s"
            return
        }
        let label = cancelAction.hasStandardLabel ? StandardLabel.cancel : cancelAction.label
        replace(with: actions + [.cancel("\(label) (\(secondsLeft))")])
    }

    private mutating func replace(with actions: [Action]) {
        do {
            self = try replacingActions(with: actions)
        } catch {
            // The ids are those that the sheet has, and the placeholder's, which is no other's.
            preconditionFailure("\(error)")
        }
    }
}
