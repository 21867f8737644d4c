import PopsheetDialogs

/// `--calendar`: a date.
@MainActor
final class ZenityCalendarDialog: ZenityContentDialog {
    private let request: ZenityCalendar
    private let settings: ZenitySettings
    private lazy var picker = DatePicker(named: request.text.source, date: CalendarDate(request.date))

    init(_ request: ZenityCalendar, _ settings: ZenitySettings) { (self.request, self.settings) = (request, settings) }

    func makeSheet(in session: DialogSession) throws(CommandFailure) -> DialogSheet {
        picker.onActivate = { [weak session] in session?.choose(ZenityButtons.accepting) }
        return try .zenity(settings, text: request.text, content: picker.widget)
    }

    var content: ZenityContent { .date(ZenityDate(picker.date)) }
}

extension CalendarDate {
    init(_ date: ZenityDate) { self.init(year: date.year, month: date.month, day: date.day) }
}

extension ZenityDate {
    init(_ date: CalendarDate) { self.init(day: date.day, month: date.month, year: date.year) }
}
