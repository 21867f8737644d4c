import CPopsheet
import Popsheet
import PopsheetLayout

/// A field below its caption, in which an underscore marks the letter that focuses the field.
package final class CaptionedField: DialogWidget {
    private let field: DialogWidget

    /// Creates a caption and puts the field below it.
    package init(_ caption: String, _ field: DialogWidget) {
        self.field = field
        super.init(gtk_box_new(GTK_ORIENTATION_VERTICAL, DialogMetrics.spacing))
        DialogMetrics.moveInset(from: field.pointer, to: pointer)
        let label = DialogLabel.make("")
        // As the header of a sheet, it has the beginning of a text of many pages.
        gtk_label_set_text_with_mnemonic(OpaquePointer(label), DisplayText.paragraph(caption))
        gtk_label_set_mnemonic_widget(OpaquePointer(label), field.mnemonicTarget)
        // GTK would add the caption to the field's accessible name, which it is already.
        gtk_accessible_reset_relation(OpaquePointer(field.mnemonicTarget), GTK_ACCESSIBLE_RELATION_LABELLED_BY)
        gtk_box_append(pointer.cast(), label)
        gtk_box_append(pointer.cast(), field.pointer)
    }
}
