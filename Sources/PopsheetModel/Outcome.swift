/// How a presentation ended.
///
/// Every presentation has exactly one outcome.
public enum Outcome: Sendable, Hashable {
    /// A person chose this action.
    case action(ChosenAction)
    /// Nothing was chosen, for this reason.
    case cancelled(CancelReason)
}

/// The action that a person chose.
public struct ChosenAction: Sendable, Hashable, Identifiable {
    /// The action's id.
    public let id: Action.ID
    /// The action's place among the sheet's ``ActionSheet/actions``, in the order given, from 0.
    public let index: Int
    /// The action's label.
    public let label: String

    /// Creates the record of a choice.
    public init(id: Action.ID, index: Int, label: String) {
        self.id = id
        self.index = index
        self.label = label
    }
}

/// Why nothing was chosen.
public enum CancelReason: String, Sendable, Hashable, CaseIterable {
    /// The cancel action was chosen.
    case cancelAction
    /// The dimmed area around the sheet was pressed.
    case backdrop
    /// The Escape key was pressed.
    case escape
    /// The sheet was swiped away.
    case swipe
    /// Something outside a popover was pressed.
    case outsideClick
    /// The time allowed was over.
    case timeout
    /// The window or the anchor that the sheet belongs to went away.
    case parentClosed
    /// The sheet was asked for over something that can't have one: no widget, a widget in no window, or a hidden one.
    ///
    /// It is a mistake in the program, about which one line on standard error says more.
    case invalidOwner
    /// A window of the sheet's own was closed.
    case windowClosed
    /// The program dismissed the sheet.
    case programmatic

    /// Whether a person meant to cancel, so that the cancel action's handler runs.
    public var isIntended: Bool {
        switch self {
        case .cancelAction, .backdrop, .escape, .swipe, .outsideClick, .windowClosed: true
        case .timeout, .parentClosed, .invalidOwner, .programmatic: false
        }
    }

    /// Whether nothing can stop the sheet from going: what it belongs to is gone, or never was.
    public var isUnstoppable: Bool { self == .parentClosed || self == .invalidOwner }
}
