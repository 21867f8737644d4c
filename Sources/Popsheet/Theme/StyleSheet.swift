import CPopsheet
import CPopsheetGTK4
import PopsheetResources

/// The style sheets of the widgets inside a sheet, added to each display once.
@MainActor
package enum StyleSheet {
    /// Above the user's style sheet: it prevents style sheets from changing the widgets' layout, and sets no colours.
    private static let highest = UInt32(GTK_STYLE_PROVIDER_PRIORITY_USER) + 1
    /// Above the theme, whose buttons and labels look different, and below the program's and the user's style sheets.
    private static let base = UInt32(GTK_STYLE_PROVIDER_PRIORITY_SETTINGS)
    private static var displays: Set<OpaquePointer> = []

    /// Adds the style sheets to a widget's display, if it does not have them.
    package static func install(for widget: WidgetPointer) {
        guard let display = gtk_widget_get_display(widget), displays.insert(display).inserted else { return }
        add(Resource.baseStyleSheet, base, to: display)
        add(Array(NamedColors.rule.utf8), base, to: display)
        add(Resource.styleSheet, highest, to: display)
    }

    /// The style sheets of controls that displays have.
    private static var controls: [OpaquePointer: [ControlStyle: String]] = [:]

    /// The CSS class that gives the widgets in a widget the sheet's own style.
    static func controls(_ style: ControlStyle, for widget: WidgetPointer) -> String? {
        guard let display = gtk_widget_get_display(widget) else { return nil }
        if let name = controls[display]?[style] { return name }
        let name = "popsheet-controls-\(controls[display]?.count ?? 0)"
        add(style.rules(forClass: name), base, to: display)
        controls[display, default: [:]][style] = name
        return name
    }

    private static func add(_ sheet: [UInt8], _ priority: UInt32, to display: OpaquePointer) {
        guard let provider = gtk_css_provider_new() else { return }
        cgtk4_css_provider_load(provider, String(decoding: sheet, as: UTF8.self))
        gtk_style_context_add_provider_for_display(
            display, OpaquePointer(provider), priority)
        g_object_unref(provider)
    }
}
