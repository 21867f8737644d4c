/// The meaning of an action to the user; more may be added.
public enum ActionRole: String, Sendable, Hashable, CaseIterable {
    /// An ordinary action.
    case `default`
    /// Destroys something. Shown in red, and first unless the sheet keeps the given order.
    case destructive
    /// Changes nothing. Shown last and separately; a sheet has at most one.
    case cancel
}
