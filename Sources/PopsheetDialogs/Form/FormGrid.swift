import CPopsheet
import Popsheet

/// Fields below each other, with their captions in a column.
package final class FormGrid: DialogWidget {
    private var fields: [DialogWidget] = []
    private var hints: [HintLabel] = []

    /// Creates a form without fields.
    package init() {
        super.init(gtk_grid_new())
        DialogMetrics.inset(pointer)
        gtk_grid_set_row_spacing(pointer.cast(), UInt32(DialogMetrics.spacing))
        gtk_grid_set_column_spacing(pointer.cast(), UInt32(DialogMetrics.columnSpacing))
    }

    /// Adds a field below the others.
    ///
    /// - Parameter isTall: Whether the field has several lines; its caption is then at its first one.
    package func add(_ field: DialogWidget, caption: String, isTall: Bool = false) {
        let label = DialogLabel.make(caption)
        gtk_label_set_max_width_chars(OpaquePointer(label), Self.captionWidth)
        gtk_widget_set_valign(label, isTall ? GTK_ALIGN_START : GTK_ALIGN_CENTER)
        if isTall { gtk_widget_set_margin_top(label, DialogMetrics.spacing) }
        DialogMetrics.removeInset(field.pointer)
        gtk_widget_set_hexpand(field.pointer, 1)
        let row = 2 * Int32(fields.count)
        let hint = HintLabel()
        gtk_grid_attach(pointer.cast(), label, 0, row, 1, 1)
        gtk_grid_attach(pointer.cast(), field.pointer, 1, row, 1, 1)
        // A row without a visible widget takes no space.
        gtk_grid_attach(pointer.cast(), hint.widget, 1, row + 1, 1, 1)
        fields.append(field)
        hints.append(hint)
    }

    /// Shows a text below a field; nil for none.
    package func setHint(_ hint: Hint?, ofFieldAt index: Int) {
        hints[index].hint = hint
        fields[index].setInvalid(hint?.isError == true ? hint?.text : nil)
    }

    /// The number of characters after which a caption wraps.
    private static let captionWidth: Int32 = 24
}
