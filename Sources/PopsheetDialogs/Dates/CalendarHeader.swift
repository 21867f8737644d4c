import CPopsheet
import Popsheet

/// Arranges the header of a GtkCalendar as on phones: the month and the year at the leading edge, with the arrows of the year,
/// and the arrows of the month at the trailing edge (controls.md §4).
///
/// A header with other parts than those of the known versions of GTK stays as it is.
@MainActor
enum CalendarHeader {
    /// Arranges the header of a calendar that is not shown yet.
    static func arrange(in calendar: WidgetPointer) {
        guard let header = calendar.children.first(where: { $0.isA(gtk_box_get_type()) }) else { return }
        let parts = header.children
        let arrows = parts.filter { $0.isA(gtk_button_get_type()) }
        let titles = parts.filter { !$0.isA(gtk_button_get_type()) }
        guard arrows.count == 4, titles.count == 2 else { return }
        let (previousMonth, nextMonth, previousYear, nextYear) = (arrows[0], arrows[1], arrows[2], arrows[3])
        let space: WidgetPointer = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
        gtk_widget_set_hexpand(space, 1)
        gtk_box_append(header.cast(), space)
        var last: WidgetPointer?
        for part in titles + [previousYear, nextYear, space, previousMonth, nextMonth] {
            gtk_box_reorder_child_after(header.cast(), part, last)
            gtk_widget_set_hexpand(part, part == space ? 1 : 0)
            gtk_widget_set_halign(part, GTK_ALIGN_FILL)
            last = part
        }
        for (arrow, icon) in [
            (previousYear, "go-down-symbolic"), (nextYear, "go-up-symbolic"), (previousMonth, "go-previous-symbolic"),
            (nextMonth, "go-next-symbolic"),
        ] { gtk_button_set_icon_name(arrow.cast(), icon) }
        // Otherwise the title is as wide as the longest month's, in its middle.
        for title in titles where title.isA(gtk_stack_get_type()) {
            gtk_stack_set_hhomogeneous(OpaquePointer(title), 0)
        }
        for arrow in [previousYear, nextYear] { gtk_widget_add_css_class(arrow, "year") }
    }
}
