import ArgumentParser
import Popsheet
import PopsheetDialogs

/// `popsheet date`: asks for a day.
struct DateCommand: QuestionCommand {
    static let configuration = CommandConfiguration(
        commandName: "date",
        abstract: "Ask for a day, and print it.",
        discussion: """
            Examples:
              day=$(popsheet date --title "Due Date" --from 2026-01-01)
              popsheet date --date 2026-12-24 --format "%d. %m. %Y"

            Exit status: 0 the day was accepted, 1 cancelled, 5 timed out; others as for 'popsheet ask'.
            """)

    @Option(
        parsing: .unconditional,
        help: .init("The day that is chosen at first. (default: today)", valueName: "yyyy-mm-dd"), transform: Self.day)
    var date: CalendarDate?

    @Option(
        parsing: .unconditional,
        help: .init("How the day is printed, as for strftime. (default: %Y-%m-%d)", valueName: "format"))
    var format: String?

    @Option(
        parsing: .unconditional, help: .init("The first day that can be accepted.", valueName: "yyyy-mm-dd"),
        transform: Self.day)
    var from: CalendarDate?

    @Option(
        parsing: .unconditional, help: .init("The last day that can be accepted.", valueName: "yyyy-mm-dd"),
        transform: Self.day)
    var to: CalendarDate?

    @OptionGroup(title: "Question") var question: QuestionArguments

    func validate() throws {
        if let from, let to, to < from {
            throw ValidationError("--to: \(to) is before \(from), the day of --from; exchange them")
        }
        if let date, !permits(date) {
            throw ValidationError("--date: \(date) is outside of the days of --from and --to; choose one of them")
        }
    }

    /// Whether a day can be accepted.
    func permits(_ date: CalendarDate) -> Bool { days.contains(date) }

    /// The days that can be accepted.
    var days: ClosedRange<CalendarDate> {
        (from ?? CalendarDate.all.lowerBound)...(to ?? CalendarDate.all.upperBound)
    }

    /// The days that can be accepted, in words; nil for all.
    @MainActor var range: String? {
        switch (from?.text, to?.text) {
        case (let from?, let to?): translated("From %1$s to %2$s").filled(from, to)
        case (let from?, nil): translated("%s or later").filled(from)
        case (nil, let to?): translated("%s or earlier").filled(to)
        case (nil, nil): nil
        }
    }

    /// The day that is chosen at first: today, or the permitted day next to it.
    func initialDate(today: CalendarDate) -> CalendarDate {
        date ?? today.nearest(in: days)
    }

    mutating func recall(_ answer: JSONValue, _ checked: inout Void) {
        guard date == nil, case .string(let text) = answer, let last = CalendarDate(iso: text), permits(last) else {
            return
        }
        date = last
    }

    /// A chosen day as it is printed.
    func value(of date: CalendarDate) -> QuestionValue {
        let text = format.map { DateFormat.text(date, $0) } ?? date.description
        return QuestionValue(text: Array((text + "\n").utf8), json: .string(date.description))
    }

    func value(answering answer: GivenAnswer, _ checked: Void) throws(CommandFailure) -> QuestionValue {
        try answer.requireAccepting()
        guard let text = try answer.text() else { return value(of: initialDate(today: DateFormat.today())) }
        guard let day = CalendarDate(iso: text) else {
            throw answer.mismatch("a day such as \(initialDate(today: DateFormat.today()))")
        }
        guard permits(day) else {
            let first = from.map { " from \($0) on" } ?? ""
            throw answer.mismatch("a day\(first)\(to.map { " until \($0)" } ?? "")")
        }
        return value(of: day)
    }

    @MainActor func dialog(_ checked: Void) -> any Dialog<QuestionValue> { DateDialog(self) }

    private static func day(_ text: String) throws -> CalendarDate {
        guard let date = CalendarDate(iso: text) else {
            throw ValidationError("give a day of the calendar, such as 2026-12-24")
        }
        return date
    }
}
