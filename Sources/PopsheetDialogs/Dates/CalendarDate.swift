/// A day of the Gregorian calendar.
package struct CalendarDate: Hashable, Sendable {
    package var day: Int
    /// 1 is January.
    package var month: Int
    package var year: Int

    package init(day: Int, month: Int, year: Int) { (self.day, self.month, self.year) = (day, month, year) }

    /// All days whose year has at most four digits.
    package static let all = CalendarDate(day: 1, month: 1, year: 1)...CalendarDate(day: 31, month: 12, year: 9999)

    /// The nearest day of a range.
    package func nearest(in range: ClosedRange<CalendarDate>) -> CalendarDate {
        min(max(self, range.lowerBound), range.upperBound)
    }

    /// Whether the calendar has the day; the years are those of a date in four digits.
    package var isValid: Bool {
        (1...9999).contains(year) && (1...12).contains(month) && (1...Self.days(in: month, of: year)).contains(day)
    }

    /// The day, or the last one of its month if the month has fewer days; nil if there is no such month.
    package var clamped: CalendarDate? {
        guard (1...9999).contains(year), (1...12).contains(month), day >= 1 else { return nil }
        return CalendarDate(day: min(day, Self.days(in: month, of: year)), month: month, year: year)
    }

    private static func days(in month: Int, of year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}

extension CalendarDate: Comparable {
    package static func < (first: CalendarDate, second: CalendarDate) -> Bool {
        (first.year, first.month, first.day) < (second.year, second.month, second.day)
    }
}

extension CalendarDate: CustomStringConvertible {
    /// The day in the format of ISO 8601, such as 2026-12-24.
    package var description: String { Self.digits(year, 4) + "-" + Self.digits(month, 2) + "-" + Self.digits(day, 2) }

    private static func digits(_ number: Int, _ count: Int) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(0, count - text.count)) + text
    }

    /// Reads a day in the format of ISO 8601; nil for another text, and for a day that the calendar does not have.
    package init?(iso text: String) {
        let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        let areDigits = parts.allSatisfy { part in part.allSatisfy { (0x30...0x39).contains($0) } }
        guard areDigits, parts.map(\.count) == [4, 2, 2] else { return nil }
        let numbers = parts.map { $0.reduce(0) { 10 * $0 + Int($1) - 0x30 } }
        self.init(day: numbers[2], month: numbers[1], year: numbers[0])
        if !isValid { return nil }
    }
}
