import Popsheet
import PopsheetDialogs

/// The dialog of `popsheet entry`.
@MainActor
final class EntryDialog: SheetDialog {
    private let command: EntryCommand
    private let rule: TextRule
    private lazy var field = makeField()
    private var completion: Completion?
    private var suggestions: SuggestionReader?
    private weak var session: DialogSession?

    init(_ command: EntryCommand, _ rule: TextRule) { (self.command, self.rule) = (command, rule) }

    private func makeField() -> LineField {
        let name = command.question.texts.title ?? command.placeholder ?? translation(in: "name of a field", of: "Text")
        return command.suggest.isEmpty || command.stdin
            ? TextField(named: name, hidesText: command.password)
            : SuggestionField(named: name, choices: command.suggestions)
    }

    /// The field above what it requires, which a placeholder does not say.
    private lazy var hinted = HintedField(field)

    func makeSheet(in session: DialogSession) throws(CommandFailure) -> DialogSheet {
        self.session = session
        field.text = command.firstText
        if let placeholder = command.placeholder { field.placeholder = placeholder }
        if command.required {
            if command.placeholder == nil { field.placeholder = FormField.required }
            field.setRequired(FormField.required)
        }
        if !rule.isEmpty {
            showHint()
            field.onChange = { [weak self, weak session] in
                guard let self else { return }
                showHint()
                session?.sheet?.setEnabled(isAcceptable, Action.acceptingIdentifier)
            }
        }
        if !command.suggest.isEmpty || command.stdin {
            completion = Completion(of: field, from: command.suggestions, opensOnDown: command.stdin)
        }
        return try command.question.sheet(showing: showsHint ? hinted.widget : field.widget, mayAccept: isAcceptable)
    }

    /// Whether there is more to say than that a text is required, which an empty field without a placeholder says.
    private var showsHint: Bool {
        rule.minimum != nil || rule.maximum != nil || rule.pattern != nil
            || command.required && command.placeholder != nil
    }

    private func showHint() {
        guard showsHint else { return }
        hinted.keepsSpace = true
        let text = field.text
        // Without a placeholder, the field says that it is required in the place of its text.
        let isMarked = text.isEmpty && command.required && command.placeholder != nil
        hinted.hint = rule.hint(text) ?? (isMarked ? Hint(FormField.required, isError: false) : nil)
    }

    private var isAcceptable: Bool { rule.fault(field.text) == nil }

    func wasShown() {
        guard command.stdin, let completion else { return }
        suggestions = SuggestionReader(into: completion) { [weak session] in session?.fail($0) }
    }

    func ended() { suggestions?.stop() }

    var isHalfTyped: Bool { field.text != command.firstText }

    // What is pasted may have line breaks too.
    var value: QuestionValue { command.value(of: field.text) }
}
