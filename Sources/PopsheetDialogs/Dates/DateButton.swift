import CPopsheet
import Popsheet

/// A button that shows a day, and opens a calendar to choose another one.
package final class DateButton: DialogWidget {
    /// Runs when another day is chosen.
    package var onChange: (() -> Void)?
    private let picker: DatePicker
    private let name: String
    private let format: @MainActor (CalendarDate) -> String
    /// The day that the button shows.
    private var shown: CalendarDate

    /// Creates a button.
    ///
    /// - Parameters:
    ///   - name: What assistive technologies call it.
    ///   - date: The day that is chosen at first.
    ///   - format: Makes the text of a day.
    package init(named name: String, date: CalendarDate, format: @escaping @MainActor (CalendarDate) -> String) {
        (self.name, self.format, shown) = (name, format, date)
        picker = DatePicker(named: name, date: date)
        super.init(gtk_menu_button_new())
        DialogMetrics.inset(pointer)
        gtk_widget_add_css_class(pointer, StyleClass.chip)
        let popover: WidgetPointer = gtk_popover_new()
        gtk_popover_set_child(popover.cast(), picker.pointer)
        gtk_popover_set_has_arrow(popover.cast(), 0)
        gtk_menu_button_set_popover(OpaquePointer(pointer), popover)
        pop_menu_button_announce(pointer)
        picker.onChange = { [weak self] in self?.noteChange() }
        picker.onActivate = { [weak self] in self?.close() }
        signals = [
            Signal(pointer, "popsheet-opening") { [weak self] _ in self?.arrange() },
            Signal(popover, "show") { [weak self] _ in self?.setExpanded(true) },
            Signal(popover, "closed") { [weak self] _ in self?.setExpanded(false) },
        ]
        setExpanded(false)
        showDate()
        closeOnReturn()
    }

    override func pressRow() { gtk_menu_button_popup(OpaquePointer(pointer)) }

    /// The chosen day.
    package var date: CalendarDate { picker.date }

    private func noteChange() {
        guard date != shown else { return }
        shown = date
        showDate()
        onChange?()
    }

    private func showDate() {
        let text = format(date)
        gtk_menu_button_set_label(OpaquePointer(pointer), text)
        for part in parts { pop_widget_set_accessible_label(part, "\(name) \(text)") }
    }

    /// The button, and the part of it that has the focus.
    private var parts: [WidgetPointer] { [pointer, gtk_widget_get_first_child(pointer)].compactMap { $0 } }

    /// Prepares the calendar that is about to be shown.
    private func arrange() {
        picker.showDays()
        guard let popover = gtk_menu_button_get_popover(OpaquePointer(pointer)) else { return }
        let row = RowPopover.row(of: pointer)
        let side = RowPopover.side(for: picker.pointer, at: row)
        let width = RowPopover.place(WidgetPointer(OpaquePointer(popover)), side, row)
        if let width { gtk_widget_set_size_request(picker.pointer, width, -1) }
    }

    private func setExpanded(_ isExpanded: Bool) {
        for part in parts { pop_widget_set_accessible_expanded(part, isExpanded) }
    }

    private func close() { gtk_menu_button_popdown(OpaquePointer(pointer)) }

    private func closeOnReturn() {
        guard let controller = gtk_event_controller_key_new() else { return }
        gtk_widget_add_controller(picker.pointer, controller)
        signals.append(
            .answering(UnsafeMutableRawPointer(controller), "key-pressed") { [weak self] arguments in
                guard [GDK_KEY_Return, GDK_KEY_KP_Enter].contains(Int32(arguments[0])) else { return false }
                self?.close()
                return true
            })
    }
}
