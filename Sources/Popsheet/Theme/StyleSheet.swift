import CPopsheet
import PopsheetResources

/// The style sheet of the widgets inside a sheet, given to each display once.
@MainActor
enum StyleSheet {
    /// Above the user's own style sheet: what it holds keeps themes from laying our widgets out, and sets no colours.
    private static let priority = UInt32(GTK_STYLE_PROVIDER_PRIORITY_USER) + 1
    private static var displays: Set<OpaquePointer> = []

    /// Makes sure that a widget's display has it.
    static func install(for widget: WidgetPointer) {
        guard let display = gtk_widget_get_display(widget), displays.insert(display).inserted else { return }
        let provider = gtk_css_provider_new()
        Resource.styleSheet.withUnsafeBufferPointer { bytes in
            bytes.withMemoryRebound(to: CChar.self) { characters in
                gtk_css_provider_load_from_data(provider, characters.baseAddress, characters.count)
            }
        }
        gtk_style_context_add_provider_for_display(
            display, OpaquePointer(provider), priority)
        g_object_unref(provider)
    }
}
