/// `--notification`: a notification, or commands from standard input that show some.
struct ZenityNotification: Hashable, Sendable {
    /// What is shown.
    struct Message: Hashable, Sendable {
        var title: String
        var body: String?

        /// A message whose first line is the title; nil if it is empty.
        init?(_ given: String) {
            let text = CEscapes.resolved(given)
            if text.isEmpty { return nil }
            let lines = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
            title = lines.first.map { String($0) } ?? ""
            body = lines.count > 1 ? String(lines[1]) : nil
        }
    }

    /// A hint for the notification service.
    struct Hint: Hashable, Sendable {
        var name: String
        var value: String

        /// A hint written as `NAME:VALUE`.
        init?(_ given: String) {
            guard let colon = given.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
            name = String(given[..<colon])
            value = String(given[given.utf8.index(after: colon)...])
        }
    }

    /// What is shown at first; without it, a dialog that doesn't listen ends with status 1.
    var message: Message?
    var listens: Bool
    var hints: [Hint]

    init(_ arguments: ZenityArguments) {
        message = arguments.text(.text).flatMap { Message($0) }
        listens = arguments.has(.listen)
        hints = arguments.texts(.hint).compactMap { Hint($0) }
    }
}
