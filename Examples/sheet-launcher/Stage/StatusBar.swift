import CPopsheetGTK4
import Popsheet

/// The contents of the device's safe area: time and battery at the top, space for the home bar at the bottom.
@MainActor
enum StatusBar {
    /// The bar at the upper edge.
    static func make(on device: Device) -> Widget {
        let bar = made(gtk_center_box_new())
        gtk_center_box_set_start_widget(bar.opaque, label("9:41").styled("status-time"))
        gtk_center_box_set_end_widget(
            bar.opaque,
            row(
                spacing: 5, icon("network-cellular-signal-excellent-symbolic"),
                icon("network-wireless-signal-excellent-symbolic"), icon("battery-full-symbolic")))
        if device == .phone {
            gtk_center_box_set_center_widget(bar.opaque, row().styled("island").aligned(vertically: GTK_ALIGN_CENTER))
        }
        gtk_widget_set_visible(bar, device == .watch ? 0 : 1)
        return bar.styled("status-bar").sized(height: Int(device.safeArea.top))
    }

    /// The part of the page at the lower edge, on which the home bar is.
    static func makeHome(on device: Device) -> Widget {
        let strip = row().sized(height: Int(device.safeArea.bottom))
        gtk_widget_set_visible(strip, device == .watch ? 0 : 1)
        return strip
    }
}
