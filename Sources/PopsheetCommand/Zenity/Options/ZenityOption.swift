/// An option of zenity: what it takes, which dialogs accept it, and its line on the help page.
struct ZenityOption: Sendable {
    /// The kind of an option's value.
    enum Value: Hashable, Sendable {
        case none
        /// A text; the placeholder is for the help page.
        case text(String)
        case integer(String)
    }

    /// The values with which a dialog accepts an option of another dialog: its default.
    enum Neutral: Sendable {
        case none
        case text(String)
        case zero
        case negative
    }

    var name: ZenityOptionName
    var value: Value
    var groups: [ZenityGroup]
    var summary: String
    /// The dialogs that accept the option; nil is all, of which those without a use for it ignore it.
    var dialogs: Set<ZenityDialogKind>?
    var neutral: Neutral

    /// An option in the groups of dialogs.
    init(
        _ name: ZenityOptionName, _ value: Value, _ kinds: [ZenityDialogKind], _ summary: String,
        only dialogs: Set<ZenityDialogKind>? = nil, except neutral: Neutral = .none
    ) {
        self.name = name
        self.value = value
        groups = kinds.map { .dialog($0) }
        self.summary = summary
        self.dialogs = dialogs
        self.neutral = neutral
    }

    /// An option without a value.
    init(
        _ name: ZenityOptionName, _ kinds: [ZenityDialogKind], _ summary: String,
        only dialogs: Set<ZenityDialogKind>? = nil
    ) {
        self.init(name, .none, kinds, summary, only: dialogs)
    }

    /// The option in another group too.
    func adding(_ group: ZenityGroup) -> ZenityOption {
        var option = self
        option.groups.insert(group, at: 0)
        return option
    }

    /// Whether a dialog accepts the option with a value.
    func isAccepted(by kind: ZenityDialogKind, with value: ZenityOccurrence) -> Bool {
        guard let dialogs, !dialogs.contains(kind) else { return true }
        return switch neutral {
        case .none: false
        case .text(let text): value.text == text
        case .zero: value.integer == 0
        case .negative: value.integer < 0
        }
    }

    /// The options by name.
    static let named: [ZenityOptionName: ZenityOption] =
        Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

    /// All names that are accepted on the command line, for finding the nearest.
    static var spellings: [String] {
        all.flatMap { option in option.groups.map { option.spelling(in: $0) } }
            + ZenityDialogKind.allCases.map(\.rawValue) + ["help"]
            + ZenityHelp.sections.map { "help-\($0)" }
    }

    /// The name on a group's help page; zenity's own documentation has one name with its group.
    func spelling(in group: ZenityGroup) -> String {
        name == .dateFormat && group == .dialog(.forms) ? "forms-date-format" : name.rawValue
    }

    /// The option that a word names, without its dashes: its name, or that of one of its groups and its name.
    init?(word: String) {
        if let name = ZenityOptionName(rawValue: word), let option = Self.named[name] {
            self = option
            return
        }
        for group in ZenityGroup.allCases where word.hasPrefix(group.name + "-") {
            let name = ZenityOptionName(rawValue: String(word.dropFirst(group.name.count + 1)))
            if let option = name.flatMap({ Self.named[$0] }), option.groups.contains(group) {
                self = option
                return
            }
        }
        return nil
    }
}
