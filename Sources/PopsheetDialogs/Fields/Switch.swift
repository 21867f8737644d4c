import CPopsheet
import Popsheet

/// A switch.
package final class Switch: DialogWidget {
    /// Runs when it has been switched on or off.
    package var onChange: (() -> Void)?

    /// Creates a switch.
    ///
    /// - Parameter name: What assistive technologies call it.
    package init(named name: String, isOn: Bool) {
        super.init(gtk_switch_new())
        DialogMetrics.inset(pointer)
        gtk_widget_set_halign(pointer, GTK_ALIGN_START)
        gtk_widget_set_valign(pointer, GTK_ALIGN_CENTER)
        pop_widget_set_accessible_label(pointer, name)
        gtk_switch_set_active(OpaquePointer(pointer), isOn ? 1 : 0)
        // The style sheet draws the marks.
        for image in Symbol.images(of: pointer) { gtk_image_clear(OpaquePointer(image)) }
        signals = [Signal(pointer, "notify::active") { [weak self] _ in self?.onChange?() }]
    }

    override func pressRow() { gtk_switch_set_active(OpaquePointer(pointer), isOn ? 0 : 1) }

    /// Whether it is on.
    package var isOn: Bool { gtk_switch_get_active(OpaquePointer(pointer)) != 0 }
}
