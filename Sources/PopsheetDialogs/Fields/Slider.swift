import CPopsheet
import Popsheet

/// A slider for a number.
package final class Slider: DialogWidget {
    /// The numbers of a slider.
    package struct Settings: Sendable {
        /// The lowest and the highest number, which differ.
        var range: ClosedRange<Double>
        package var value: Double
        /// The size of a step of the arrow keys, more than 0.
        var step: Double
        /// The number of digits after the point.
        var digits: Int
        var showsValue: Bool
        /// Whether a drag too chooses only numbers that are whole steps from the lowest one, and the highest one.
        var snaps: Bool

        package init(
            range: ClosedRange<Double>, value: Double, step: Double, digits: Int = 0, showsValue: Bool = true,
            snaps: Bool = false
        ) {
            (self.range, self.value, self.step, self.digits) = (range, value, step, digits)
            (self.showsValue, self.snaps) = (showsValue, snaps)
        }

        /// The nearest number that a drag chooses.
        package func nearest(to number: Double) -> Double {
            let last = range.upperBound
            let whole = range.lowerBound + ((number - range.lowerBound) / step).rounded() * step
            let near = min(max(whole, range.lowerBound), last)
            return (last - number).magnitude <= (near - number).magnitude ? last : near
        }

        /// The number that keys and the wheel reach from another one by steps: the whole steps from the lowest number, and the
        /// highest one.
        package func moved(from number: Double, by steps: Double) -> Double {
            let place = (number - range.lowerBound) / step
            // A number such as 0.3 is no exact multiple of 0.1.
            let whole = place.rounded()
            let isWhole = (place - whole).magnitude < Self.tolerance
            let start = isWhole ? whole : steps > 0 ? place.rounded(.down) : place.rounded(.up)
            return min(max(range.lowerBound + (start + steps) * step, range.lowerBound), range.upperBound)
        }

        /// In steps; numbers are up to a billion, with up to six decimals.
        private static let tolerance = 1e-3
    }

    /// Runs when the number has changed.
    package var onChange: ((Double) -> Void)?
    private let settings: Settings
    private var last: Double
    /// The part of a notch by which the wheel has turned, or the fingers have moved, beyond the last step.
    private var partOfNotch = 0.0

    /// Creates a slider.
    ///
    /// - Parameter name: What assistive technologies call it.
    package init(named name: String, _ settings: Settings) {
        self.settings = settings
        last = settings.value
        let (range, step) = (settings.range, settings.step)
        super.init(
            gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, range.lowerBound, range.upperBound, step))
        DialogMetrics.inset(pointer)
        gtk_widget_add_css_class(pointer, StyleClass.bar)
        gtk_widget_set_hexpand(pointer, 1)
        gtk_scale_set_digits(pointer.cast(), Int32(settings.digits))
        gtk_range_set_round_digits(pointer.cast(), Int32(settings.digits))
        gtk_scale_set_draw_value(pointer.cast(), settings.showsValue ? 1 : 0)
        gtk_range_set_increments(pointer.cast(), step, step * Self.stepsPerPage)
        gtk_range_set_value(pointer.cast(), settings.value)
        pop_widget_set_accessible_label(pointer, name)
        signals = [Signal(pointer, "value-changed") { [weak self] _ in self?.noteChange() }]
        if settings.snaps {
            signals.append(
                .answering(pointer, "change-value") { [weak self] arguments in
                    guard let self else { return false }
                    gtk_range_set_value(
                        pointer.cast(), number(for: arguments[1], by: GtkScrollType(UInt32(arguments[0]))))
                    return true
                })
        }
        let wheel = WheelGuard.guarding(pointer) { [weak self] notches in self?.scroll(by: notches) }
        if let wheel { signals.append(wheel) }
    }

    override var rowPlace: RowPlace { .column }

    /// Shows the number at the end of the slider, as in a row.
    package func showValueAtEnd() { gtk_scale_set_value_pos(pointer.cast(), GTK_POS_RIGHT) }

    /// The Page Up and Page Down keys move by this number of steps.
    private static let stepsPerPage = 10.0

    /// The number.
    package var value: Double {
        let scale = (0..<settings.digits).reduce(1.0) { scale, _ in scale * 10 }
        return (gtk_range_get_value(pointer.cast()) * scale).rounded() / scale
    }

    /// One step for each notch of the wheel, where GTK moves by a page.
    private func scroll(by notches: Double) {
        partOfNotch += notches
        let steps = partOfNotch.rounded(.towardZero)
        partOfNotch -= steps
        guard steps != 0 else { return }
        let wanted = settings.snaps ? settings.moved(from: value, by: -steps) : value - steps * settings.step
        gtk_range_set_value(pointer.cast(), wanted)
    }

    /// The number that is chosen where GTK would choose another: by a drag, or by a key that moves by steps.
    private func number(for wanted: Double, by scroll: GtkScrollType) -> Double {
        switch scroll {
        case GTK_SCROLL_NONE, GTK_SCROLL_JUMP, GTK_SCROLL_START, GTK_SCROLL_END: settings.nearest(to: wanted)
        default: settings.moved(from: value, by: ((wanted - value) / settings.step).rounded())
        }
    }

    private func noteChange() {
        guard value != last else { return }
        last = value
        onChange?(last)
    }
}
