import CPopsheet
import Popsheet

/// The field above a table that reduces its rows to those that contain a text.
@MainActor
final class FilterField: EditedWidget {
    /// The field; the widget that contains it keeps it alive.
    let widget: WidgetPointer
    private let table: WidgetPointer
    private var signals: [Signal] = []
    private var isChanging = false
    /// Runs when the text has changed.
    var onChange: ((String) -> Void)?
    /// Runs when the Down key leaves the field; returns whether a row took the focus.
    var onLeave: (() -> Bool)?

    /// Runs when the Return key is pressed in the field; nil leaves the key to the sheet.
    var onReturn: (() -> Void)? {
        didSet { signals.append(Signal(widget, "activate") { [weak self] _ in self?.onReturn?() }) }
    }

    private let hasFocus: Bool

    /// - Parameters:
    ///   - table: The widget whose typed letters the field receives.
    ///   - hasFocus: Whether the field has the focus, always, instead of the table.
    init(capturing table: WidgetPointer, hasFocus: Bool) {
        (self.table, self.hasFocus) = (table, hasFocus)
        widget = pop_search_entry_new()
        gtk_widget_set_visible(widget, 0)
        gtk_widget_add_css_class(widget, StyleClass.inset)
        gtk_widget_set_margin_start(widget, DialogMetrics.sideMargin)
        gtk_widget_set_margin_end(widget, DialogMetrics.sideMargin)
        gtk_widget_set_margin_top(widget, DialogMetrics.searchMargin)
        gtk_widget_set_margin_bottom(widget, DialogMetrics.searchMargin)
        pop_widget_set_accessible_label(widget, translated("Search"))
        if let text = gtk_editable_get_delegate(OpaquePointer(widget)) {
            gtk_text_set_placeholder_text(WidgetPointer(text).cast(), translated("Search"))
        }
        for (icon, symbol) in zip(Symbol.images(of: widget), [Symbol.search, .clear]) { symbol.replaceIcon(of: icon) }
        // Otherwise the table has the focus first.
        if !hasFocus { gtk_widget_set_can_focus(widget, 0) }
        let (focus, keys) = (gtk_event_controller_focus_new(), gtk_event_controller_key_new())
        gtk_widget_add_controller(table, focus)
        gtk_widget_add_controller(widget, keys)
        gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
        signals = [
            // Not the signal that waits for the next letters: the Return key may come before it.
            Signal(widget, "changed") { [weak self] _ in
                guard let self else { return }
                isChanging = true
                onChange?(text)
                isChanging = false
            },
            Signal(widget, "stop-search") { [widget] _ in gtk_editable_set_text(OpaquePointer(widget), "") },
        ]
        if hasFocus { return }
        answer(for: widget)
        if let focus {
            signals.append(
                Signal(UnsafeMutableRawPointer(focus), "enter") { [widget] _ in gtk_widget_set_can_focus(widget, 1) })
        }
        if let keys {
            signals.append(
                .answering(UnsafeMutableRawPointer(keys), "key-pressed") { [weak self] arguments in
                    [GDK_KEY_Down, GDK_KEY_KP_Down].contains(Int32(arguments[0])) && self?.onLeave?() == true
                })
        }
    }

    /// The part with the text, which has the focus.
    var textWidget: WidgetPointer {
        gtk_editable_get_delegate(OpaquePointer(widget)).map { WidgetPointer($0) } ?? widget
    }

    /// Whether the field is shown; then letters that are typed in the table are its.
    var isShown: Bool {
        get { gtk_widget_get_visible(widget) != 0 }
        set {
            guard newValue != isShown else { return }
            gtk_widget_set_visible(widget, newValue ? 1 : 0)
            gtk_search_entry_set_key_capture_widget(OpaquePointer(widget), newValue && !hasFocus ? table : nil)
        }
    }

    /// The sheet leaves Escape to a text that can be removed.
    var isEdited: Bool { !text.isEmpty }

    var text: String { String(cString: gtk_editable_get_text(OpaquePointer(textWidget))) }

    /// What assistive technologies call the field.
    func setName(_ name: String) {
        for part in [widget, textWidget] { pop_widget_set_accessible_label(part, name) }
    }

    /// Hides the text, as that of a password, from assistive technologies too.
    func hideText() {
        guard let text = gtk_editable_get_delegate(OpaquePointer(widget)) else { return }
        signals.append(PasswordMemory.protect(for: widget))
        let buffer = gtk_password_entry_buffer_new()
        gtk_text_set_buffer(WidgetPointer(text).cast(), buffer)
        g_object_unref(buffer)
        gtk_text_set_visibility(WidgetPointer(text).cast(), 0)
        gtk_text_set_input_purpose(WidgetPointer(text).cast(), GTK_INPUT_PURPOSE_PASSWORD)
        gtk_text_set_placeholder_text(WidgetPointer(text).cast(), translated("Password"))
        // The magnifying glass.
        if let icon = gtk_widget_get_first_child(widget), icon.isA(gtk_image_get_type()) {
            gtk_widget_set_visible(icon, 0)
        }
    }

    /// Takes the focus, with the cursor at the end of the text.
    func grabFocus() {
        guard let text = gtk_editable_get_delegate(OpaquePointer(widget)) else { return }
        pop_widget_focus_untouched(WidgetPointer(text))
        gtk_editable_set_position(OpaquePointer(widget), -1)
    }

    /// Whether all of its text is selected, as GTK does when it moves the focus into a field.
    var isWhollySelected: Bool {
        var (start, end) = (Int32(0), Int32(0))
        return gtk_editable_get_selection_bounds(OpaquePointer(widget), &start, &end) != 0
            && start == 0 && Int(end) == text.unicodeScalars.count
    }

    /// Replaces the text; the cursor is at its end.
    func replaceText(_ text: String) {
        gtk_editable_set_text(OpaquePointer(widget), text)
        gtk_editable_set_position(OpaquePointer(widget), -1)
    }

    /// Lets the field have the focus, as it has where the table has no row for it.
    func acceptFocus() { gtk_widget_set_can_focus(widget, 1) }

    /// Takes the focus if its text is being changed, so that what is typed next continues it.
    func takeFocus() -> Bool {
        guard isChanging else { return false }
        acceptFocus()
        grabFocus()
        return true
    }
}
