/// In which order a sheet shows its actions.
///
/// The cancel action is last and apart in either.
public enum ActionOrdering: String, Sendable, Hashable, CaseIterable {
    /// Destructive actions first, then the others, each group in the order given.
    case standard
    /// As the caller gave them.
    case asGiven
}
