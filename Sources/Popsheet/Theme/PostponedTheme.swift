import CPopsheet

/// Starts GTK without reading its theme, which takes longer than the rest of the start.
///
/// A sheet's own window shows almost nothing of the theme. It is read before something is shown that the theme draws,
/// or at once if the environment or the settings name a theme other than GTK's own.
@MainActor
package enum PostponedTheme {
    /// Whether the theme has not been read.
    private(set) static var isPostponed = false
    private static var isRequested = false
    /// Whether the variable was set here, and not by the user.
    private static var setsVariable = false

    private static let variable = "GTK_THEME"
    private static let nameProperty = "gtk-theme-name"
    private static let darkProperty = "gtk-application-prefer-dark-theme"

    /// Sets the environment variable that `start` needs; call it before there are threads.
    package static func prepareEnvironment() {
        // GTK's empty theme.
        if g_getenv(variable) == nil { setsVariable = g_setenv(variable, "Empty", 1) != 0 }
    }

    /// Initializes GTK with a function, which returns whether there is a display; returns its result.
    package static func start(_ initialize: () -> Bool) -> Bool {
        prepareEnvironment()
        let hasDisplay = initialize()
        guard setsVariable else { return hasDisplay }
        // GTK reads the variable when it makes the settings.
        let object = hasDisplay ? settings : nil
        g_unsetenv(variable)
        guard let object else { return hasDisplay }
        isPostponed = true
        // GTK reads the theme whenever one of these properties changes.
        for property in [nameProperty, darkProperty] {
            _ = Signal(object, "notify::\(property)") { _ in isPostponed = false }
        }
        if let name = themeName, !isOwn(name) { read() }
        return true
    }

    /// Schedules reading the theme, before something is shown that it draws.
    package static func need() {
        guard isPostponed, !isRequested else { return }
        isRequested = true
        // Not while widgets are measured and allocated.
        g_idle_add_full(
            G_PRIORITY_HIGH_IDLE,
            { _ in
                MainActor.assumeIsolated { PostponedTheme.read() }
                return 0
            }, nil, nil)
    }

    /// Uses the dark or the light variant of the theme, for the widgets of a program that only shows sheets.
    ///
    /// - Parameter isDark: The sheets' own appearance; nil to follow what the desktop's portal prefers, as sheets do.
    package static func setVariant(isDark: Bool?) {
        if let isDark { return setPreference(isDark) }
        _ = DesktopPortal.shared.observe { followDesktop() }
        followDesktop()
    }

    /// Whether the preference is the portal's.
    private static var followsPortal = false

    private static func followDesktop() {
        guard let object = gtk_settings_get_default() else { return }
        let prefersDark = DesktopSettings(object).prefersDark
        guard prefersDark != followsPortal else { return }
        followsPortal = prefersDark
        if prefersDark { setPreference(true) } else { gtk_settings_reset_property(object, darkProperty) }
    }

    private static func setPreference(_ isDark: Bool) {
        if let settings { pop_object_set_flag(settings, darkProperty, isDark) }
    }

    /// Whether the theme would be dark.
    static var wouldBeDark: Bool {
        if let settings, pop_object_number(settings, darkProperty) != 0 { return true }
        return themeName.map { $0.hasSuffix("dark") || $0.hasSuffix("Inverse") } ?? false
    }

    /// Reads the theme now; not while widgets are measured and allocated.
    package static func read() {
        if isPostponed, let settings { g_object_notify(settings.assumingMemoryBound(to: GObject.self), nameProperty) }
    }

    private static var settings: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(gtk_settings_get_default()) }

    private static var themeName: String? {
        guard let settings, let name = pop_object_string(settings, nameProperty) else { return nil }
        defer { g_free(name) }
        return String(cString: name)
    }

    /// Whether a theme is one of GTK's own, whose relevant properties are known without reading it.
    private static func isOwn(_ name: String) -> Bool {
        ["Adwaita", "Default", "HighContrast"].contains { name.hasPrefix($0) }
    }
}
