import CPopsheet
import Popsheet

/// A widget, and a text about what is chosen in it: next to it, or below it where the screen is narrow.
package final class PanePair: DialogWidget {
    private let (first, second): (DialogWidget, DialogWidget)

    /// The width and the height of the text, where there is space for them, in logical pixels.
    package nonisolated static let paneSize = (width: 360, height: 240)
    /// Narrower screens have no space for both next to each other, in logical pixels.
    private static let narrowScreenWidth: Int32 = 720

    package init(_ first: DialogWidget, _ second: DialogWidget) {
        (self.first, self.second) = (first, second)
        let display = gdk_display_get_default()
        let isNarrow =
            display.map { Monitors.area(of: Monitors.withPointer(of: $0)).width < Self.narrowScreenWidth } ?? true
        super.init(gtk_box_new(isNarrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL, 0))
        for part in [first, second] {
            gtk_box_append(pointer.cast(), part.pointer)
            gtk_widget_set_hexpand(part.pointer, 1)
            if part === first {
                gtk_box_append(
                    pointer.cast(), gtk_separator_new(isNarrow ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL))
            }
        }
        gtk_widget_set_vexpand(second.pointer, 1)
    }
}
