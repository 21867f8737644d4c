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

    /// What a letter of a caption focuses.
    var mnemonicTarget: WidgetPointer { pointer }
}
