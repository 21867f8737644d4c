import CPopsheet
import Popsheet

/// The header of a GtkCalendar as on phones: the month and the year as one button at the leading edge, and arrows at the
/// trailing edge (controls.md §4).
///
/// A header with other parts than those of the known versions of GTK stays as it is.
@MainActor
final class CalendarHeader {
    /// Runs when the title is pressed.
    var onPress: () -> Void = {}
    /// Runs when an arrow is pressed: with -1 for the previous page, and 1 for the next one.
    var onTurn: (Int) -> Void = { _ in }

    private let title: WidgetPointer = gtk_button_new()
    private let label: WidgetPointer = gtk_label_new(nil)
    /// In place of GTK's, which choose days outside of the range.
    private let arrows: [WidgetPointer] = [Symbol.back.button(), Symbol.forward.button()]
    /// Whether the year comes before the month.
    private let beginsWithYear: Bool
    private var signals: [Signal] = []

    /// Arranges the header of a calendar that is not shown yet; nil if its parts are not known.
    init?(of calendar: WidgetPointer) {
        guard let header = calendar.children.first(where: { $0.isA(gtk_box_get_type()) }) else { return nil }
        let parts = header.children
        let own = parts.filter { $0.isA(gtk_button_get_type()) }
        let titles = parts.filter { !$0.isA(gtk_button_get_type()) }
        guard own.count == 4, titles.count == 2 else { return nil }
        // The locale puts one of them first; the months are in a stack.
        beginsWithYear = !titles[0].isA(gtk_stack_get_type())
        for part in titles + own { gtk_widget_set_visible(part, 0) }
        arrange(in: header)
        for (index, arrow) in arrows.enumerated() {
            signals.append(Signal(arrow, "clicked") { [weak self] _ in self?.onTurn(2 * index - 1) })
        }
        signals.append(Signal(title, "clicked") { [weak self] _ in self?.onPress() })
        showMonth(.init(of: OpaquePointer(calendar)))
    }

    /// The arrows and the title.
    var buttons: [WidgetPointer] { [title] + arrows }

    private func arrange(in header: WidgetPointer) {
        let (content, arrow): (WidgetPointer, WidgetPointer) = (
            gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0), Symbol.disclosure.image()
        )
        for part in [label, arrow] { gtk_box_append(content.cast(), part) }
        gtk_button_set_child(title.cast(), content)
        gtk_widget_add_css_class(title, StyleClass.title)
        let space: WidgetPointer = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
        gtk_widget_set_hexpand(space, 1)
        for part in [title, space] + arrows { gtk_box_append(header.cast(), part) }
    }

    /// Shows the month of a day.
    func showMonth(_ date: CalendarDate) {
        show(
            date.monthText(beginsWithYear: beginsWithYear), next: translated("Choose a month"),
            arrows: [translated("Previous month"), translated("Next month")])
    }

    /// Shows the title of a page.
    ///
    /// - Parameters:
    ///   - next: What a press on the title does.
    ///   - names: What assistive technologies call the arrows.
    func show(_ text: String, next: String, arrows names: [String]) {
        gtk_label_set_text(OpaquePointer(label), text)
        pop_widget_set_accessible_label(title, text)
        pop_widget_set_accessible_description(title, next)
        for (arrow, name) in zip(arrows, names) { pop_widget_set_accessible_label(arrow, name) }
    }
}
