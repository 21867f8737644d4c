import CPopsheet
import Popsheet

/// A calendar in which a day is chosen.
package final class DatePicker: DialogWidget {
    /// Runs when a day is pressed twice, or the Return key is pressed on one of the arrows.
    package var onActivate: (() -> Void)?
    /// Runs when another day is chosen.
    package var onChange: (() -> Void)?

    private let names: CalendarNames
    private let pages: CalendarPages?
    /// The days that can be chosen by a press.
    package var range = CalendarDate.all {
        didSet {
            pages?.range = range
            describe()
        }
    }

    /// Creates a calendar.
    ///
    /// - Parameters:
    ///   - name: What assistive technologies call it.
    ///   - date: The day that is chosen at first.
    ///   - isBelowTexts: Whether a line separates it from texts above it.
    package init(named name: String, date: CalendarDate, isBelowTexts: Bool = false) {
        let calendar: WidgetPointer = gtk_calendar_new()
        names = CalendarNames(of: calendar)
        pages = CalendarPages(of: calendar)
        super.init(calendar)
        gtk_widget_set_hexpand(pointer, 1)
        for name in [StyleClass.well, StyleClass.month] { gtk_widget_add_css_class(pointer, name) }
        if isOnLowScreen { gtk_widget_add_css_class(pointer, StyleClass.low) }
        if isBelowTexts {
            gtk_widget_add_css_class(pointer, StyleClass.ruled)
            gtk_widget_set_margin_top(
                pointer, isOnLowScreen ? DialogMetrics.lowVerticalMargin : DialogMetrics.ruleMargin)
        }
        // Newer versions of GTK report no name of a calendar's own role.
        pop_widget_set_accessible_role(pointer, GTK_ACCESSIBLE_ROLE_GROUP)
        pop_widget_set_accessible_label(pointer, name)
        date.choose(in: OpaquePointer(pointer))
        pages?.update()
        // The arrows and the wheel choose a day without the first signal.
        signals = ["day-selected", "prev-month", "next-month", "prev-year", "next-year"].map { name in
            Signal(pointer, name, after: true) { [weak self] _ in self?.noteChange() }
        }
        if let wheel = WheelGuard.guarding(pointer) { signals.append(wheel) }
        pages?.onChoose = { [weak self] in self?.noteChange() }
        followPresses()
        followKeys()
        acceptOnButtons()
        describe()
    }

    /// Shows the days, whatever was shown before.
    func showDays() { pages?.showDays() }

    /// Whether a calendar of GTK's height would have to scroll in its sheet.
    var isOnLowScreen: Bool {
        guard let monitor = gtk_widget_get_display(pointer).flatMap({ Monitors.lowest(of: $0) }) else { return false }
        return Monitors.area(of: monitor).height < DialogMetrics.lowScreenHeight
    }

    /// The chosen day.
    package var date: CalendarDate { CalendarDate(of: OpaquePointer(pointer)) }

    private func noteChange() {
        pages?.update()
        describe()
        onChange?()
    }

    /// Reports the chosen day to assistive technologies.
    private func describe() {
        names.update(chosen: date, range: range)
        // The calendar has the focus, not the day.
        setAccessibleValue(date.name())
    }

    private func followPresses() {
        guard let gesture = gtk_gesture_click_new() else { return }
        gtk_event_controller_set_propagation_phase(gesture, GTK_PHASE_CAPTURE)
        gtk_widget_add_controller(pointer, gesture)
        signals.append(
            Signal(UnsafeMutableRawPointer(gesture), "pressed") { [weak self] arguments in
                guard let self, let day = day(at: arguments[1], arguments[2]) else { return }
                if gtk_widget_has_css_class(day, "other-month") != 0 || names.isOutside(day) {
                    // Not visible, or not permitted.
                    gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
                } else if arguments[0] == 2 {
                    onActivate?()
                }
            })
    }

    /// The day at a point.
    private func day(at x: Double, _ y: Double) -> WidgetPointer? {
        guard let widget = gtk_widget_pick(pointer, x, y, GTK_PICK_DEFAULT) else { return nil }
        return gtk_widget_has_css_class(widget, "day-number") == 0 ? nil : widget
    }

    /// The arrow keys choose the next day, so that the Return key accepts the day that has the focus; Page Up and Page Down
    /// turn the pages, and with the Control key the arrow keys choose another month or year.
    private func followKeys() {
        let keys = WidgetKeys.handling(pointer) { [weak self] key, modifiers in
            switch modifiers {
            case 0: self?.press(key) == true
            case GDK_CONTROL_MASK.rawValue: self?.pressWithControl(key) == true
            default: false
            }
        }
        if let keys { signals.append(keys) }
    }

    private func press(_ key: Int32) -> Bool {
        switch key {
        case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: pages?.turn(by: -1)
        case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: pages?.turn(by: 1)
        // GTK chooses a day of its own, which is not visible.
        case GDK_KEY_space, GDK_KEY_KP_Space: return gtk_widget_is_focus(pointer) != 0
        default:
            guard pages?.showsDays != false, let arrow = ArrowKey(key, in: pointer) else { return false }
            date.choose(in: OpaquePointer(pointer), daysLater: arrow.step(inRowsOf: 7))
        }
        return true
    }

    private func pressWithControl(_ key: Int32) -> Bool {
        guard let pages, let arrow = ArrowKey(key, in: pointer) else { return false }
        pages.choose(monthsLater: arrow.step(inRowsOf: 12))
        return true
    }

    /// The Return key accepts the chosen day on the header's buttons of each page too, which the space bar presses.
    private func acceptOnButtons() {
        for button in pages?.headerButtons ?? [] {
            let accepting = WidgetKeys.accepting(button, withControl: false) { [weak self] in
                guard let self, let onActivate else { return false }
                onActivate()
                return true
            }
            if let accepting { signals.append(accepting) }
        }
    }
}
