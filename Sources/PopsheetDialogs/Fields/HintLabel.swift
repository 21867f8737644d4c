import CPopsheet
import Popsheet

/// What a field needs, or what is wrong with its value.
package struct Hint: Hashable, Sendable {
    package var text: String
    /// Whether the value is wrong.
    package var isError: Bool

    package init(_ text: String, isError: Bool) { (self.text, self.isError) = (text, isError) }
}

/// The label of a hint, in the colour of errors if the value is wrong.
@MainActor
final class HintLabel {
    let widget = DialogLabel.make("")

    init() {
        gtk_widget_add_css_class(widget, StyleClass.hint)
        gtk_widget_set_visible(widget, 0)
    }

    /// Whether there is space for a line without a hint too.
    var keepsSpace = false { didSet { updateVisibility() } }

    private func updateVisibility() { gtk_widget_set_visible(widget, hint == nil && !keepsSpace ? 0 : 1) }

    /// The hint; nil for none.
    var hint: Hint? {
        didSet {
            guard hint != oldValue else { return }
            updateVisibility()
            gtk_label_set_text(OpaquePointer(widget), hint?.text ?? "")
            widget.setClass(StyleClass.error, hint?.isError == true)
        }
    }
}
