import PopsheetDialogs

/// `--entry`: a field for a text, perhaps with a list of texts.
@MainActor
final class ZenityEntryDialog: ZenityContentDialog {
    private let request: ZenityEntry
    private let settings: ZenitySettings
    private lazy var field = TextField(named: request.text.text, hidesText: request.hidesText)

    init(_ request: ZenityEntry, _ settings: ZenitySettings) { (self.request, self.settings) = (request, settings) }

    func makeSheet(in session: DialogSession) throws(CommandFailure) -> DialogSheet {
        field.text = request.initial
        field.onActivate = { [weak session] in session?.choose(ZenityButtons.accepting) }
        return try .zenity(settings, text: .plain(request.text.text), content: field.widget)
    }

    var content: ZenityContent { .text(field.text) }
}
