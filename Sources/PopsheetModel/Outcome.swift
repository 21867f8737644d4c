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
        case .action(let action): "\(action)"
        case .cancelled(let reason): "cancelled by \(reason)"
        }
    }
}

/// The action that the user chose.
public struct ChosenAction: Sendable, Hashable, Identifiable {
    /// The action's id.
    public let id: Action.ID
    /// The action's index in the sheet's actions, in the given order.
    ///
    /// The items of a content sheet's bar come after its actions: first the leading ones, and then the trailing ones.
    public let index: Int
    /// The action's label.
    public let label: String

    /// The action's id as a value of an application's type; nil if the type has no such value.
    public func id<ID: RawRepresentable<String>>(as type: ID.Type) -> ID? { ID(rawValue: id) }

    /// Creates a chosen action.
    package init(id: Action.ID, index: Int, label: String) {
        self.id = id
        self.index = index
        self.label = label
    }
}

extension ChosenAction: CustomStringConvertible {
    /// The action for logs, such as `action "delete" (Delete Photos)`.
    public var description: String { "action \"\(id)\" (\(label))" }
}

/// The reason why nothing was chosen.
///
/// More reasons may be added; a program can dismiss a sheet with its own reason.
public struct CancelReason: Sendable, Hashable {
    /// The reason's name.
    public let name: String

    /// Creates a program's own reason.
    public init(_ name: String) { self.name = name }

    /// The user chose the cancel action.
    public static let cancelAction = CancelReason("cancelAction")
    /// The user pressed the dimmed area around the sheet.
    public static let backdrop = CancelReason("backdrop")
    /// The user pressed the Escape key.
    public static let escape = CancelReason("escape")
    /// The user swiped the sheet away.
    public static let swipe = CancelReason("swipe")
    /// The user pressed outside a popover.
    public static let outsideClick = CancelReason("outsideClick")
    /// The time limit expired.
    public static let timeout = CancelReason("timeout")
    /// The sheet's window or source is gone.
    public static let parentClosed = CancelReason("parentClosed")
    /// The sheet can't be presented there: there is no widget, or it is in no window, or it is hidden.
    ///
    /// This is a mistake in the program; one line on standard error gives details.
    public static let invalidOwner = CancelReason("invalidOwner")
    /// The user closed the sheet's own window.
    public static let windowClosed = CancelReason("windowClosed")
    /// The program dismissed the sheet.
    public static let programmatic = CancelReason("programmatic")

    /// Whether the user cancelled, so that the cancel action's handler runs.
    public var isIntended: Bool {
        [.cancelAction, .backdrop, .escape, .swipe, .outsideClick, .windowClosed].contains(self)
    }

    /// Whether nothing can keep the sheet on screen: its window or source is gone, or never existed.
    package var isUnstoppable: Bool { self == .parentClosed || self == .invalidOwner }
}

extension CancelReason: CustomStringConvertible {
    /// The reason's name.
    public var description: String { name }
}

extension CancelReason: CaseIterable {
    /// The built-in reasons.
    public static let allCases: [CancelReason] = [
        .cancelAction, .backdrop, .escape, .swipe, .outsideClick, .timeout, .parentClosed, .invalidOwner,
        .windowClosed, .programmatic,
    ]
}
