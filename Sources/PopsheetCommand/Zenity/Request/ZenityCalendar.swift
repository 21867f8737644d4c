import PopsheetDialogs

/// `--calendar`: a date.
struct ZenityCalendar: Hashable, Sendable {
    var text: ZenityText
    /// The day that is chosen at first.
    var date: CalendarDate
    /// The format of the output; nil is the locale's.
    var format: String?

    init(_ arguments: ZenityArguments, today: CalendarDate, isMarkup: ZenityText.MarkupCheck) {
        func part(_ name: ZenityOptionName) -> Int? { arguments.integer(name).flatMap { $0 > 0 ? $0 : nil } }
        text = arguments.message(isMarkup)
        let given = CalendarDate(
            day: part(.day) ?? today.day, month: part(.month) ?? today.month, year: part(.year) ?? today.year)
        date = given.clamped ?? today
        format = arguments.text(.dateFormat)
    }
}
