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

    /// Runs when the chosen colour is chosen again, or the Return key is pressed in the field of its number.
    package var onActivate: (() -> Void)?

    /// Runs at Ctrl+Return in the palette, whose colours take Return with any modifier; nil to leave it to them.
    package var onControlReturn: (() -> Void)?

    /// Runs when another colour is chosen.
    package var onChange: (() -> Void)? {
        didSet {
            guard oldValue == nil, onChange != nil else { return }
            signals.append(Signal(chooser, "notify::rgba") { [weak self] _ in self?.onChange?() })
        }
    }

    /// Runs when the field of the colour's number begins to contain something else than a colour, or no longer does.
    package var onValidityChange: ((Bool) -> Void)?
    private var isValid = true

    private let chooser: WidgetPointer
    /// The chosen colour on which the pointer was pressed.
    private var pressed: WidgetPointer?

    /// Creates a picker.
    ///
    /// - Parameters:
    ///   - name: What assistive technologies call it.
    ///   - initial: The first colour, as CSS; nil, or an invalid colour, for white.
    ///   - showsPalette: Whether a palette is shown, instead of a plane of colours.
    ///   - isTabStop: Whether the Tab key leaves a palette, in which arrow keys move; not where there is nothing else.
    package init(named name: String, initial: String?, showsPalette: Bool, isTabStop: Bool = true) {
        chooser = pop_color_chooser_new(name, showsPalette)
        super.init(pop_tab_stop_new())
        gtk_box_append(pointer.cast(), chooser)
        gtk_widget_set_hexpand(chooser, 1)
        pop_tab_stop_divide(pointer, !isTabStop || !showsPalette)
        DialogMetrics.inset(pointer)
        // GTK would begin with the colour that was chosen last, in whatever program.
        var color = GdkRGBA(red: 1, green: 1, blue: 1, alpha: 1)
        var given = GdkRGBA()
        if let initial, gdk_rgba_parse(&given, initial) != 0 { color = given }
        pop_color_chooser_set(chooser, color)
        signals = [
            Signal(chooser, "color-activated", after: true) { [weak self] _ in self?.onActivate?() },
            .answering(pointer, "entered") { [weak self] _ in self?.focusColor() ?? false },
            // The last button of the palette shows a plane in its place, with a field and sliders.
            Signal(chooser, "notify::show-editor") { [pointer, chooser] _ in
                pop_tab_stop_divide(pointer, !isTabStop || pop_color_chooser_shows_editor(chooser))
            },
        ]
        adapt(chooser)
    }

    /// Gives the chosen colour of the palette the focus.
    ///
    /// - Returns: Whether it is in the palette.
    @discardableResult
    func focusColor() -> Bool {
        guard let swatch = chosenSwatch(in: chooser), swatch.isMapped else { return false }
        return gtk_widget_grab_focus(swatch) != 0
    }

    /// Shows no colour as chosen, until the user chooses one.
    func removeMark() {
        guard let swatch = chosenSwatch(in: chooser) else { return }
        gtk_widget_unset_state_flags(swatch, GTK_STATE_FLAG_SELECTED)
        // GTK does not report that the colour is chosen, which is the chooser's already.
        signals.append(
            Signal(swatch, "state-flags-changed") { [weak self] _ in
                if Self.isChosen(swatch) { self?.onChange?() }
            })
    }

    private func chosenSwatch(in part: WidgetPointer) -> WidgetPointer? {
        if Self.type(of: part) == "GtkColorSwatch" { return Self.isChosen(part) ? part : nil }
        return part.children.lazy.compactMap { self.chosenSwatch(in: $0) }.first
    }

    private static func isChosen(_ swatch: WidgetPointer) -> Bool {
        gtk_widget_get_state_flags(swatch).rawValue & GTK_STATE_FLAG_SELECTED.rawValue != 0
    }

    /// The name of a widget's type; GTK does not publish those of a chooser's parts.
    private static func type(of part: WidgetPointer) -> String? { pop_object_type(part).map { String(cString: $0) } }

    /// Makes the parts so small that they fit a card, and follows the field of the colour's number.
    private func adapt(_ part: WidgetPointer) {
        if part.isA(gtk_entry_get_type()) {
            signals += [
                Signal(part, "activate", after: true) { [weak self] _ in
                    if self?.isValid == true { self?.onActivate?() }
                },
                Signal(part, "changed") { [weak self] _ in self?.check(part) },
            ]
            return
        }
        if part.isA(gtk_range_get_type()), let wheel = WheelGuard.guarding(part) { signals.append(wheel) }
        switch Self.type(of: part) {
        case "GtkColorSwatch":
            gtk_widget_set_size_request(part, Self.swatchWidth, -1)
            // The editor's swatch only shows the colour; Tab skips it, but GTK reports it as focusable.
            if gtk_widget_get_can_focus(part) == 0 { gtk_widget_set_focusable(part, 0) }
            // Those of the palette share its width.
            let isInGrid = gtk_widget_get_parent(part).map { $0.isA(gtk_grid_get_type()) } == true
            if isInGrid { gtk_widget_set_hexpand(part, 1) }
            let accepting = WidgetKeys.accepting(part, withControl: true) { [weak self] in
                guard let choose = self?.onControlReturn else { return false }
                choose()
                return true
            }
            if let accepting { signals.append(accepting) }
            if isInGrid { acceptAgain(part) }
        case "GtkColorPlane":
            gtk_widget_set_size_request(part, Self.planeSize.width, Self.planeSize.height)
            // GTK 4.18 gives it a role that has no name.
            pop_widget_set_accessible_role(part, GTK_ACCESSIBLE_ROLE_GROUP)
            pop_widget_set_accessible_label(part, translated("Saturation and brightness"))
        default:
            // The card's insets are enough.
            if part.isA(gtk_grid_get_type()) {
                gtk_widget_set_margin_start(part, 0)
                gtk_widget_set_margin_end(part, 0)
            }
            for child in part.children { adapt(child) }
        }
    }

    /// Follows the text of the field of the colour's number: GTK ignores what is not a colour.
    private func check(_ field: WidgetPointer) {
        var color = GdkRGBA()
        let isValid = gdk_rgba_parse(&color, gtk_editable_get_text(OpaquePointer(field))) != 0
        guard isValid != self.isValid else { return }
        self.isValid = isValid
        field.setClass(StyleClass.error, !isValid)
        onValidityChange?(isValid)
    }

    /// Accepts the chosen colour when it is chosen again.
    private func acceptAgain(_ swatch: WidgetPointer) {
        // GTK would show the plane of all colours, with this one.
        let keys = WidgetKeys.handling(swatch) { [weak self] key, modifiers in
            guard modifiers == 0, key == GDK_KEY_space || WidgetKeys.isReturn(key), Self.isChosen(swatch),
                let activate = self?.onActivate
            else { return false }
            activate()
            return true
        }
        if let keys { signals.append(keys) }
        guard let gesture = gtk_gesture_click_new() else { return }
        // Before the press chooses the colour.
        gtk_event_controller_set_propagation_phase(gesture, GTK_PHASE_CAPTURE)
        gtk_widget_add_controller(swatch, gesture)
        signals += [
            Signal(UnsafeMutableRawPointer(gesture), "pressed") { [weak self] _ in
                self?.pressed = Self.isChosen(swatch) ? swatch : nil
            },
            Signal(UnsafeMutableRawPointer(gesture), "released") { [weak self] arguments in
                guard let self, pressed == swatch, gtk_widget_contains(swatch, arguments[1], arguments[2]) != 0
                else { return }
                pressed = nil
                onActivate?()
            },
        ]
    }

    /// The minimum width of a colour, of which nine fit the card of a phone.
    private static let swatchWidth: Int32 = 30
    private static let planeSize: (width: Int32, height: Int32) = (240, 240)

    override var accessibleParts: [WidgetPointer] { [chooser] }

    /// The chosen colour.
    package var color: Color { Color(pop_color_chooser_get(chooser)) }
}
