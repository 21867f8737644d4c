/// A kind of dialog, which the option of its name chooses.
struct ZenityDialogKind: Sendable {
    /// The option's name.
    let rawValue: String
    let dialog: any ZenityDialog.Type
    /// The option's description on the help page.
    let summary: String
    /// The words for the dialog's group of options on the help page, before "options".
    let groupTitle: String
    private let title: @Sendable () -> String?
    private let text: @Sendable () -> String?
    /// Whether it has a text.
    let hasText: Bool

    init(
        _ name: String, _ dialog: any ZenityDialog.Type, _ summary: String, group: String,
        title: @autoclosure @escaping @Sendable () -> String? = nil,
        text: @autoclosure @escaping @Sendable () -> String? = nil, hasText: Bool = true
    ) {
        (rawValue, self.dialog, self.summary) = (name, dialog, summary)
        (groupTitle, self.title, self.text, self.hasText) = (group, title, text, hasText)
    }

    /// The title of a dialog without a title, in the user's language (zenity.md §3); nil is the name of the program.
    var defaultTitle: String? { title() }
    /// The text of a dialog without a text, in the user's language; nil if it then shows none.
    var defaultText: String? { text() }

    /// The kind that an option chooses; nil for another option.
    init?(rawValue: String) {
        guard let kind = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = kind
    }
}

extension ZenityDialogKind: Hashable, CaseIterable {
    static var allCases: [ZenityDialogKind] { ZenityRegistry.all }

    static func == (one: ZenityDialogKind, other: ZenityDialogKind) -> Bool { one.rawValue == other.rawValue }

    func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}

extension ZenityDialogKind {
    /// The dialogs that are a message with buttons.
    static let messages: [ZenityDialogKind] = [.error, .info, .question, .warning]

    /// The dialogs with a text.
    static let texts = allCases.filter(\.hasText)
}
