/// The result of a presentation.
///
/// Every presentation has exactly one outcome.
public enum Outcome: Sendable, Hashable {
    /// The user chose this action.
    case action(ChosenAction)
    /// Nothing was chosen, for this reason.
    case cancelled(CancelReason)

    /// The chosen action; nil if nothing was chosen.
    public var action: ChosenAction? { if case .action(let action) = self { action } else { nil } }
}

extension Outcome: CustomStringConvertible {
    /// The outcome for logs, such as `action "delete" (Delete Photos)` or `cancelled by escape`.
    public var description: String {
        switch self {
        case .action(let action): "action \"\(action.id)\" (\(action.label))"
        case .cancelled(let reason): "cancelled by \(reason.rawValue)"
        }
    }
}

/// The action that the user chose.
public struct ChosenAction: Sendable, Hashable, Identifiable {
    /// The action's id.
    public let id: Action.ID
    /// The action's index in the sheet's ``ActionSheet/actions``, in the given order.
    public let index: Int
    /// The action's label.
    public let label: String

    /// Creates a chosen action.
    public init(id: Action.ID, index: Int, label: String) {
        self.id = id
        self.index = index
        self.label = label
    }
}

/// The reason why nothing was chosen.
public enum CancelReason: String, Sendable, Hashable, CaseIterable {
    /// The user chose the cancel action.
    case cancelAction
    /// The user pressed the dimmed area around the sheet.
    case backdrop
    /// The user pressed the Escape key.
    case escape
    /// The user swiped the sheet away.
    case swipe
    /// The user pressed outside a popover.
    case outsideClick
    /// The time limit expired.
    case timeout
    /// The sheet's window or source is gone.
    case parentClosed
    /// The sheet can't be presented there: there is no widget, or it is in no window, or it is hidden.
    ///
    /// This is a mistake in the program; one line on standard error gives details.
    case invalidOwner
    /// The user closed the sheet's own window.
    case windowClosed
    /// The program dismissed the sheet.
    case programmatic

    /// Whether the user cancelled, so that the cancel action's handler runs.
    public var isIntended: Bool {
        switch self {
        case .cancelAction, .backdrop, .escape, .swipe, .outsideClick, .windowClosed: true
        case .timeout, .parentClosed, .invalidOwner, .programmatic: false
        }
    }

    /// Whether nothing can keep the sheet on screen: its window or source is gone, or never existed.
    public var isUnstoppable: Bool { self == .parentClosed || self == .invalidOwner }
}
