import Popsheet
import PopsheetDialogs

/// `--text-info`: a text to read or edit.
@MainActor
final class ZenityTextInfoDialog: SheetDialog {
    private let request: ZenityTextInfo
    private let settings: ZenitySettings
    private lazy var pane = TextPane(
        named: settings.title ?? "Text", isEditable: request.isEditable, wraps: request.wraps,
        size: (settings.width ?? ZenityTextInfo.size.width, settings.height ?? ZenityTextInfo.size.height),
        tick: request.checkbox?.source)
    private var reader: TextReader?

    init(_ request: ZenityTextInfo, _ settings: ZenitySettings) { (self.request, self.settings) = (request, settings) }

    func makeSheet(in session: DialogSession) throws(CommandFailure) -> DialogSheet {
        pane.scrollsToEnd = request.scrollsToEnd
        if let font = request.font { pane.setFont(font) }
        if request.checkbox != nil {
            pane.onTick = { [weak session] in session?.window?.setEnabled($0, Action.acceptingIdentifier) }
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

    var value: ZenityContent { .text(pane.text) }
}
