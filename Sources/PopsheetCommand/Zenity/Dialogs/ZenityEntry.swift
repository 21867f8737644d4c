import Popsheet
import PopsheetDialogs

extension ZenityDialogKind {
    static let entry = ZenityDialogKind(
        "entry", ZenityEntry.self, "Ask for a line of text", group: "Text entry", title: translated("Add a new entry"),
        text: translated("_Enter new text:"))
}

/// `--entry`: a line of text, perhaps with a list of texts.
struct ZenityEntry: ZenityDialog {
    /// The text above the field, with its mnemonic.
    var text: ZenityLabel
    /// The text in the field at first.
    var initial: String
    var hidesText: Bool
    /// The choices of the drop-down; empty without one.
    var suggestions: [String]

    init(_ arguments: ZenityArguments, in context: ZenityContext) {
        text = ZenityLabel(CEscapes.resolved(arguments.text(.text) ?? arguments.kind.defaultText ?? ""))
        initial = arguments.text(.entryText) ?? ""
        let given = arguments.positionals.filter { !$0.isEmpty }.map { String(decoding: $0, as: UTF8.self) }
        let all = (arguments.text(.entryText).map { [$0] } ?? []) + given
        // A single choice is no drop-down (zenity.md §5).
        suggestions = all.count > 1 ? all : []
        hidesText = arguments.has(.hideText) && suggestions.isEmpty
    }

    func makeDialog(_ settings: ZenitySettings) -> any Dialog<String> {
        WidgetDialog(
            { () -> (field: LineField, captioned: CaptionedField?) in
                let field = makeField()
                return (field, text.text.isEmpty ? nil : CaptionedField(text.source, field))
            }, value: { $0.field.text },
            sheet: { widgets, _ throws(CommandFailure) in
                try .zenity(settings, text: .plain(""), content: widgets.captioned?.widget ?? widgets.field.widget)
            })
    }

    @MainActor
    private func makeField() -> LineField {
        let name = text.text
        let field =
            suggestions.isEmpty
            ? TextField(named: name, hidesText: hidesText) : SuggestionField(named: name, choices: suggestions)
        field.text = initial
        return field
    }

    func givenValue(_ outcome: ZenityOutcome, from source: String) -> String { initial }

    func enteredValue(_ answer: GivenAnswer) throws(CommandFailure) -> String? { try answer.text() }

    func output(_ text: String) -> [UInt8] { ZenityAnswer.line(text) }

    static let printsAtTimeout = true
}
