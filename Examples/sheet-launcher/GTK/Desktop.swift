import CPopsheetGTK4

/// The desktop's settings, which a program may override for itself.
@MainActor
struct Desktop {
    private let settings: OpaquePointer?

    init() { settings = gtk_settings_get_default() }

    /// The resolution of text, in dots per inch times 1024.
    var textResolution: Int {
        get {
            let value = number("gtk-xft-dpi", type: 6 << 2)
            return value > 0 ? value : 96 * 1024
        }
        nonmutating set { setNumber("gtk-xft-dpi", newValue, type: 6 << 2) }
    }

    /// Whether the desktop prefers a dark appearance.
    var isDark: Bool {
        get { number("gtk-application-prefer-dark-theme", type: 5 << 2) != 0 }
        nonmutating set { setNumber("gtk-application-prefer-dark-theme", newValue ? 1 : 0, type: 5 << 2) }
    }

    /// Keeps the keyboard focus from selecting the text that it enters.
    func keepFocusFromSelecting() { setNumber("gtk-label-select-on-focus", 0, type: 5 << 2) }

    /// Runs a closure whenever the desktop becomes dark or light.
    func onDarkChange(_ body: @escaping @MainActor () -> Void) {
        guard let settings else { return }
        connect(UnsafeMutableRawPointer(settings), "notify::gtk-application-prefer-dark-theme", body)
    }

    // Swift imports neither variadic C functions nor the macros that number the fundamental types: 5 is a boolean, 6 an
    // integer, each shifted by two bits.
    private func number(_ name: String, type: GType) -> Int {
        guard let settings else { return 0 }
        var value = GValue()
        g_value_init(&value, type)
        defer { g_value_unset(&value) }
        g_object_get_property(asObject(settings), name, &value)
        return type == 5 << 2 ? Int(g_value_get_boolean(&value)) : Int(g_value_get_int(&value))
    }

    private func setNumber(_ name: String, _ number: Int, type: GType) {
        guard let settings else { return }
        var value = GValue()
        g_value_init(&value, type)
        defer { g_value_unset(&value) }
        if type == 5 << 2 {
            g_value_set_boolean(&value, gboolean(number))
        } else {
            g_value_set_int(&value, gint(number))
        }
        g_object_set_property(asObject(settings), name, &value)
    }

    private func asObject(_ pointer: OpaquePointer) -> UnsafeMutablePointer<GObject> {
        UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GObject.self)
    }
}
