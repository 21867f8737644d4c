import CPopsheet

/// The widgets below a modal sheet, hidden from assistive technologies while the sheet is presented (sheet.md §10).
@MainActor
final class InertBackground {
    private var widgets: [WidgetPointer] = []
    /// The number of sheets that hide each widget; each of them retains it.
    private static var counts: [WidgetPointer: Int] = [:]

    /// Hides these widgets and their contents, and shows those hidden before that are not among them.
    ///
    /// A widget that several sheets hide is shown when the last of them no longer hides it.
    func set(_ wanted: [WidgetPointer]) {
        guard wanted != widgets else { return }
        for widget in wanted where !widgets.contains(widget) {
            g_object_ref(widget)
            Self.count(widget, 1)
        }
        for widget in widgets where !wanted.contains(widget) {
            Self.count(widget, -1)
            g_object_unref(widget)
        }
        widgets = wanted
    }

    private static func count(_ widget: WidgetPointer, _ change: Int) {
        let count = counts[widget, default: 0] + change
        counts[widget] = count > 0 ? count : nil
        pop_widget_set_accessible_hidden(widget, count > 0)
    }

    /// The widgets that a sheet covers: everything below it in its window, or in the widget that it is confined to.
    static func below(_ sheet: WidgetPointer, in owner: WidgetPointer) -> [WidgetPointer] {
        owner.children.prefix { $0 != sheet }.filter { !$0.isNative }
    }
}
