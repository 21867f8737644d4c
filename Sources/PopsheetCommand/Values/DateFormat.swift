import PopsheetDialogs

/// Writes dates as `strftime` does.
enum DateFormat {
    /// A date in a format; nil is the locale's.
    typealias Writer = @Sendable (CalendarDate, String?) -> String

    /// Formats a date in the process's locale.
    static func text(_ date: CalendarDate, _ format: String?) -> String {
        let format = format ?? String(cString: nl_langinfo(nl_item(D_FMT)))
        var parts = tm()
        parts.tm_mday = Int32(date.day)
        parts.tm_mon = Int32(date.month - 1)
        parts.tm_year = Int32(date.year - 1900)
        // Sets the day of the week and of the year.
        _ = timegm(&parts)
        // A result of 0 doesn't say whether the text is empty or too long: one character is always there.
        let pattern = format + "."
        var size = 256
        while size <= 1 << 20 {
            var text = [CChar](repeating: 0, count: size)
            let length = strftime(&text, size, pattern, &parts)
            if length > 0 {
                return String(decoding: text.prefix(length - 1).map { UInt8(bitPattern: $0) }, as: UTF8.self)
            }
            size *= 4
        }
        return ""
    }

    /// The current day in the local time zone.
    static func today() -> CalendarDate {
        var now = time(nil)
        var parts = tm()
        localtime_r(&now, &parts)
        return CalendarDate(day: Int(parts.tm_mday), month: Int(parts.tm_mon) + 1, year: Int(parts.tm_year) + 1900)
    }
}
