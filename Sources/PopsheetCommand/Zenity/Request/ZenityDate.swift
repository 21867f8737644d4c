/// A day of the Gregorian calendar.
struct ZenityDate: Hashable, Sendable {
    var day: Int
    /// 1 is January.
    var month: Int
    var year: Int

    /// Whether the calendar has the day; the years are those of a date in four digits.
    var isValid: Bool {
        (1...9999).contains(year) && (1...12).contains(month) && (1...Self.days(in: month, of: year)).contains(day)
    }

    private static func days(in month: Int, of year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}
