import CPopsheet
import Popsheet
import PopsheetLayout
import PopsheetModel

/// What carries the sheet of a program that shows nothing else: a window as large as the sheet, or one that covers the
/// screen.
@MainActor
protocol StandaloneSurface: AnyObject {
    /// The window.
    var window: WidgetPointer { get }
    /// Whether the window is as large as the sheet, so that there is nothing in it to dim.
    var isAsLargeAsSheet: Bool { get }
    /// Whether what lies behind the window shows through it.
    var isSeeThrough: Bool { get set }

    /// Takes the size and the place that a sheet needs, once the window is realized and whenever its actions change; returns
    /// whether they are others.
    @discardableResult func fit(_ sheet: ActionSheet, _ options: PresentationOptions) -> Bool
    /// The same for a sheet that has got more actions, and else stayed as it was.
    func grow(_ sheet: ActionSheet, _ options: PresentationOptions) -> Bool
    /// Follows the parent to where it is now, and returns what the sheet points at, where that has moved in the window.
    func followParent() -> Rect?
    /// Hands over what the sheet points at, in the window's coordinates, as soon as it is known; nil where it is to be
    /// shown in a window instead, since nobody tells.
    func findAnchor(_ found: @escaping (Result<Rect?, AnchorUnknown>) -> Void)
}

/// Nobody tells where the pointer is.
struct AnchorUnknown: Error {}

extension StandaloneSurface {
    /// Makes a window without decorations that the user can't resize; GTK owns it.
    static func makeWindow(title: String) -> WidgetPointer {
        let window: WidgetPointer = gtk_window_new()
        gtk_window_set_title(window.asWindow, title)
        gtk_window_set_decorated(window.asWindow, 0)
        gtk_window_set_resizable(window.asWindow, 0)
        return window
    }
}
