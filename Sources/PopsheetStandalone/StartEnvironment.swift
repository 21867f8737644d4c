import CPopsheet
import PopsheetPlatform

/// Opens the display for a program that draws little.
///
/// It draws with Cairo and does not look for GL, which takes longer than the rest of the start. The user's environment
/// takes precedence.
@MainActor
package enum StartEnvironment {
    /// The variables that were set here, and not by the user.
    private static var names: [String] = []

    /// Sets the environment variables that `openDisplay` needs.
    ///
    /// Call it before there are threads: adding a variable moves the environment, which another thread may be reading.
    static func prepare() {
        guard g_getenv("GSK_RENDERER").map({ String(cString: $0) == "cairo" }) ?? true else { return }
        set("GSK_RENDERER", to: "cairo")
        // Choosing a renderer alone does not keep GTK from loading GL.
        if gtk_get_minor_version() >= 14 {
            set("GDK_DISABLE", to: "gl,vulkan")
        } else {
            set("GDK_DEBUG", to: "gl-disable")
        }
    }

    /// Opens the display, and returns false without a display server; if a GDK backend is named, no other is tried.
    static func openDisplay(backend: String? = nil) -> Bool {
        if let backend { gdk_set_allowed_backends(backend) }
        prepare()
        // GTK would warn on standard error if the system lacks the user's locale.
        if setlocale(LC_ALL, "") == nil { gtk_disable_setlocale() }
        return pop_start()
    }

    /// Opens the display for pictures, which no assistive technology reads; without a display server, none is open.
    package static func openForPictures() {
        g_setenv("GTK_A11Y", "none", 0)
        StandardDescriptors.holdingErrors { _ = openDisplay() }
    }

    /// Removes the variables again, once a window is realized and GTK has read them.
    ///
    /// Child processes must not inherit them.
    static func restore() {
        for name in names { g_unsetenv(name) }
        names = []
    }

    private static func set(_ name: String, to value: String) {
        guard g_getenv(name) == nil, g_setenv(name, value, 1) != 0 else { return }
        names.append(name)
    }
}
