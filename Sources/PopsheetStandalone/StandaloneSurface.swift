import CPopsheet
import Popsheet
import PopsheetLayout
import PopsheetModel

/// The surface of a standalone sheet: a window as large as the sheet, or one that covers the screen.
@MainActor
protocol StandaloneSurface: AnyObject {
    /// The window.
    var window: WidgetPointer { get }
    /// The traits of a window as large as the sheet, which contains nothing to dim; nil for one that covers the screen.
    var traits: OwnWindowTraits? { get }
    /// Whether what is behind the window shows through it.
    var isSeeThrough: Bool { get set }

    /// Updates size and position for a sheet; returns whether they have changed.
    ///
    /// Called when the window is realized, and whenever the sheet changes.
    @discardableResult func fit(_ sheet: any StandaloneController) -> Bool
    /// The same for a sheet to which actions were added, and which is otherwise unchanged.
    func grow(_ sheet: any StandaloneController) -> Bool
    /// Follows the parent; returns the anchor's new frame in the window if it has moved there.
    func followParent() -> Rect?
    /// Passes on the anchor's frame in the window's coordinates as soon as it is known; nil without an anchor.
    ///
    /// With an error, the sheet is shown in a window instead.
    func findAnchor(_ found: @escaping (Result<Rect?, AnchorUnknown>) -> Void)
}

/// The system does not report the pointer's position.
struct AnchorUnknown: Error {}

extension StandaloneSurface {
    /// Whether the window is as large as the sheet.
    var isAsLargeAsSheet: Bool { traits != nil }

    /// Makes a window without decorations that the user can't resize; GTK owns it.
    static func makeWindow(title: String) -> WidgetPointer {
        let window: WidgetPointer = gtk_window_new()
        gtk_window_set_title(window.asWindow, title)
        gtk_window_set_decorated(window.asWindow, 0)
        gtk_window_set_resizable(window.asWindow, 0)
        return window
    }
}
