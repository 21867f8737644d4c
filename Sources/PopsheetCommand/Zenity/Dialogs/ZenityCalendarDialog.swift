import Popsheet
import PopsheetDialogs

/// `--calendar`: a date.
@MainActor
final class ZenityCalendarDialog: SheetDialog {
    private let request: ZenityCalendar
    private let settings: ZenitySettings
    private lazy var picker = DatePicker(named: request.text.source, date: request.date)

    init(_ request: ZenityCalendar, _ settings: ZenitySettings) { (self.request, self.settings) = (request, settings) }

    func makeSheet(in session: DialogSession) throws(CommandFailure) -> DialogSheet {
        picker.onActivate = { [weak session] in session?.choose(Action.acceptingIdentifier) }
        return try .zenity(settings, text: request.text, content: picker.widget)
    }

    var value: ZenityContent { .date(picker.date) }
}
