import CPopsheet
import Popsheet

/// The pages of a calendar: its days, the months of a year, and years.
///
/// A press on the title goes to the next one.
@MainActor
final class CalendarPages {
    private enum Page { case days, months, years }

    /// The days that can be chosen.
    var range = CalendarDate.all { didSet { show() } }
    /// Runs when a month or a year has been chosen, of which GTK reports nothing if the day of the month stays.
    var onChoose: () -> Void = {}

    private let calendar: WidgetPointer
    private let header: CalendarHeader
    /// The days, which are GTK's.
    private let days: WidgetPointer
    private let grid: WidgetPointer = gtk_grid_new()
    private let buttons: [WidgetPointer] = (0..<12).map { _ in gtk_button_new_with_label(nil) }
    private var page = Page.days
    /// The page that was shown last.
    private var shown = Page.days
    private var signals: [Signal] = []

    /// The number of columns of a page of months or years.
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
        let keys = WidgetKeys.handling(grid) { [weak self] key, modifiers in
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

    /// The first one of the years that are shown together.
    private var firstYear: Int { date.year - date.year % buttons.count }

    /// Another day is chosen.
    func update() { show() }

    /// Shows the days.
    func showDays() {
        page = .days
        show()
    }

    private func goOn() {
        switch page {
        case .days: page = .months
        case .months: page = .years
        case .years: page = .days
        }
        show()
    }

    /// The button that the Tab key goes to at first: the chosen one, or the first one that can be pressed.
    private var current: WidgetPointer {
        let usable = buttons.filter { gtk_widget_get_sensitive($0) != 0 }
        return usable.first { Self.isChosen($0) } ?? usable.first ?? buttons[0]
    }

    /// Shows an earlier or a later page, with the day in its month, year or years that is chosen now.
    func turn(by pages: Int) {
        switch page {
        case .days: choose(monthsLater: pages)
        case .months: choose(monthsLater: pages * 12)
        case .years: choose(monthsLater: pages * 12 * buttons.count)
        }
    }

    /// Chooses the day of another month that is nearest to the chosen one: what is shown is what is chosen.
    func choose(monthsLater months: Int) {
        let (first, last) = (CalendarDate.all.lowerBound, CalendarDate.all.upperBound)
        let month = min(max(12 * date.year + date.month - 1 + months, 12 * first.year), 12 * last.year + 11)
        guard let day = CalendarDate(day: date.day, month: month % 12 + 1, year: month / 12).clamped else { return }
        day.nearest(in: range).choose(in: OpaquePointer(calendar))
        onChoose()
    }

    private func show() {
        // The days and the page in their place are equally high.
        if !showsDays, gtk_widget_get_visible(days) != 0 {
            gtk_widget_set_size_request(grid, -1, gtk_widget_get_height(days))
        }
        let (focus, isSame) = (focusInside, page == shown)
        shown = page
        gtk_widget_set_visible(days, showsDays ? 1 : 0)
        gtk_widget_set_visible(grid, showsDays ? 0 : 1)
        switch page {
        case .days: header.showMonth(date)
        case .months:
            header.show(
                String(date.year), next: translated("Choose a year"),
                arrows: [translated("Previous year"), translated("Next year")])
        case .years:
            header.show(
                "\(firstYear)–\(firstYear + buttons.count - 1)", next: translated("Choose a day"),
                arrows: [translated("Previous years"), translated("Next years")])
        }
        if !showsDays {
            for (index, button) in buttons.enumerated() { update(button, index) }
            setFocusable(current)
        }
        if showsDays { gtk_widget_set_focusable(calendar, 1) }
        if let focus, !isSame || buttons.contains(focus) { gtk_widget_grab_focus(showsDays ? calendar : current) }
        // The Tab key goes to one of the buttons instead.
        if !showsDays { gtk_widget_set_focusable(calendar, 0) }
    }

    /// What has the focus in the calendar; nil if nothing has.
    private var focusInside: WidgetPointer? {
        guard let root = gtk_widget_get_root(calendar), let focus = gtk_root_get_focus(root),
            focus == calendar || gtk_widget_is_ancestor(focus, calendar) != 0
        else { return nil }
        return focus
    }

    private static func isChosen(_ button: WidgetPointer) -> Bool {
        gtk_widget_has_css_class(button, StyleClass.chosen) != 0
    }

    /// The arrow keys go to the next month or year; returns whether the key is one of them.
    private func moveFocus(_ key: Int32) -> Bool {
        guard let root = gtk_widget_get_root(calendar), let focus = gtk_root_get_focus(root),
            let position = buttons.firstIndex(of: focus), let arrow = ArrowKey(key, in: calendar)
        else { return false }
        let step = arrow.step(inRowsOf: Self.columns)
        var next = position + step
        while buttons.indices.contains(next), gtk_widget_get_sensitive(buttons[next]) == 0 { next += step }
        if buttons.indices.contains(next) {
            setFocusable(buttons[next])
            gtk_widget_grab_focus(buttons[next])
        }
        return true
    }

    /// Makes a button the one that the Tab key goes to.
    private func setFocusable(_ button: WidgetPointer) {
        for other in buttons { gtk_widget_set_focusable(other, other == button ? 1 : 0) }
    }

    private func update(_ button: WidgetPointer, _ index: Int) {
        let (label, name, days, isChosen): (String, String, ClosedRange<CalendarDate>, Bool)
        if page == .years {
            let year = firstYear + index
            (label, name, isChosen) = (String(year), String(year), year == date.year)
            days = CalendarDate(day: 1, month: 1, year: year)...CalendarDate(day: 31, month: 12, year: year)
        } else {
            let month = CalendarDate(day: 1, month: index + 1, year: date.year)
            (label, name) = (month.shortMonthName, month.monthText())
            isChosen = index + 1 == date.month
            days = month...CalendarDate(day: 31, month: index + 1, year: date.year)
        }
        gtk_button_set_label(button.cast(), label)
        pop_widget_set_accessible_label(button, name)
        gtk_widget_set_sensitive(button, days.overlaps(range) ? 1 : 0)
        button.setClass(StyleClass.chosen, isChosen)
    }

    private func press(_ index: Int) {
        switch page {
        case .days: return
        case .years:
            page = .months
            choose(monthsLater: 12 * (firstYear + index - date.year))
        case .months:
            page = .days
            choose(monthsLater: index + 1 - date.month)
        }
    }
}
