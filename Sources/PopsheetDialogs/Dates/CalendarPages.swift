import CPopsheet
import Popsheet

/// The pages of a calendar: its days, the months of a year, and years.
///
/// A press on the title goes to the next one.
@MainActor
final class CalendarPages {
    private enum Page { case days, months, years }

    /// Runs when a month has been chosen, of which GTK reports nothing if the day of the month stays.
    var onChoose: () -> Void = {}

    private let calendar: WidgetPointer
    private let header: CalendarHeader
    /// The days, which are GTK's.
    private let days: WidgetPointer
    private let grid: WidgetPointer = gtk_grid_new()
    private let buttons: [WidgetPointer] = (0..<12).map { _ in gtk_button_new_with_label(nil) }
    private var page = Page.days
    /// The year whose months are shown, or the first one of those that are.
    private var year = 0
    private var signals: [Signal] = []

    /// The months, and the years of a page, are in so many columns.
    private static let columns = 3

    /// Gives a calendar pages; nil if its parts are not known.
    init?(of calendar: WidgetPointer) {
        guard let header = CalendarHeader(of: calendar),
            let days = calendar.children.first(where: { $0.isA(gtk_grid_get_type()) })
        else { return nil }
        (self.calendar, self.header, self.days) = (calendar, header, days)
        gtk_widget_add_css_class(grid, StyleClass.months)
        gtk_widget_set_vexpand(grid, 1)
        gtk_grid_set_column_homogeneous(grid.cast(), 1)
        gtk_grid_set_row_homogeneous(grid.cast(), 1)
        gtk_widget_set_visible(grid, 0)
        for (index, button) in buttons.enumerated() {
            gtk_widget_set_hexpand(button, 1)
            for align in [gtk_widget_set_halign, gtk_widget_set_valign] { align(button, GTK_ALIGN_CENTER) }
            gtk_grid_attach(grid.cast(), button, Int32(index % Self.columns), Int32(index / Self.columns), 1, 1)
            signals.append(Signal(button, "clicked") { [weak self] _ in self?.press(index) })
        }
        gtk_widget_insert_before(grid, calendar, nil)
        // A calendar releases only its own parts.
        signals.append(Signal(calendar, "destroy") { [grid] _ in gtk_widget_unparent(grid) })
        let keys = TextKeys.handling(grid) { [weak self] key, modifiers in
            modifiers == 0 && self?.moveFocus(key) == true
        }
        if let keys { signals.append(keys) }
        header.onPress = { [weak self] in self?.goOn() }
        header.onTurn = { [weak self] in self?.turn(by: $0) }
    }

    /// The buttons of the header.
    var headerButtons: [WidgetPointer] { header.buttons }

    /// Whether the days are shown.
    var showsDays: Bool { page == .days }

    private var date: CalendarDate { CalendarDate(of: OpaquePointer(calendar)) }

    /// The calendar shows another month.
    func update() { if showsDays { header.showMonth(date) } }

    /// Shows the days.
    func showDays() {
        page = .days
        show()
    }

    private func goOn() {
        switch page {
        case .days: (page, year) = (.months, date.year)
        case .months: (page, year) = (.years, year - year % buttons.count)
        case .years: page = .days
        }
        show()
        if !showsDays { gtk_widget_grab_focus(buttons.first { Self.isChosen($0) } ?? buttons[0]) }
    }

    private func turn(by pages: Int) {
        year += pages * (page == .years ? buttons.count : 1)
        year = min(max(year, 0), 9999)
        show()
    }

    private func show() {
        // The days and the page in their place are equally high.
        if showsDays == false, gtk_widget_get_visible(days) != 0 {
            gtk_widget_set_size_request(grid, -1, gtk_widget_get_height(days))
        }
        let hadFocus = focusIsInside
        gtk_widget_set_visible(days, showsDays ? 1 : 0)
        gtk_widget_set_visible(grid, showsDays ? 0 : 1)
        switch page {
        case .days: header.showMonth(date)
        case .months: header.show(String(year), next: "Choose a year", turning: "year")
        case .years: header.show("\(year)–\(year + buttons.count - 1)", next: "Choose a day", turning: "years")
        }
        for (index, button) in buttons.enumerated() { update(button, index) }
        if showsDays, hadFocus { gtk_widget_grab_focus(calendar) }
    }

    private var focusIsInside: Bool {
        guard let root = gtk_widget_get_root(calendar), let focus = gtk_root_get_focus(root) else { return false }
        return gtk_widget_is_ancestor(focus, calendar) != 0
    }

    private static func isChosen(_ button: WidgetPointer) -> Bool {
        gtk_widget_has_css_class(button, StyleClass.chosen) != 0
    }

    /// The arrow keys go to the next month or year; returns whether the key is one of them.
    private func moveFocus(_ key: Int32) -> Bool {
        guard let root = gtk_widget_get_root(calendar), let focus = gtk_root_get_focus(root),
            let position = buttons.firstIndex(of: focus)
        else { return false }
        let forward = gtk_widget_get_direction(calendar) == GTK_TEXT_DIR_RTL ? -1 : 1
        let next: Int
        switch key {
        case GDK_KEY_Left, GDK_KEY_KP_Left: next = position - forward
        case GDK_KEY_Right, GDK_KEY_KP_Right: next = position + forward
        case GDK_KEY_Up, GDK_KEY_KP_Up: next = position - Self.columns
        case GDK_KEY_Down, GDK_KEY_KP_Down: next = position + Self.columns
        default: return false
        }
        if buttons.indices.contains(next) { gtk_widget_grab_focus(buttons[next]) }
        return true
    }

    private func update(_ button: WidgetPointer, _ index: Int) {
        let isChosen: Bool
        if page == .years {
            gtk_button_set_label(button.cast(), String(year + index))
            pop_widget_set_accessible_label(button, String(year + index))
            gtk_widget_set_sensitive(button, (1...9999).contains(year + index) ? 1 : 0)
            isChosen = year + index == date.year
        } else {
            let month = CalendarDate(day: 1, month: index + 1, year: max(1, year))
            gtk_button_set_label(button.cast(), month.shortMonthName)
            pop_widget_set_accessible_label(button, "\(month.monthName) \(year)")
            gtk_widget_set_sensitive(button, 1)
            isChosen = index + 1 == date.month && year == date.year
        }
        if isChosen {
            gtk_widget_add_css_class(button, StyleClass.chosen)
        } else {
            gtk_widget_remove_css_class(button, StyleClass.chosen)
        }
    }

    private func press(_ index: Int) {
        switch page {
        case .days: return
        case .years: (page, year) = (.months, year + index)
        case .months:
            let day = CalendarDate(day: date.day, month: index + 1, year: year).clamped
            day?.choose(in: OpaquePointer(calendar))
            page = .days
            onChoose()
        }
        show()
    }
}
