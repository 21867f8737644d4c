import CPopsheet
import CPopsheetGTK4

/// Runs a body while the display has a further style sheet, as a user's own is or, with another priority, a program's.
@MainActor
func withStyleSheet(
    _ text: String, priority: Int32 = GTK_STYLE_PROVIDER_PRIORITY_USER, _ body: () async throws -> Void
) async throws {
    let provider = gtk_css_provider_new()!
    cgtk4_css_provider_load(provider, text)
    gtk_style_context_add_provider_for_display(
        gdk_display_get_default(), OpaquePointer(provider), CUnsignedInt(priority))
    defer {
        gtk_style_context_remove_provider_for_display(gdk_display_get_default(), OpaquePointer(provider))
        g_object_unref(provider)
    }
    try await body()
}
