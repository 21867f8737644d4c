/// The order in which a sheet shows its actions.
///
/// The cancel action is always last and separate. More orders may be added.
public enum ActionOrdering: String, Sendable, Hashable, CaseIterable {
    /// Destructive actions first, then the others, each group in the given order.
    case standard
    /// The given order.
    case asGiven
}
