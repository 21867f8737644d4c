package import PopsheetLayout
import PopsheetModel

/// Where on the screen the sheet of a program is shown that shows nothing else.
package struct StandalonePlace: Hashable, Sendable {
    /// What carries the sheet.
    package enum Surface: String, CaseIterable, Sendable {
        /// What covers the screen where that works, else a window.
        case auto
        /// A window of the sheet's own.
        case window
        /// What covers the screen; a window where nothing can.
        case overlay
    }

    /// What a popover points at.
    package enum Anchor: Hashable, Sendable {
        /// The pointer, where it is when the sheet comes.
        case pointer
        /// A rectangle of the screen, or of the parent's window, in the units that the system itself gives places in.
        case rect(Rect)
    }

    /// Another program's window, which the sheet belongs to.
    package enum Parent: Hashable, Sendable {
        /// A window of an X server, by its number.
        case x11(UInt)
        /// A window of a Wayland compositor, by the handle under which its program has exported it.
        case wayland(String)

        /// The backend of GDK's that knows such windows.
        var backend: String {
            switch self {
            case .x11: "x11"
            case .wayland: "wayland"
            }
        }
    }

    /// What carries the sheet.
    package var surface = Surface.auto
    /// What a popover points at.
    package var anchor: Anchor?
    /// The window that the sheet belongs to.
    package var parent: Parent?

    package init() {}
}
