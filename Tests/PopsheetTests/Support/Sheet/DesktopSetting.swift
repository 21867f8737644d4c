import CPopsheet

/// A value of one of the desktop's settings.
enum DesktopSetting {
    case flag(Bool)
    case number(Int)
    case text(String)

    /// Gives an object the value.
    func apply(_ name: String, to object: UnsafeMutablePointer<GObject>) {
        var value = GValue()
        defer { g_value_unset(&value) }
        switch self {
        // The fundamental types are macros that Swift does not see: G_TYPE_BOOLEAN, G_TYPE_INT, G_TYPE_STRING.
        case .flag(let isOn):
            g_value_init(&value, GType(5 << G_TYPE_FUNDAMENTAL_SHIFT))
            g_value_set_boolean(&value, isOn ? 1 : 0)
        case .number(let number):
            g_value_init(&value, GType(6 << G_TYPE_FUNDAMENTAL_SHIFT))
            g_value_set_int(&value, CInt(number))
        case .text(let text):
            g_value_init(&value, GType(16 << G_TYPE_FUNDAMENTAL_SHIFT))
            g_value_set_string(&value, text)
        }
        g_object_set_property(object, name, &value)
    }
}

/// Runs a body while one of the desktop's settings, by the name that GTK gives it, has a value; afterwards it is as
/// before.
@MainActor
func withSetting(
    _ name: String, _ setting: DesktopSetting, of window: SheetWindow, _ body: () async throws -> Void
) async throws {
    guard let settings = gtk_settings_get_for_display(gtk_widget_get_display(window.widget)) else { return }
    let object = UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self)
    var before = GValue()
    g_object_get_property(object, name, &before)
    defer {
        g_object_set_property(object, name, &before)
        g_value_unset(&before)
    }
    setting.apply(name, to: object)
    try await body()
}
