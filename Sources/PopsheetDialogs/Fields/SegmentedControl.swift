import CPopsheet
import Popsheet
import PopsheetLayout

/// A few short texts next to each other, of which one is chosen.
final class SegmentedControl: ChoiceField {
    private let buttons: [WidgetPointer]
    private let mayBeEmpty: Bool
    /// The text that the Tab key goes to: the chosen one, or the last that was.
    private var current = 0

    /// Creates a control without a chosen text.
    ///
    /// - Parameters:
    ///   - name: What assistive technologies call it.
    ///   - mayBeEmpty: Whether another press on the chosen text leaves none chosen.
    init(named name: String, choices: [String], mayBeEmpty: Bool) {
        self.mayBeEmpty = mayBeEmpty
        buttons = choices.map { gtk_toggle_button_new_with_label($0) }
        super.init(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0), choices: choices)
        DialogMetrics.inset(pointer)
        gtk_widget_add_css_class(pointer, StyleClass.segments)
        gtk_box_set_homogeneous(pointer.cast(), 1)
        pop_widget_set_accessible_role(pointer, GTK_ACCESSIBLE_ROLE_RADIO_GROUP)
        pop_widget_set_accessible_label(pointer, name)
        for (index, button) in buttons.enumerated() {
            // Newer versions of GTK have the role of a toggle button, which is not one of a group.
            pop_widget_set_accessible_role(button, GTK_ACCESSIBLE_ROLE_RADIO)
            // The style gives it a margin of 2 at each side.
            gtk_widget_set_size_request(button, Int32(Self.segmentWidth(of: choices).rounded(.up)) - 4, -1)
            gtk_box_append(pointer.cast(), button)
            signals.append(Signal(button, "clicked") { [weak self] _ in self?.press(index) })
            let keys = WidgetKeys.handling(button) { [weak self] key, modifiers in
                modifiers == 0 && self?.move(from: index, with: key) == true
            }
            if let keys { signals.append(keys) }
        }
        showChoice()
    }

    /// The number of texts that can be segments.
    private static let counts = 2...4

    /// Whether texts are so few and so short that they can be segments.
    static func fits(_ choices: [String]) -> Bool {
        guard counts.contains(choices.count), choices.allSatisfy({ !$0.isEmpty && !$0.contains(where: \.isWhitespace) })
        else { return false }
        return segmentWidth(of: choices) * Double(choices.count) <= DialogMetrics.segmentsWidth
    }

    /// The width of each segment: that of the widest text when it is chosen.
    private static func segmentWidth(of choices: [String]) -> Double {
        // A little bolder than the chosen text is.
        let font = Font(size: TextSizes(scale: DesktopSettings.standard.textScale).small, weight: .semibold)
        let widest = choices.map { PangoTextMeasurer().width(of: $0, in: font) }.max() ?? 0
        return widest + 2 * DialogMetrics.segmentPadding
    }

    override var mnemonicTarget: WidgetPointer { buttons[current] }

    private func press(_ position: Int) {
        index = position == index && mayBeEmpty ? nil : position
        // The press itself has changed the button.
        showChoice()
        gtk_widget_grab_focus(buttons[position])
    }

    /// The arrow keys choose the next text, as in a group of radio buttons.
    private func move(from position: Int, with key: Int32) -> Bool {
        // Without a choice, the first arrow chooses the text that has the focus.
        let step = index == nil ? 0 : 1
        let next: Int
        switch (ArrowKey(key, in: pointer), key) {
        case (.back, _): next = position - step
        case (.forward, _): next = position + step
        case (_, GDK_KEY_Home), (_, GDK_KEY_KP_Home): next = 0
        case (_, GDK_KEY_End), (_, GDK_KEY_KP_End): next = buttons.count - 1
        default: return false
        }
        guard buttons.indices.contains(next) else { return true }
        index = next
        gtk_widget_grab_focus(buttons[next])
        return true
    }

    override func showChoice() {
        current = index ?? current
        for (position, button) in buttons.enumerated() {
            gtk_toggle_button_set_active(button.cast(), position == index ? 1 : 0)
            pop_widget_set_accessible_checked(button, position == index ? 1 : 0)
            // The Tab key goes to one text only.
            gtk_widget_set_focusable(button, position == current ? 1 : 0)
        }
    }
}
