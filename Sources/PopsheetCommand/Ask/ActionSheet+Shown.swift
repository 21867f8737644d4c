import Popsheet
import PopsheetModel

// Temporary changes to a sheet while it is shown.
extension ActionSheet {
    /// Shows a placeholder in place of the actions.
    mutating func hold(_ placeholder: Placeholder) {
        replace(with: [.placeholder(placeholder, label: placeholder.standardLabel)] + (cancelAction.map { [$0] } ?? []))
    }

    /// Shows the number of seconds left for an answer.
    ///
    /// - Parameter onCancel: Whether to show it in the cancel action's label, or else in the last line of the message.
    mutating func count(_ secondsLeft: Int, onCancel: Bool) {
        guard onCancel, let cancelAction else {
            message = (message.map { $0 + "\n" } ?? "") + translatedPlural("%d s", "%d s", count: secondsLeft)
            return
        }
        setCancelLabel(cancelAction.label(counting: secondsLeft))
    }

    private mutating func replace(with actions: [Action]) {
        do {
            self = try replacingActions(with: actions)
        } catch {
            // The ids are the sheet's own and the placeholder's, which is unique.
            preconditionFailure("\(error)")
        }
    }
}

extension Action {
    /// The label of a cancel action while it counts down.
    func label(counting secondsLeft: Int) -> String {
        "\(displayLabel(cancel: StandardLabel.cancel)) (\(secondsLeft))"
    }
}

extension Placeholder {
    /// Its text, in the user's language.
    var standardLabel: String {
        switch self {
        case .waiting: StandardLabel.waiting
        case .empty: StandardLabel.nothingToChoose
        }
    }
}
