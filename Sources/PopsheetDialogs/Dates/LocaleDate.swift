import CPopsheet
import Popsheet

/// The formats of dates, as for `strftime`, in the user's language (texts.md §4).
enum LocaleDate {
    /// A day with its weekday, such as "Thursday, 24 December 2026".
    static var withWeekday: String {
        // translators: a date's format, as for strftime: %A is the weekday, %-d the day, %B the month, %-m its number, %Y the year
        // xgettext:no-c-format
        inOrder(translated("%A, %-d %B %Y"), monthFirst: "%A, %B %-d, %Y", "%A, %-d %B %Y")
    }

    /// A day, such as "24 December 2026".
    static var long: String {
        // xgettext:no-c-format
        inOrder(translated("%-d %B %Y"), monthFirst: "%B %-d, %Y", "%-d %B %Y")
    }

    /// A day with the short name of its month, such as "24 Dec 2026".
    static var short: String {
        // translators: %b is the short name of the month
        // xgettext:no-c-format
        inOrder(translated("%-d %b %Y"), monthFirst: "%b %-d, %Y", "%-d %b %Y")
    }

    /// A month, such as "December 2026".
    static func month(beginsWithYear: Bool) -> String {
        // translators: a month, such as December 2026: %OB is its name without a day
        // xgettext:no-c-format
        let format = translated("%OB %Y")
        return beginsWithYear && format == "%OB %Y" ? "%Y %OB" : format
    }

    /// Texts in English are for several countries: in some, the month is first.
    private static func inOrder(_ format: String, monthFirst: String, _ english: String) -> String {
        format == english && pop_dates_begin_with_month() ? monthFirst : format
    }
}
