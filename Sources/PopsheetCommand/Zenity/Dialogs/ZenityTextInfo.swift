import Popsheet
import PopsheetDialogs

extension ZenityDialogKind {
    static let textInfo = ZenityDialogKind(
        "text-info", ZenityTextInfo.self, "Show or edit a text", group: "Text information",
        title: translated("Text View"),
        hasText: false)
}

/// `--text-info`: a text to read or edit.
struct ZenityTextInfo: ZenityDialog {
    var file: InputFile
    var isEditable: Bool
    /// A font as Pango describes it.
    var font: String?
    /// The label of a box to tick before OK.
    var checkbox: ZenityLabel?
    var scrollsToEnd: Bool
    var wraps: Bool

    init(_ arguments: ZenityArguments, in context: ZenityContext) {
        file = InputFile(bytes: arguments.bytes(.filename))
        isEditable = arguments.has(.editable)
        font = arguments.text(.font)
        checkbox = arguments.text(.checkbox).map { ZenityLabel($0) }
        scrollsToEnd = arguments.has(.autoScroll)
        wraps = !arguments.has(.noWrap)
    }

    func makeDialog(_ settings: ZenitySettings) -> any Dialog<String> { ZenityTextInfoDialog(self, settings) }

    func givenValue(_ outcome: ZenityOutcome, from source: String) -> String {
        // Only what is accepted is read.
        guard isEditable, outcome == .ok else { return "" }
        var decoder = TextDecoder()
        return decoder.take(file.bytesForZenity()) + decoder.finish()
    }

    func enteredValue(_ answer: GivenAnswer) throws(CommandFailure) -> String? {
        if !isEditable { try answer.requireNoValue() }
        return try answer.text()
    }

    func output(_ text: String) -> [UInt8] { isEditable ? Array(text.utf8) : [] }

    static let printsAtTimeout = true
}

private final class ZenityTextInfoDialog: SheetDialog {
    private let request: ZenityTextInfo
    private let settings: ZenitySettings
    private lazy var pane = TextPane(
        named: settings.title ?? translation(in: "name of a field", of: "Text"), isEditable: request.isEditable,
        wraps: request.wraps,
        size: (settings.width ?? Self.size.width, settings.height ?? Self.size.height), tick: request.checkbox?.source)
    private var reader: TextReader?

    /// The size without `--width` and `--height` (zenity.md §5).
    private static let size = (width: 300, height: 400)

    init(_ request: ZenityTextInfo, _ settings: ZenitySettings) { (self.request, self.settings) = (request, settings) }

    func makeSheet(in session: DialogSession) throws(CommandFailure) -> DialogSheet {
        pane.scrollsToEnd = request.scrollsToEnd
        if let font = request.font { pane.setFont(font) }
        if request.checkbox != nil {
            pane.onTick = { [weak session] in session?.sheet?.setEnabled($0, Action.acceptingIdentifier) }
        }
        pane.onAccept = { [weak self, weak session] in
            if self?.isReady == true { session?.choose(Action.acceptingIdentifier) }
        }
        return try .zenity(settings, text: .plain(""), content: pane.widget, isReady: isReady)
    }

    private var isReady: Bool { request.checkbox == nil || pane.isTicked }

    func wasShown() {
        // Without its text, the dialog is shown all the same.
        do throws(CommandFailure) {
            reader = TextReader(try request.file.open(), into: pane) { $0.warnAsZenity() }
        } catch {
            error.warnAsZenity()
        }
    }

    func ended() { reader?.stop() }

    var value: String {
        // The text to edit is the whole file, as in zenity.
        reader?.readRest()
        return pane.text
    }
}
