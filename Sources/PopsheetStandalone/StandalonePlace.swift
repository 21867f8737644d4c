package import PopsheetLayout
import PopsheetModel

/// Where on the screen a sheet without an owner window is shown; more places may be added.
public struct StandalonePlace: Hashable, Sendable {
    /// Over the whole screen if that works, otherwise in a window; a compact sheet is always in a window.
    public static let automatic = StandalonePlace()
    /// In a borderless window of the sheet's size.
    ///
    /// It is at the lower edge of the screen if the system lets programs position their windows, as on X11.
    public static let window = StandalonePlace(.window)
    /// Over the whole screen, which dims, if that works; otherwise in a window.
    ///
    /// It works on X11 with a compositor, and on Wayland if the compositor supports the layer shell and the program has
    /// loaded gtk4-layer-shell before libwayland: it is linked with it, or was started with it in `LD_PRELOAD`.
    public static let overlay = StandalonePlace(.overlay)

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
    /// The parent of the sheet.
    package var parent: Parent?
    /// Whether the sheet's window is modal for the parent.
    package var isModal = true
    /// The title of the window; nil for the sheet's first text.
    package var title: String?
    /// The size of the sheet in its own window, within the screen.
    package var size = CardSize()

    package init(_ surface: Surface = .auto) { self.surface = surface }
}

extension StandalonePlace: CustomStringConvertible {
    /// The place's name: `automatic`, `window` or `overlay`.
    public var description: String { surface == .auto ? "automatic" : surface.rawValue }
}
