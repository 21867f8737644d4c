import CPopsheet
import Popsheet

/// A widget that chooses a colour.
package final class ColorPicker: DialogWidget {
    /// A colour; the components are 0 to 1.
    package struct Color: Hashable, Sendable {
        package var red: Double
        package var green: Double
        package var blue: Double
        package var alpha: Double

        package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
            (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
        }

        /// The colour that CSS describes; nil if it isn't one.
        package init?(css: String) {
            var color = GdkRGBA()
            guard gdk_rgba_parse(&color, css) != 0 else { return nil }
            self.init(color)
        }

        fileprivate init(_ color: GdkRGBA) {
            self.init(
                red: Double(color.red), green: Double(color.green), blue: Double(color.blue), alpha: Double(color.alpha)
            )
        }
    }

    /// Runs when a colour is chosen twice, or the Return key is pressed in the field of its number.
    package var onActivate: (() -> Void)?

    /// Runs when another colour is chosen.
    package var onChange: (() -> Void)? {
        didSet {
            guard oldValue == nil, onChange != nil else { return }
            signals.append(Signal(pointer, "notify::rgba") { [weak self] _ in self?.onChange?() })
        }
    }

    /// Creates a picker.
    ///
    /// - Parameters:
    ///   - name: What assistive technologies call it.
    ///   - initial: The first colour, as CSS; nil, or an invalid colour, for white.
    ///   - showsPalette: Whether a palette is shown, instead of a plane of colours.
    package init(named name: String, initial: String?, showsPalette: Bool) {
        super.init(pop_color_chooser_new(name, showsPalette))
        DialogMetrics.inset(pointer)
        // GTK would begin with the colour that was chosen last, in whatever program.
        var color = GdkRGBA(red: 1, green: 1, blue: 1, alpha: 1)
        var given = GdkRGBA()
        if let initial, gdk_rgba_parse(&given, initial) != 0 { color = given }
        pop_color_chooser_set(pointer, color)
        signals = [Signal(pointer, "color-activated", after: true) { [weak self] _ in self?.onActivate?() }]
        adapt(pointer)
    }

    /// Makes the parts so small that they fit a card, and follows the field of the colour's number.
    private func adapt(_ part: WidgetPointer) {
        if part.isA(gtk_entry_get_type()) {
            signals.append(Signal(part, "activate", after: true) { [weak self] _ in self?.onActivate?() })
            return
        }
        if part.isA(gtk_range_get_type()), let wheel = WheelGuard.guarding(part) { signals.append(wheel) }
        switch pop_object_type(part).map({ String(cString: $0) }) {
        case "GtkColorSwatch":
            gtk_widget_set_size_request(part, Self.swatchWidth, -1)
            // Those of the palette share its width.
            let isInGrid = gtk_widget_get_parent(part).map { $0.isA(gtk_grid_get_type()) } == true
            if isInGrid { gtk_widget_set_hexpand(part, 1) }
        case "GtkColorPlane": gtk_widget_set_size_request(part, Self.planeSize.width, Self.planeSize.height)
        default:
            // The card's insets are enough.
            if part.isA(gtk_grid_get_type()) {
                gtk_widget_set_margin_start(part, 0)
                gtk_widget_set_margin_end(part, 0)
            }
            for child in part.children { adapt(child) }
        }
    }

    /// The minimum width of a colour, of which nine fit the card of a phone.
    private static let swatchWidth: Int32 = 30
    private static let planeSize: (width: Int32, height: Int32) = (240, 240)

    /// The chosen colour.
    package var color: Color { Color(pop_color_chooser_get(pointer)) }
}
