import CPopsheet
import PopsheetLayout
import PopsheetModel

/// The grabber of a content sheet (content.md §3): a button that moves the sheet to another detent.
@MainActor
final class GrabberView: PressTarget {
    /// The button.
    nonisolated(unsafe) let button: WidgetPointer
    private let capsule = GrabberCapsule()
    private var signals: [Signal] = []

    /// - Parameter activated: Runs when an assistive technology activates the grabber.
    init(activated: @escaping @MainActor () -> Void) {
        button = gtk_button_new()
        g_object_ref_sink(button)
        gtk_widget_add_css_class(button, "row")
        gtk_widget_add_css_class(button, "grabber")
        pop_button_ignore_presses(button)
        gtk_button_set_child(UnsafeMutablePointer<GtkButton>(OpaquePointer(button)), capsule.pointer)
        pop_widget_set_accessible_label(button, PopsheetDefaults.strings.grabber)
        signals = [
            Signal(button, "activate") { _ in activated() },
            Signal(button, "state-flags-changed") { [weak self] _ in self?.capsule.queueDraw() },
        ]
        capsule.isFocused = { [button] in
            gtk_widget_get_state_flags(button).rawValue & GTK_STATE_FLAG_FOCUS_VISIBLE.rawValue != 0
        }
    }

    deinit { g_object_unref(button) }

    var widget: WidgetPointer { button }
    var targetID: TargetID? { .grabber }
    var isEnabled: Bool { true }
    var dragsSheet: Bool { true }
    private(set) var isPressed = false

    func setPressed(_ isPressed: Bool) {
        self.isPressed = isPressed
        capsule.isPressed = isPressed
    }

    /// Whether the grabber has the keyboard focus.
    var hasFocus: Bool { gtk_widget_is_focus(button) != 0 }

    /// Shows the capsule at a frame relative to the button.
    func update(_ frame: Rect, theme: Theme) { capsule.update(frame, theme: theme) }

    /// Sets what assistive technologies read as the grabber's value.
    func setDetent(_ detent: Detent?) {
        pop_widget_set_accessible_description(button, detent.map(PopsheetDefaults.strings.detentName))
    }
}

/// The drawing of a grabber.
private final class GrabberCapsule: NativeWidget {
    private var frame = Rect(x: 0, y: 0, width: 0, height: 0)
    private var theme = Theme.light
    var isFocused: () -> Bool = { false }
    var isPressed = false { didSet { if isPressed != oldValue { queueDraw() } } }

    init() { super.init(cssName: "content", role: GTK_ACCESSIBLE_ROLE_PRESENTATION) }

    func update(_ frame: Rect, theme: Theme) {
        (self.frame, self.theme) = (frame, theme)
        queueDraw()
    }

    override func snapshot(_ snapshot: OpaquePointer) {
        let color = isPressed ? theme.grabber.opaque.opacity(min(1, 2 * theme.grabber.alpha)) : theme.grabber
        // A pill is circular, unlike a card (sheet.md §7).
        var (outline, bounds, fill) = (GskRoundedRect(), self.frame.graphene, color.rgba)
        gsk_rounded_rect_init_from_rect(&outline, &bounds, Float(self.frame.height / 2))
        gtk_snapshot_push_rounded_clip(snapshot, &outline)
        gtk_snapshot_append_color(snapshot, &fill, &bounds)
        gtk_snapshot_pop(snapshot)
        guard isFocused() else { return }
        let inset = SheetMetrics.standard.focusRingInset
        FocusRing.draw(
            around: frame.outset(by: Insets(top: inset, left: inset, bottom: inset, right: inset)),
            cornerRadius: frame.height / 2 + inset, color: theme.tint, halo: nil, on: snapshot)
    }
}
