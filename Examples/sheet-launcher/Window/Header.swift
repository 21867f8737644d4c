import CPopsheetGTK4

/// The header bar: the device, the case, and the visible panes.
///
/// If the window is too narrow, its buttons show only their icons, and its titles are hidden.
@MainActor
final class Header {
    let widget = made(gtk_header_bar_new())
    var onDevice: ((Device) -> Void)?
    /// Runs when the user shows or hides a pane.
    var onShow: ((Panes.Side, Bool) -> Void)?

    private let subtitle = label("").styled("subtitle")
    private let toggles: [Panes.Side: Widget] = [
        .cases: iconToggle("sidebar-show-symbolic", "Cases", name: "Show Cases and Settings", isOn: true),
        .texts: iconToggle("sidebar-show-right-symbolic", "Code", name: "Show Code and Log", isOn: true),
    ]

    init(_ settings: Settings, settingsButton: Widget) {
        let title = label("Sheet Launcher").styled("title")
        for line in [title, subtitle] { gtk_label_set_xalign(line.opaque, 0.5) }
        gtk_header_bar_set_title_widget(
            widget.opaque,
            column(AllOrNothing.make(title), AllOrNothing.make(subtitle)).expanding(horizontally: true)
                .aligned(vertically: GTK_ALIGN_CENTER))
        for (side, toggle) in toggles {
            connect(toggle, "toggled") { [weak self] in
                self?.onShow?(side, gtk_toggle_button_get_active(toggle.cast()) != 0)
            }
        }
        gtk_header_bar_pack_start(widget.opaque, made(toggles[.cases]))
        gtk_header_bar_pack_start(widget.opaque, deviceChoice(settings.device))
        gtk_header_bar_pack_end(widget.opaque, made(toggles[.texts]))
        gtk_header_bar_pack_end(widget.opaque, settingsButton)
    }

    /// Shows the case's name, and the size of the device's screen.
    func show(_ title: String, size: StageSize) {
        gtk_label_set_text(subtitle.opaque, "\(title) · \(size.width) × \(size.height)")
    }

    /// Shows which panes are visible.
    func show(_ panes: Panes) {
        for (side, toggle) in toggles { gtk_toggle_button_set_active(toggle.cast(), panes.isShown(side) ? 1 : 0) }
    }

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
