import CPopsheet
import Popsheet

/// The keys of a text to read that GTK's text views do not have: Home, End and the space bar scroll it, and the space bar
/// leaves it at its end.
@MainActor
enum TextKeys {
    /// Handles the keys of a text to read; GTK's own scroll by lines and pages.
    ///
    /// - Parameter leave: Runs at the Return key, and at the space bar where there is nothing more to read; returns whether
    ///   the focus has moved on.
    static func scrolling(
        _ view: WidgetPointer, with end: TextEnd, leave: @escaping @MainActor () -> Bool
    ) -> Signal? {
        WidgetKeys.handling(view) { [weak end] key, modifiers in
            if modifiers == 0, WidgetKeys.isReturn(key) { return leave() }
            switch (key, modifiers) {
            case (GDK_KEY_space, 0), (GDK_KEY_KP_Space, 0):
                if end?.isVisible != true || !leave() { end?.scroll(pages: 1) }
            case (GDK_KEY_Home, 0), (GDK_KEY_KP_Home, 0): end?.scrollToStart()
            case (GDK_KEY_End, 0), (GDK_KEY_KP_End, 0): end?.keep()
            case (GDK_KEY_space, GDK_SHIFT_MASK.rawValue): end?.scroll(pages: -1)
            default: return false
            }
            return true
        }
    }
}
