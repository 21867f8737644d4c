import CPopsheet

/// Reports when the style changes of the widget that contains its widget.
@MainActor
package final class StyleObserver {
    private final class Widget: NativeWidget {
        var onChange: (() -> Void)?

        init() {
            super.init(cssName: "observer", role: GTK_ACCESSIBLE_ROLE_PRESENTATION)
            gtk_widget_set_can_target(pointer, 0)
        }

        override func traitsChanged() { onChange?() }
    }

    private let observing = Widget()

    package init() {}

    package var onChange: (() -> Void)? {
        get { observing.onChange }
        set { observing.onChange = newValue }
    }

    /// A widget without size, to be added to another one.
    package var widget: WidgetPointer { observing.pointer }
}
