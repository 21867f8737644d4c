import CPopsheet
import Popsheet

/// The fields of a form, in one group or in several below their titles, with texts between them (controls.md §3).
package final class FieldGroups: DialogWidget {
    private var fields: [(group: FieldGroup, index: Int)] = []
    private var groups: [FieldGroup] = []
    /// The group that the next field belongs to; nil if it begins one.
    private var current: FieldGroup?

    /// Creates a form without fields.
    package init() {
        super.init(gtk_box_new(GTK_ORIENTATION_VERTICAL, DialogMetrics.spacing))
        DialogMetrics.inset(pointer)
        gtk_widget_set_valign(pointer, GTK_ALIGN_START)
    }

    /// Adds a field below the others.
    package func add(_ field: DialogWidget, caption: String) {
        let group = current ?? FieldGroup()
        if current == nil {
            DialogMetrics.removeInset(group.pointer)
            gtk_box_append(pointer.cast(), group.pointer)
            groups.append(group)
        }
        current = group
        fields.append((group, fields.lazy.filter { $0.group === group }.count))
        group.add(field, caption: caption)
        // A field of several lines may get the height that is left.
        if gtk_widget_get_valign(group.pointer) == GTK_ALIGN_FILL { gtk_widget_set_valign(pointer, GTK_ALIGN_FILL) }
    }

    /// Gives a field the keyboard focus as soon as the form is shown.
    package func focus(_ field: DialogWidget) { groups.first?.focus(field) }

    /// Adds the title of the fields that follow.
    package func addTitle(_ text: String) {
        let isFirst = gtk_widget_get_first_child(pointer) == nil
        let label = addText(text)
        gtk_widget_add_css_class(label, StyleClass.captionHeading)
        if !isFirst { gtk_widget_set_margin_top(label, DialogMetrics.spacing) }
    }

    /// Adds a text between the fields.
    package func addNote(_ text: String) { addText(text) }

    @discardableResult
    private func addText(_ text: String) -> WidgetPointer {
        let label = DialogLabel.make(text)
        gtk_widget_add_css_class(label, StyleClass.caption)
        gtk_widget_set_margin_start(label, DialogMetrics.sideMargin)
        gtk_widget_set_margin_end(label, DialogMetrics.sideMargin)
        gtk_box_append(pointer.cast(), label)
        current = nil
        return label
    }

    /// Shows a text below a field; nil for none.
    package func setHint(_ hint: Hint?, ofFieldAt index: Int) {
        fields[index].group.setHint(hint, ofFieldAt: fields[index].index)
    }
}
