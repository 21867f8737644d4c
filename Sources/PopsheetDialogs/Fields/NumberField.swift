import CPopsheet
import Popsheet

/// A field for a number, with a stepper.
package final class NumberField: LineField {
    private let step: (_ text: String, _ steps: Int) -> String
    private let stepper: WidgetPointer
    private lazy var frames = FrameTicker(stepper)
    /// When the next step of a button that is held is due.
    private var due = 0.0
    /// Whether the button that is held has made steps, so that its release makes none.
    private var hasRepeated = false

    /// Creates a field.
    ///
    /// - Parameters:
    ///   - name: What assistive technologies call it.
    ///   - step: Returns the text for a number that is a number of steps larger than that of a text.
    package init(named name: String, step: @escaping (_ text: String, _ steps: Int) -> String) {
        self.step = step
        let entry: WidgetPointer = gtk_entry_new()
        stepper = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
        super.init(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, DialogMetrics.columnSpacing), entry: entry, named: name)
        gtk_entry_set_alignment(entry.cast(), 1)
        gtk_editable_set_width_chars(OpaquePointer(entry), Self.minimumCharacters)
        gtk_editable_set_max_width_chars(OpaquePointer(entry), Self.characters)
        gtk_widget_add_css_class(stepper, StyleClass.stepper)
        gtk_widget_set_valign(stepper, GTK_ALIGN_CENTER)
        for part in [entry, stepper] { gtk_box_append(pointer.cast(), part) }
        addButton(.minus, translated("Decrease"), steps: -1)
        addButton(.plus, translated("Increase"), steps: 1)
        followKeys()
    }

    /// The width of the field in characters: at least, and where there is space.
    private static let (minimumCharacters, characters): (Int32, Int32) = (3, 8)
    /// The Page Up and Page Down keys change the number by so many steps.
    private static let stepsPerPage = 10
    /// Seconds between the steps of a button that is held [UIKit].
    private static let interval = 0.5

    override var rowPlace: RowPlace { .trailing }

    private func change(by steps: Int) {
        text = step(text, steps)
        gtk_editable_set_position(OpaquePointer(entry), -1)
    }

    private func addButton(_ symbol: Symbol, _ name: String, steps: Int) {
        let button = symbol.button()
        pop_widget_set_accessible_label(button, name)
        // The arrow keys in the field do the same.
        gtk_widget_set_focusable(button, 0)
        gtk_box_append(stepper.cast(), button)
        signals.append(
            Signal(button, "clicked") { [weak self] _ in
                if self?.hasRepeated == false { self?.change(by: steps) }
                self?.hasRepeated = false
            })
        guard let gesture = gtk_gesture_click_new() else { return }
        gtk_event_controller_set_propagation_phase(gesture, GTK_PHASE_CAPTURE)
        gtk_widget_add_controller(button, gesture)
        let source = UnsafeMutableRawPointer(gesture)
        signals += [
            Signal(source, "pressed") { [weak self] _ in self?.hold(steps) },
            Signal(source, "released") { [weak self] arguments in
                self?.frames.stop()
                // Then there is no click that ends it.
                if gtk_widget_contains(button, arguments[1], arguments[2]) == 0 { self?.hasRepeated = false }
            },
            Signal(source, "cancel") { [weak self] _ in
                self?.frames.stop()
                self?.hasRepeated = false
            },
        ]
    }

    /// Repeats a step while its button is held; a release makes the first one.
    private func hold(_ steps: Int) {
        hasRepeated = false
        due = MonotonicTime.now + Self.interval
        frames.start { [weak self] _ in
            guard let self else { return false }
            if MonotonicTime.now >= due {
                due += Self.interval
                hasRepeated = true
                change(by: steps)
            }
            return true
        }
    }

    private func followKeys() {
        guard let controller = gtk_event_controller_key_new() else { return }
        gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
        gtk_widget_add_controller(entry, controller)
        signals.append(
            .answering(UnsafeMutableRawPointer(controller), "key-pressed") { [weak self] arguments in
                guard UInt32(arguments[2]) & KeyModifiers.all == 0, let steps = Self.steps(forKey: Int32(arguments[0]))
                else { return false }
                self?.change(by: steps)
                return true
            })
    }

    private static func steps(forKey key: Int32) -> Int? {
        switch key {
        case GDK_KEY_Up, GDK_KEY_KP_Up: 1
        case GDK_KEY_Down, GDK_KEY_KP_Down: -1
        case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: stepsPerPage
        case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: -stepsPerPage
        default: nil
        }
    }
}
