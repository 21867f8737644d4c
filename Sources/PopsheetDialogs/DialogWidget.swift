import CPopsheet
package import Popsheet

/// A widget of a dialog, which exists as long as this object.
@MainActor
package class DialogWidget {
    nonisolated(unsafe) let pointer: WidgetPointer
    /// The connections to the widget and its parts.
    var signals: [Signal] = []
    /// The widget to present.
    package var widget: WidgetReference { WidgetReference(pointer) }

    /// Takes the reference to a widget that was just created.
    init(_ widget: WidgetPointer) {
        g_object_ref_sink(widget)
        pointer = widget
    }

    deinit { g_object_unref(pointer) }

    /// Where a widget is in the row of a group.
    enum RowPlace {
        /// In the column in which texts begin, up to the end of the row.
        case column
        /// At the trailing edge, with its natural width.
        case trailing
        /// Below the caption, with the whole width.
        case below
    }

    /// Where the widget is in the row of a group.
    var rowPlace: RowPlace { .trailing }

    /// The user has pressed the row of a group that contains the widget, but not the widget.
    func pressRow() { gtk_widget_grab_focus(mnemonicTarget) }

    /// What a letter of a caption focuses.
    var mnemonicTarget: WidgetPointer { pointer }

    /// The parts that assistive technologies report as the widget.
    var accessibleParts: [WidgetPointer] { [pointer] }

    /// What assistive technologies add about the widget while its value is not wrong; nil for nothing.
    private var description: String?
    /// What assistive technologies add in the place of that, at the moment; nil for nothing.
    private var note: String?
    /// What is wrong with the widget's value; nil for nothing.
    private var invalidReason: String?
    /// The value of a widget whose role has none.
    private var accessibleValue: String?

    /// Reports to assistive technologies that a value is required.
    ///
    /// - Parameter description: The same in words: not every version of GTK reports the property.
    package func setRequired(_ description: String) {
        self.description = description
        for part in accessibleParts { pop_widget_set_accessible_required(part, true) }
        setInvalid(nil)
    }

    /// Reports to assistive technologies what is wrong with the value; nil for nothing.
    package func setInvalid(_ reason: String?) {
        invalidReason = reason
        for part in accessibleParts { pop_widget_set_accessible_invalid(part, reason != nil) }
        describe()
    }

    /// Reports to assistive technologies what is missing at the moment; nil for nothing.
    package func setNote(_ note: String?) {
        self.note = note
        describe()
    }

    /// Reports the value of a widget to assistive technologies, which know no value of its role.
    func setAccessibleValue(_ value: String?) {
        accessibleValue = value
        describe()
    }

    private func describe() {
        let texts = [accessibleValue, invalidReason ?? note ?? description].compactMap { $0 }
        for part in accessibleParts {
            pop_widget_set_accessible_description(part, texts.isEmpty ? nil : texts.joined(separator: ". "))
        }
    }
}
