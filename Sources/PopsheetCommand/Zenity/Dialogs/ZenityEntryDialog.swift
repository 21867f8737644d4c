import PopsheetDialogs

/// `--entry`: a field for a text, perhaps with a list of texts.
@MainActor
final class ZenityEntryDialog: ZenityContentDialog {
    private enum Field {
        case text(TextField)
        case suggestion(SuggestionField)
    }

    private let request: ZenityEntry
    private let settings: ZenitySettings
    private var field: Field?
    private var captioned: CaptionedField?

    init(_ request: ZenityEntry, _ settings: ZenitySettings) { (self.request, self.settings) = (request, settings) }

    func makeSheet(in session: DialogSession) throws(CommandFailure) -> DialogSheet {
        let name = request.text.text
        let widget: DialogWidget
        if request.choices.isEmpty {
            let text = TextField(named: name, hidesText: request.hidesText)
            text.text = request.initial
            (field, widget) = (.text(text), text)
        } else {
            let suggestion = SuggestionField(named: name, choices: request.choices)
            suggestion.text = request.initial
            (field, widget) = (.suggestion(suggestion), suggestion)
        }
        guard !name.isEmpty else { return try .zenity(settings, text: .plain(""), content: widget.widget) }
        let captioned = CaptionedField(request.text.source, widget)
        self.captioned = captioned
        return try .zenity(settings, text: .plain(""), content: captioned.widget)
    }

    var content: ZenityContent {
        switch field {
        case .text(let field): .text(field.text)
        case .suggestion(let field): .text(field.text)
        case nil: .text(request.initial)
        }
    }
}
