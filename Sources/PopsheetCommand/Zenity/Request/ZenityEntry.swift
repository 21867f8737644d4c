/// `--entry`: a line of text.
struct ZenityEntry: Hashable, Sendable {
    /// The text above the field, with its mnemonic.
    var text: ZenityLabel
    /// The text in the field at first.
    var initial: String
    var hidesText: Bool
    /// The choices of the drop-down; empty without one.
    var choices: [String]

    init(_ arguments: ZenityArguments) {
        text = ZenityLabel(CEscapes.resolved(arguments.text(.text) ?? arguments.kind.defaultText ?? ""))
        initial = arguments.text(.entryText) ?? ""
        let given = arguments.positionals.filter { !$0.isEmpty }.map { String(decoding: $0, as: UTF8.self) }
        let all = (arguments.text(.entryText).map { [$0] } ?? []) + given
        // A single choice is no drop-down (zenity.md §5).
        choices = all.count > 1 ? all : []
        hidesText = arguments.has(.hideText) && choices.isEmpty
    }
}
