import CPopsheet
import Popsheet

/// A field above a hint.
package final class HintedField: DialogWidget {
    private let field: DialogWidget
    private let label = HintLabel()

    /// Puts a hint, which is nil at first, below a field.
    package init(_ field: DialogWidget) {
        self.field = field
        super.init(gtk_box_new(GTK_ORIENTATION_VERTICAL, DialogMetrics.spacing))
        DialogMetrics.moveInset(from: field.pointer, to: pointer)
        gtk_box_append(pointer.cast(), field.pointer)
        gtk_box_append(pointer.cast(), label.widget)
        // Below a field that touches the edges of its card.
        guard gtk_widget_get_margin_start(pointer) == 0 else { return }
        DialogMetrics.inset(label.widget)
        gtk_widget_set_margin_top(label.widget, 0)
    }

    /// Whether there is space for a line of a hint without one too, so that the field never moves.
    package var keepsSpace: Bool {
        get { label.keepsSpace }
        set { label.keepsSpace = newValue }
    }

    /// The hint; nil for none.
    package var hint: Hint? {
        didSet {
            label.hint = hint
            field.setNote(keepsSpace && hint?.isError == false ? hint?.text : nil)
            field.setInvalid(hint?.isError == true ? hint?.text : nil)
        }
    }
}
