/// Builds the actions of a sheet from a block of Swift.
///
/// For example:
///
/// ```swift
/// try ActionSheet("Share with") {
///     for person in recents { Action(person.name, id: person.id) }
///     if canPrint { Action("Print…", id: "print") }
/// }
/// ```
@resultBuilder
public enum ActionBuilder {
    /// A single action.
    public static func buildExpression(_ action: Action) -> [Action] { [action] }
    /// An array of actions.
    public static func buildExpression(_ actions: [Action]) -> [Action] { actions }
    /// Consecutive statements.
    public static func buildBlock(_ parts: [Action]...) -> [Action] { parts.flatMap { $0 } }
    /// An `if` without an `else`.
    public static func buildOptional(_ part: [Action]?) -> [Action] { part ?? [] }
    /// The first branch of an `if` or `switch`.
    public static func buildEither(first: [Action]) -> [Action] { first }
    /// The other branch of an `if` or `switch`.
    public static func buildEither(second: [Action]) -> [Action] { second }
    /// A `for` loop.
    public static func buildArray(_ parts: [[Action]]) -> [Action] { parts.flatMap { $0 } }
    /// An `if #available` block.
    public static func buildLimitedAvailability(_ part: [Action]) -> [Action] { part }
}
