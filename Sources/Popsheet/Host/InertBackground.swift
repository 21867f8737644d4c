import CPopsheet

/// What lies beneath a modal sheet, hidden from assistive tools for as long as the sheet is there (sheet.md 10).
@MainActor
final class InertBackground {
    private var widgets: [WidgetPointer] = []

    /// Hides these widgets with all that is in them, and shows again whichever were hidden before and are not among them.
    ///
    /// A widget that several sheets hide is shown once the last of them has let go of it.
    func set(_ wanted: [WidgetPointer]) {
        guard wanted != widgets else { return }
        for widget in wanted where !widgets.contains(widget) {
            g_object_ref(widget)
            pop_widget_screen(widget, 1)
        }
        for widget in widgets where !wanted.contains(widget) {
            pop_widget_screen(widget, -1)
            g_object_unref(widget)
        }
        widgets = wanted
    }

    /// What a sheet covers: all that is below it in its window, or what is in the widget that it is confined to.
    static func below(_ sheet: WidgetPointer, in owner: WidgetPointer) -> [WidgetPointer] {
        var widgets: [WidgetPointer] = []
        var child = gtk_widget_get_first_child(owner)
        while let found = child, found != sheet {
            if !pop_widget_is_native(found) { widgets.append(found) }
            child = gtk_widget_get_next_sibling(found)
        }
        return widgets
    }
}
