import CPopsheet
import Popsheet

extension CalendarDate {
    /// The day that a calendar shows as chosen.
    @MainActor
    init(of calendar: OpaquePointer) {
        let date = gtk_calendar_get_date(calendar)
        defer { g_date_time_unref(date) }
        self.init(
            day: Int(g_date_time_get_day_of_month(date)), month: Int(g_date_time_get_month(date)),
            year: Int(g_date_time_get_year(date)))
    }

    /// Chooses the day in a calendar, or the one that is a number of days later; does nothing if there is no such day.
    @MainActor
    func choose(in calendar: OpaquePointer, daysLater: Int = 0) {
        guard let date = g_date_time_new_utc(Int32(year), Int32(month), Int32(day), 0, 0, 0) else { return }
        defer { g_date_time_unref(date) }
        guard let chosen = g_date_time_add_days(date, Int32(daysLater)) else { return }
        gtk_calendar_select_day(calendar, chosen)
        g_date_time_unref(chosen)
    }

    /// The name of the day, or of the one that is a number of days later, such as "Thursday, 24 December 2026", in the user's
    /// language; nil if there is no such day.
    @MainActor
    func name(daysLater: Int = 0) -> String? { text(LocaleDate.withWeekday, daysLater: daysLater) }

    /// The day without its weekday, such as "24 December 2026".
    @MainActor
    package var text: String { text(LocaleDate.long) ?? description }

    /// The day with the short name of its month, such as "24 Dec 2026".
    @MainActor
    package var shortText: String { text(LocaleDate.short) ?? description }

    /// The month and the year, such as "December 2026", in the user's language.
    ///
    /// - Parameter beginsWithYear: Whether the year is first where there is no translation.
    @MainActor
    func monthText(beginsWithYear: Bool = false) -> String {
        text(LocaleDate.month(beginsWithYear: beginsWithYear)) ?? description
    }

    /// The short name of the month, such as "Dec".
    @MainActor
    var shortMonthName: String { text("%Ob") ?? description }

    private func text(_ format: String, daysLater: Int = 0) -> String? {
        guard let date = g_date_time_new_utc(Int32(year), Int32(month), Int32(day), 0, 0, 0) else { return nil }
        defer { g_date_time_unref(date) }
        guard let later = g_date_time_add_days(date, Int32(daysLater)) else { return nil }
        defer { g_date_time_unref(later) }
        guard let text = g_date_time_format(later, format) else { return nil }
        defer { g_free(text) }
        return String(cString: text)
    }
}
