import CGTK4

/// The header bar: which device, which case, and whether the texts are shown.
@MainActor
final class Header {
    let widget = made(gtk_header_bar_new())
    var onDevice: ((Device) -> Void)?
    var onInspector: ((Bool) -> Void)?

    private let subtitle = label("").styled("subtitle")
    private let night = iconToggle("weather-clear-night-symbolic", "Dark", name: "Dark Desktop", isOn: Desktop().isDark)
    private let inspector = iconToggle("sidebar-show-right-symbolic", "Code", name: "Show Code and Log", isOn: true)

    init(_ settings: Settings) {
        let title = label("Sheet Launcher").styled("title")
        gtk_header_bar_set_title_widget(
            widget.opaque,
            column(
                title.aligned(horizontally: GTK_ALIGN_CENTER), subtitle.aligned(horizontally: GTK_ALIGN_CENTER)
            ).aligned(vertically: GTK_ALIGN_CENTER))
        gtk_header_bar_pack_start(widget.opaque, deviceChoice(settings.device))
        gtk_header_bar_pack_end(widget.opaque, inspector)
        gtk_header_bar_pack_end(widget.opaque, night)
        connect(night, "toggled") { [night] in
            Desktop().isDark = gtk_toggle_button_get_active(night.cast()) != 0
        }
        connect(inspector, "toggled") { [weak self, inspector] in
            self?.onInspector?(gtk_toggle_button_get_active(inspector.cast()) != 0)
        }
    }

    /// Names the case, and tells how the desktop is, whoever made it so.
    func show(_ title: String, size: StageSize, isDark: Bool) {
        gtk_toggle_button_set_active(night.cast(), isDark ? 1 : 0)
        gtk_label_set_text(subtitle.opaque, "\(title) · \(size.width) × \(size.height)")
    }

    /// Shows or hides the texts, which need room that the stage may need more.
    func showInspector(_ isShown: Bool) { gtk_toggle_button_set_active(inspector.cast(), isShown ? 1 : 0) }

    private func deviceChoice(_ chosen: Device) -> Widget {
        let choice = row().styled("linked")
        var first: Widget?
        for device in Device.allCases {
            let button = iconToggle(device.icon, device.name, name: device.name, isOn: false)
            if let first { gtk_toggle_button_set_group(button.cast(), first.cast()) }
            first = first ?? button
            gtk_toggle_button_set_active(button.cast(), device == chosen ? 1 : 0)
            connect(button, "toggled") { [weak self] in
                if gtk_toggle_button_get_active(button.cast()) != 0 { self?.onDevice?(device) }
            }
            append(button, to: choice)
        }
        return choice
    }
}
