/// What choosing an action means to the person who chooses it.
public enum ActionRole: String, Sendable, Hashable, CaseIterable {
    /// Nothing special: one of the ways to go on.
    case `default`
    /// Destroys something. Shown in red, and at the top unless the sheet keeps the order given.
    case destructive
    /// Leaves everything as it was. Shown last and apart; a sheet has at most one.
    case cancel
}
