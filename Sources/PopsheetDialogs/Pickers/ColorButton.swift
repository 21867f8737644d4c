import CPopsheet
import Popsheet
import PopsheetLayout

/// A button that shows a colour, and opens a palette to choose another one.
package final class ColorButton: DialogWidget {
    /// Runs when another colour is chosen.
    package var onChange: (() -> Void)?
    /// The chosen colour; nil without one.
    package private(set) var color: ColorPicker.Color?
    private let name: String
    private let picker: ColorPicker
    private let label: WidgetPointer = gtk_label_new(nil)
    /// Makes the text of a colour, as `#RRGGBB`.
    private let format: (ColorPicker.Color) -> String

    /// Creates a button.
    ///
    /// - Parameters:
    ///   - name: What assistive technologies call it.
    ///   - initial: The first colour, as CSS; nil without one.
    ///   - format: Makes the text of a colour, as `#RRGGBB`.
    package init(named name: String, initial: String?, format: @escaping (ColorPicker.Color) -> String) {
        (self.name, self.format) = (name, format)
        picker = ColorPicker(named: name, initial: initial, showsPalette: true, isTabStop: false)
        color = initial == nil ? nil : picker.color
        super.init(gtk_menu_button_new())
        DialogMetrics.inset(pointer)
        gtk_widget_add_css_class(pointer, StyleClass.chip)
        gtk_menu_button_set_child(OpaquePointer(pointer), label)
        let popover: WidgetPointer = gtk_popover_new()
        gtk_popover_set_child(popover.cast(), picker.pointer)
        gtk_popover_set_has_arrow(popover.cast(), 0)
        gtk_menu_button_set_popover(OpaquePointer(pointer), popover)
        pop_menu_button_announce(pointer)
        picker.onChange = { [weak self] in self?.choose() }
        if initial == nil { picker.removeMark() }
        picker.onActivate = { [weak self] in
            self?.choose()
            if let self { gtk_menu_button_popdown(OpaquePointer(pointer)) }
        }
        signals = [
            Signal(pointer, "popsheet-opening") { [weak self] _ in self?.place(popover) },
            // Showing it, GTK gives the first colour the focus.
            Signal(popover, "show") { [weak self] _ in
                self?.picker.focusColor()
                self?.setExpanded(true)
            },
            Signal(popover, "closed") { [weak self] _ in self?.setExpanded(false) },
        ]
        setExpanded(false)
        reserveWidth()
        showColor()
    }

    /// Makes the button as wide for each colour, so that an open palette stays where it is.
    private func reserveWidth() {
        let font = Font(size: TextSizes(scale: DesktopSettings.standard.textScale).heading)
        let texts = "0123456789ABCDEF".map { "● #" + String(repeating: $0, count: 6) } + [translated("Choose…")]
        let width = texts.map { PangoTextMeasurer().width(of: $0, in: font) }.max() ?? 0
        gtk_widget_set_size_request(label, Int32(width.rounded(.up)), -1)
    }

    override func pressRow() { gtk_menu_button_popup(OpaquePointer(pointer)) }

    /// The button, and the part of it that has the focus.
    override var accessibleParts: [WidgetPointer] { [pointer, gtk_widget_get_first_child(pointer)].compactMap { $0 } }

    private func choose() {
        guard picker.color != color else { return }
        color = picker.color
        showColor()
        onChange?()
    }

    private func showColor() {
        let text = color.map(format)
        // The digits are the same in Pango's markup.
        let markup = text.map { "<span foreground=\"\($0)\">●</span> \($0)" } ?? translated("Choose…")
        gtk_label_set_markup(OpaquePointer(label), markup)
        for part in accessibleParts { pop_widget_set_accessible_label(part, "\(name) \(text ?? "")") }
    }

    private func place(_ popover: WidgetPointer) {
        let row = RowPopover.row(of: pointer)
        let width = RowPopover.place(popover, RowPopover.side(for: picker.pointer, at: row), row)
        if let width { gtk_widget_set_size_request(picker.pointer, width - 2 * DialogMetrics.sideMargin, -1) }
    }

    private func setExpanded(_ isExpanded: Bool) {
        for part in accessibleParts { pop_widget_set_accessible_expanded(part, isExpanded) }
    }
}
