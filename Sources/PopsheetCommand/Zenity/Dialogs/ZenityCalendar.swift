import Popsheet
import PopsheetDialogs

extension ZenityDialogKind {
    static let calendar = ZenityDialogKind(
        "calendar", ZenityCalendar.self, "Ask for a date", group: "Calendar", title: translated("Calendar selection"),
        text: translated("Select a date from below."))
}

/// `--calendar`: a date.
struct ZenityCalendar: ZenityDialog {
    var text: ZenityText
    /// The day that is chosen at first.
    var date: CalendarDate
    /// The format of the output; nil is the locale's.
    var format: String?
    private let writesDate: DateFormat.Writer

    init(_ arguments: ZenityArguments, in context: ZenityContext) {
        func part(_ name: ZenityOptionName) -> Int? { arguments.integer(name).flatMap { $0 > 0 ? $0 : nil } }
        let today = context.today
        text = arguments.message(in: context)
        let given = CalendarDate(
            day: part(.day) ?? today.day, month: part(.month) ?? today.month, year: part(.year) ?? today.year)
        date = given.clamped ?? today
        format = arguments.text(.dateFormat)
        writesDate = context.writesDate
    }

    func makeDialog(_ settings: ZenitySettings) -> any Dialog<CalendarDate> {
        WidgetDialog(
            { DatePicker(named: text.source, date: date, isBelowTexts: !text.source.isEmpty) }, value: { $0.date },
            sheet: { picker, session throws(CommandFailure) in
                picker.onActivate = { [weak session] in session?.choose(Action.acceptingIdentifier) }
                return try .zenity(settings, text: text, as: .caption, content: picker.widget)
            })
    }

    func givenValue(_ outcome: ZenityOutcome, from source: String) -> CalendarDate { date }

    func enteredValue(_ answer: GivenAnswer) throws(CommandFailure) -> CalendarDate? {
        guard let text = try answer.text() else { return nil }
        guard let day = CalendarDate(iso: text) else { throw answer.mismatch("a day such as 2026-12-24") }
        return day
    }

    func output(_ date: CalendarDate) -> [UInt8] {
        ZenityAnswer.line(writesDate(date, format))
    }

    static let printsAtTimeout = true
}
