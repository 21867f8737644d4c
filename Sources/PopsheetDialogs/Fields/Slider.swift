import CPopsheet
import Popsheet

/// A slider for a whole number.
package final class Slider: DialogWidget {
    /// Runs when the number has changed.
    package var onChange: ((Int) -> Void)?
    private var last: Int
    /// The part of a notch by which the wheel has turned, or the fingers have moved, beyond the last step.
    private var partOfNotch = 0.0

    /// Creates a slider.
    ///
    /// - Parameters:
    ///   - name: What assistive technologies call it.
    ///   - range: The lowest and the highest number, which differ.
    ///   - step: The size of a step of the arrow keys, at least 1.
    ///   - showsValue: Whether the number is shown.
    package init(named name: String, range: ClosedRange<Int>, value: Int, step: Int, showsValue: Bool) {
        last = value
        super.init(
            gtk_scale_new_with_range(
                GTK_ORIENTATION_HORIZONTAL, Double(range.lowerBound), Double(range.upperBound), Double(step)))
        DialogMetrics.inset(pointer)
        gtk_widget_add_css_class(pointer, StyleClass.bar)
        gtk_widget_set_hexpand(pointer, 1)
        gtk_scale_set_digits(pointer.cast(), 0)
        gtk_range_set_round_digits(pointer.cast(), 0)
        gtk_scale_set_draw_value(pointer.cast(), showsValue ? 1 : 0)
        gtk_range_set_increments(pointer.cast(), Double(step), Double(step) * Self.stepsPerPage)
        gtk_range_set_value(pointer.cast(), Double(value))
        pop_widget_set_accessible_label(pointer, name)
        signals = [Signal(pointer, "value-changed") { [weak self] _ in self?.noteChange() }]
        let wheel = WheelGuard.guarding(pointer) { [weak self] notches in self?.scroll(by: notches, step: step) }
        if let wheel { signals.append(wheel) }
    }

    /// The Page Up and Page Down keys move by this number of steps.
    private static let stepsPerPage = 10.0

    /// The number.
    package var value: Int { Int(gtk_range_get_value(pointer.cast()).rounded()) }

    /// One step for each notch of the wheel, where GTK moves by a page.
    private func scroll(by notches: Double, step: Int) {
        partOfNotch += notches
        let steps = partOfNotch.rounded(.towardZero)
        partOfNotch -= steps
        gtk_range_set_value(pointer.cast(), Double(value) - steps * Double(step))
    }

    private func noteChange() {
        guard value != last else { return }
        last = value
        onChange?(last)
    }
}
