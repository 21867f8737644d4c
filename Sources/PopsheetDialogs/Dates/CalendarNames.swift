import CPopsheet
import Popsheet

/// Names the parts of a GtkCalendar for assistive technologies: each day, and the arrows.
///
/// GTK gives them no names, and the days the role of labels.
@MainActor
struct CalendarNames {
    private let calendar: WidgetPointer
    /// The days on display, from the first one: six weeks.
    private let days: [WidgetPointer]

    /// Finds the parts of a calendar that is not shown yet.
    init(of calendar: WidgetPointer) {
        self.calendar = calendar
        let parts = Self.parts(of: calendar)
        days = parts.filter { gtk_widget_has_css_class($0, "day-number") != 0 }
        let arrows = parts.filter { $0.isA(gtk_button_get_type()) }
        let months = [translated("Previous month"), translated("Next month")]
        for (arrow, name) in zip(arrows, months + [translated("Previous year"), translated("Next year")]) {
            pop_widget_set_accessible_label(arrow, name)
        }
        for day in days { pop_widget_set_accessible_role(day, GTK_ACCESSIBLE_ROLE_GRID_CELL) }
        // GTK makes the row of the weekdays as high as those of the days.
        guard let grid = days.first.flatMap({ gtk_widget_get_parent($0) }), grid.isA(gtk_grid_get_type()) else {
            return
        }
        gtk_grid_set_row_homogeneous(grid.cast(), 0)
        for part in grid.children { gtk_widget_set_vexpand(part, 0) }
    }

    private static func parts(of widget: WidgetPointer) -> [WidgetPointer] {
        widget.children.flatMap { $0.isA(gtk_button_get_type()) ? [$0] : [$0] + parts(of: $0) }
    }

    /// The style class of a day that can't be chosen.
    private static let outside = "outside"

    /// Whether a day can't be chosen.
    func isOutside(_ day: WidgetPointer) -> Bool { gtk_widget_has_css_class(day, Self.outside) != 0 }

    /// Names the days of the month that is shown now, marks the chosen one, and those that can't be chosen; GTK takes the
    /// names away with each change.
    func update(chosen: CalendarDate, range: ClosedRange<CalendarDate>) {
        // The days before are of the month before.
        guard let first = days.firstIndex(where: { gtk_widget_has_css_class($0, "other-month") == 0 }) else { return }
        // GTK may begin with a whole week of the month before.
        var weeks = 0
        for week in stride(from: 0, to: days.count, by: 7) {
            let isOther = days[week..<min(week + 7, days.count)].allSatisfy {
                gtk_widget_has_css_class($0, "other-month") != 0
            }
            for day in days[week..<min(week + 7, days.count)] { gtk_widget_set_visible(day, isOther ? 0 : 1) }
            if !isOther { weeks += 1 }
        }
        calendar.setClass(StyleClass.fewWeeks, weeks < 6)
        let start = CalendarDate(day: 1, month: chosen.month, year: chosen.year)
        for (index, day) in days.enumerated() {
            let date = CalendarDate(day: index - first + 1, month: chosen.month, year: chosen.year)
            let isOutside = date.isValid && !range.contains(date)
            pop_widget_set_accessible_disabled(day, isOutside)
            day.setClass(Self.outside, isOutside)
            guard let name = start.name(daysLater: index - first) else { continue }
            pop_widget_set_accessible_label(day, name)
            pop_widget_set_accessible_selected(day, index == first + chosen.day - 1)
        }
    }
}
