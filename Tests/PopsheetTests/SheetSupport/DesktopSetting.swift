import CPopsheet

/// Runs a body while one of the desktop's switches, by the name that GTK gives it, is set; afterwards it is as before.
@MainActor
func withSetting(_ name: String, _ isOn: Bool, of window: SheetWindow, _ body: () async throws -> Void) async throws {
    guard let settings = gtk_settings_get_for_display(gtk_widget_get_display(window.widget)) else { return }
    let object = UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self)
    var before = GValue()
    g_object_get_property(object, name, &before)
    defer {
        g_object_set_property(object, name, &before)
        g_value_unset(&before)
    }
    var value = GValue()
    g_value_init(&value, GType(5 << G_TYPE_FUNDAMENTAL_SHIFT))  // G_TYPE_BOOLEAN, a macro
    g_value_set_boolean(&value, isOn ? 1 : 0)
    g_object_set_property(object, name, &value)
    g_value_unset(&value)
    try await body()
}
