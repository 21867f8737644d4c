/// What the next layout takes into account.
struct PendingChanges {
    /// Whether the traits may have changed.
    var traits = false
    /// Whether to lay out even if the inputs are the same.
    var layout = false
    /// A change of the content.
    var change: (() -> Void)?
}
