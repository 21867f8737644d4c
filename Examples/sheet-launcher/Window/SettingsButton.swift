import CPopsheetGTK4

/// The button of the header bar whose popover has the settings, while the list of cases has no space for them.
@MainActor
final class SettingsButton {
    let widget = made(gtk_menu_button_new())
    /// Whether the settings are in the popover.
    private(set) var holdsSettings = false

    private let settings: Widget
    private let view: Widget
    private let popover = made(gtk_popover_new())

    init(_ settings: Widget) {
        self.settings = settings
        // The settings are in one parent or the other; this reference keeps them in between.
        g_object_ref_sink(settings)
        view = column()
        let scrolling = scrolled(view)
        gtk_scrolled_window_set_propagate_natural_height(scrolling.opaque, 1)
        gtk_scrolled_window_set_propagate_natural_width(scrolling.opaque, 1)
        gtk_popover_set_child(popover.cast(), scrolling)
        gtk_menu_button_set_popover(widget.opaque, popover)
        gtk_menu_button_set_child(widget.opaque, IconAndWord.make(icon("emblem-system-symbolic"), label("Settings")))
        setAccessibleLabel(widget, "Settings")
        hold()
    }

    /// Takes the settings into the popover, and shows the button.
    func hold() {
        append(settings, to: view)
        gtk_widget_set_visible(widget, 1)
        holdsSettings = true
    }

    /// Gives the settings back, and hides the button.
    func release() {
        gtk_popover_popdown(popover.cast())
        gtk_box_remove(view.cast(), settings)
        gtk_widget_set_visible(widget, 0)
        holdsSettings = false
    }
}
