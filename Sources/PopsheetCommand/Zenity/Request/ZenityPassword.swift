/// `--password`: a password, and a user name if asked for.
struct ZenityPassword: Hashable, Sendable {
    var asksForName: Bool

    init(_ arguments: ZenityArguments) { asksForName = arguments.has(.username) }
}
