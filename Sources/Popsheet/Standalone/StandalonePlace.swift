package import PopsheetLayout
package import PopsheetModel

/// Where on the screen a program presents a sheet without a window of its own.
package struct StandalonePlace: Hashable, Sendable {
    /// The surface of the sheet.
    package enum Surface: String, CaseIterable, Sendable {
        /// An overlay over the screen if that works here, else a window.
        case auto
        /// A window of the sheet's own.
        case window
        /// An overlay over the screen; a window if that is not possible.
        case overlay
    }

    /// What a popover points at.
    package enum Anchor: Hashable, Sendable {
        /// The pointer's position when the sheet is presented.
        case pointer
        /// A rectangle of the screen, or of the parent's window, in the system's own units of positions.
        case rect(Rect)
    }

    /// Another program's window, the sheet's parent.
    package enum Parent: Hashable, Sendable {
        /// A window of an X server, by its number.
        case x11(UInt)
        /// A window of a Wayland compositor, by its exported handle.
        case wayland(String)

        /// The GDK backend for such windows.
        var backend: String {
            switch self {
            case .x11: "x11"
            case .wayland: "wayland"
            }
        }
    }

    /// The surface of the sheet.
    package var surface = Surface.auto
    /// What a popover points at.
    package var anchor: Anchor?
    /// The directions in which a popover's arrow may point.
    package var arrows = Set(ArrowEdge.allCases)
    /// The parent of the sheet.
    package var parent: Parent?

    package init() {}
}
