import CPopsheet
import PopsheetPlatform

/// Loads gtk4-layer-shell, which a window needs to cover a monitor of a Wayland compositor.
///
/// The program is not linked with the library, since not every system has it. The library must be loaded before
/// libwayland, which is loaded with GTK, and only the dynamic linker can ensure that, when a process starts. So the
/// program is executed again, once, with the library in `LD_PRELOAD`.
enum LayerShell {
    private static let library = "libgtk4-layer-shell.so.0"
    private static let preload = "LD_PRELOAD"
    /// Marks a restarted process and holds the original `LD_PRELOAD`: the word, a colon, and the value if it had one.
    private static let restarted = "POPSHEET_RESTARTED"
    private static let mark = "yes"

    /// Executes the program again with the same arguments if the library is needed and not loaded.
    ///
    /// Nothing may have been read or written before. Returns if there is nothing to load or everything is loaded; the
    /// environment is then the user's.
    static func load(arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) {
        // Loading is tried only once: if it failed before, it would fail again.
        if restoreEnvironment() || pop_layer_shell_is_loaded() || pop_start_is_privileged() { return }
        guard gdkPrefersWayland, compositorHasLayers else { return }
        // The dynamic linker would report a missing library on standard error.
        guard let handle = dlopen(library, RTLD_LAZY) else { return }
        let before = value(of: preload)
        g_setenv(restarted, before.map { "\(mark):\($0)" } ?? mark, 1)
        g_setenv(preload, before.map { "\(library):\($0)" } ?? library, 1)
        execv("/proc/self/exe", arguments)
        _ = restoreEnvironment()
        dlclose(handle)
    }

    /// Restores the environment that the first start changed; returns whether there was one.
    private static func restoreEnvironment() -> Bool {
        guard let mark = value(of: restarted) else { return false }
        if let colon = mark.firstIndex(of: ":") {
            g_setenv(preload, String(mark[mark.index(after: colon)...]), 1)
        } else {
            g_unsetenv(preload)
        }
        g_unsetenv(restarted)
        return true
    }

    /// Whether GDK tries Wayland first.
    private static var gdkPrefersWayland: Bool {
        value(of: "GDK_BACKEND").map { $0.hasPrefix("wayland") || $0.hasPrefix("*") } ?? true
    }

    /// Whether there is a compositor that lets surfaces cover a monitor.
    private static var compositorHasLayers: Bool {
        // An inherited socket can be used only once, and GDK needs it.
        value(of: "WAYLAND_DISPLAY") != nil && value(of: "WAYLAND_SOCKET") == nil
            && pop_wayland_offers("zwlr_layer_shell_v1")
    }

    private static func value(of variable: String) -> String? { g_getenv(variable).map { String(cString: $0) } }
}
