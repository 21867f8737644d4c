import CPopsheet
import CPopsheetGTK4
import PopsheetResources

/// The style sheets of the widgets inside a sheet, added to each display once.
@MainActor
package enum StyleSheet {
    /// Above the user's style sheet: it prevents style sheets from changing the widgets' layout, and sets no colours.
    private static let highest = UInt32(GTK_STYLE_PROVIDER_PRIORITY_USER) + 1
    /// Above the theme, whose buttons and labels look different, and below the program's and the user's style sheets.
    static let base = UInt32(GTK_STYLE_PROVIDER_PRIORITY_SETTINGS)
    private static var displays: Set<OpaquePointer> = []

    /// Adds the style sheets to a widget's display, if it does not have them.
    package static func install(for widget: WidgetPointer) {
        guard let display = gtk_widget_get_display(widget), displays.insert(display).inserted else { return }
        add(Resource.baseStyleSheet, base, to: display)
        add(Array(NamedColors.rule.utf8), base, to: display)
        add(Resource.styleSheet, highest, to: display)
    }

    /// Adds a style sheet to a display, which keeps it; returns it, to be removed again.
    @discardableResult
    static func add(
        _ sheet: [UInt8], _ priority: UInt32 = base, to display: OpaquePointer
    ) -> UnsafeMutablePointer<GtkCssProvider>? {
        guard let provider = gtk_css_provider_new() else { return nil }
        cgtk4_css_provider_load(provider, String(decoding: sheet, as: UTF8.self))
        gtk_style_context_add_provider_for_display(
            display, OpaquePointer(provider), priority)
        g_object_unref(provider)
        return provider
    }
}
