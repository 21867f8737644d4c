import CPopsheetGTK4
import Popsheet

/// The settings: appearance, text size, direction, animation, and whether the desktop is dark.
@MainActor
final class SwitchPane {
    let widget = column(spacing: 8).styled("switches")
    var onChange: ((Settings) -> Void)?

    /// Whether each control is next to its label, instead of below it.
    var isWide = false {
        didSet {
            widget.toggleStyle("wide", isWide)
            for row in tallRows {
                gtk_orientable_set_orientation(
                    row.opaque, isWide ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL)
            }
        }
    }

    private var tallRows: [Widget] = []
    private let night = toggleSwitch(isOn: Desktop().isDark) { Desktop().isDark = $0 }
    private var settings: Settings { didSet { onChange?(settings) } }

    init(_ settings: Settings) {
        self.settings = settings
        let appearance = Settings.appearances.firstIndex { $0.value == settings.appearance } ?? 0
        add(
            "Appearance",
            dropDown(Settings.appearances.map(\.name), selected: appearance) { [weak self] index in
                self?.settings.appearance = Settings.appearances[index].value
            }, isTall: true)
        if Settings.presentations.count > 1 {
            let presentation = Settings.presentations.firstIndex { $0.value == settings.presentation } ?? 0
            add(
                "Presentation",
                dropDown(Settings.presentations.map(\.name), selected: presentation) { [weak self] index in
                    self?.settings.presentation = Settings.presentations[index].value
                }, isTall: true)
        }
        let arrows = Settings.arrows.firstIndex { $0.value == settings.popover.arrowDirections } ?? 0
        add(
            "Arrow of popovers",
            dropDown(Settings.arrows.map(\.name), selected: arrows) { [weak self] index in
                self?.settings.popover.arrowDirections = Settings.arrows[index].value
            }, isTall: true)
        let surface = Settings.surfaces.firstIndex { $0.value == settings.popover.surface } ?? 0
        add(
            "Surface of popovers",
            dropDown(Settings.surfaces.map(\.name), selected: surface) { [weak self] index in
                self?.settings.popover.surface = Settings.surfaces[index].value
            }, isTall: true)
        let textScale = Settings.textScales.firstIndex { $0.value == settings.textScale } ?? 0
        add(
            "Text size",
            dropDown(Settings.textScales.map(\.name), selected: textScale) { [weak self] index in
                self?.settings.textScale = Settings.textScales[index].value
            }, isTall: true)
        add(
            "Right to left",
            toggleSwitch(isOn: settings.isRightToLeft) { [weak self] isOn in self?.settings.isRightToLeft = isOn })
        add(
            "Animation",
            toggleSwitch(isOn: settings.isAnimated) { [weak self] isOn in self?.settings.isAnimated = isOn })
        add("Dark desktop", night)
    }

    /// Shows whether the desktop is dark.
    func show(isDark: Bool) { gtk_switch_set_active(night.opaque, isDark ? 1 : 0) }

    /// Selects a device, using the switch in the header bar.
    func choose(_ device: Device) {
        guard device != settings.device || settings.size != nil else { return }
        var changed = settings
        (changed.device, changed.size) = (device, nil)
        settings = changed
    }

    /// Resizes the device's screen, using its grip.
    func resize(_ size: StageSize) { settings.size = size }

    /// Adds a control next to its label, or below it.
    private func add(_ name: String, _ control: Widget, isTall: Bool = false) {
        let label = label(name).expanding(horizontally: true)
        setLabel(label, of: control)
        let line = isTall ? column(spacing: 4, label.styled("caption"), control) : row(label, control)
        if isTall { tallRows.append(line) }
        append(line, to: widget)
    }
}
