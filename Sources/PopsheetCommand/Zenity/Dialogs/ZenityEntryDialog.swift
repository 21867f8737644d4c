import PopsheetDialogs

/// `--entry`: a field for a text, perhaps with a list of texts.
@MainActor
final class ZenityEntryDialog: SheetDialog {
    private let request: ZenityEntry
    private let settings: ZenitySettings
    private lazy var field = makeField()
    private var captioned: CaptionedField?

    init(_ request: ZenityEntry, _ settings: ZenitySettings) { (self.request, self.settings) = (request, settings) }

    private func makeField() -> LineField {
        let name = request.text.text
        return request.choices.isEmpty
            ? TextField(named: name, hidesText: request.hidesText)
            : SuggestionField(named: name, choices: request.choices)
    }

    func makeSheet(in session: DialogSession) throws(CommandFailure) -> DialogSheet {
        field.text = request.initial
        guard !request.text.text.isEmpty else {
            return try .zenity(settings, text: .plain(""), content: field.widget)
        }
        let captioned = CaptionedField(request.text.source, field)
        self.captioned = captioned
        return try .zenity(settings, text: .plain(""), content: captioned.widget)
    }

    var value: ZenityContent { .text(field.text) }
}
