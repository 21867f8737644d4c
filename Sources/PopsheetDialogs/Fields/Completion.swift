import CPopsheet
import Popsheet

/// Completes what is typed in a field: a list below it of the texts that fit.
///
/// The focus stays in the field. Up and Down highlight a text; Return takes the highlighted one, Tab that or the first one, and
/// Escape closes the list.
@MainActor
package final class Completion: EditedWidget {
    private let field: LineField
    private var texts = CompletionTexts()
    private let popover: WidgetPointer = gtk_popover_new()
    private let list: WidgetPointer = gtk_list_box_new()
    private let scrolled: WidgetPointer = gtk_scrolled_window_new()
    private let opensOnDown: Bool
    private var shown: [String] = []
    private var highlighted: Int?
    /// Whether the field's text changes because one was taken.
    private var isTaking = false
    /// Whether the user has typed since the list was closed.
    private var isTyping = false
    private var signals: [Signal] = []
    /// The connection that makes Return the field's own while a text is highlighted.
    private var activation: Signal?
    /// Observes presses while the list is open.
    private var presses: EventController?

    /// Completes a field that is shown.
    ///
    /// - Parameter opensOnDown: Whether the Down key opens the list too; otherwise the field does something else then.
    package init(of field: LineField, from texts: [String], opensOnDown: Bool) {
        (self.field, self.opensOnDown) = (field, opensOnDown)
        self.texts.add(texts)
        g_object_ref_sink(popover)
        gtk_list_box_set_selection_mode(OpaquePointer(list), GTK_SELECTION_NONE)
        for name in [StyleClass.menu, StyleClass.completion] { gtk_widget_add_css_class(list, name) }
        pop_widget_set_accessible_label(list, translated("Completions"))
        gtk_scrolled_window_set_policy(OpaquePointer(scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
        gtk_scrolled_window_set_child(OpaquePointer(scrolled), list)
        gtk_popover_set_child(popover.cast(), scrolled)
        gtk_popover_set_has_arrow(popover.cast(), 0)
        // The keyboard remains the field's.
        gtk_popover_set_autohide(popover.cast(), 0)
        gtk_widget_set_can_focus(popover, 0)
        gtk_widget_set_parent(popover, field.pointer)
        answer(for: field.entry)
        signals = [
            Signal(field.entry, "changed") { [weak self] _ in self?.textChanged() },
            Signal(list, "row-activated") { [weak self] arguments in
                guard let row = arguments.object(0) else { return }
                self?.take(Int(gtk_list_box_row_get_index(row.assumingMemoryBound(to: GtkListBoxRow.self))))
            },
            Signal(field.pointer, "destroy") { [weak self, popover] _ in
                self?.stopObserving()
                // A box has removed it before, as one of its children.
                if gtk_widget_get_parent(popover) != nil { gtk_widget_unparent(popover) }
                g_object_unref(popover)
            },
        ]
        if let keys = WidgetKeys.handling(field.entry, { [weak self] in self?.press($0, $1) ?? false }) {
            signals.append(keys)
        }
        followFocus()
    }

    /// Adds texts below the others.
    package func add(_ new: [String]) {
        texts.add(new)
        if isOpen || isTyping { show() }
    }

    /// Whether the list is open.
    private var isOpen: Bool { gtk_widget_get_visible(popover) != 0 }

    /// Escape closes the list before the sheet.
    package var isEdited: Bool { isOpen }

    private func textChanged() {
        guard !isTaking else { return }
        isTyping = !field.text.isEmpty
        if field.text.isEmpty { close() } else { show() }
    }

    /// Shows the texts that fit.
    private func show() {
        let found = texts.completions(of: field.text, atMost: Self.limit)
        // The whole text is no completion of itself.
        guard !found.isEmpty, found != [field.text], hasFocus else { return close() }
        if found != shown {
            shown = found
            highlight(nil)
            for row in list.children { gtk_list_box_remove(OpaquePointer(list), row) }
            for text in found { append(text) }
        }
        place()
        guard !isOpen else { return }
        gtk_popover_popup(popover.cast())
        observePresses()
    }

    /// A press elsewhere closes the list: it may be the beginning of one that moves the window.
    private func observePresses() {
        guard presses == nil, let root = gtk_widget_get_root(field.pointer),
            let legacy: OpaquePointer = gtk_event_controller_legacy_new()
        else { return }
        let handler: @MainActor (SignalArguments) -> Bool = { [weak self] _ in
            let event = gtk_event_controller_get_current_event(legacy)
            if let self, let event, isPress(event, outsideIn: WidgetPointer(root)) {
                isTyping = false
                close()
            }
            return false
        }
        // A gesture would prevent the list's own, which has a different surface.
        presses = EventController(legacy, on: WidgetPointer(root), ["event": handler])
    }

    /// Whether an event is a press in a window, but not on the field.
    private func isPress(_ event: OpaquePointer, outsideIn window: WidgetPointer) -> Bool {
        let types = [GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN]
        var (x, y, left, top, bounds) = (0.0, 0.0, 0.0, 0.0, graphene_rect_t())
        guard types.contains(gdk_event_get_event_type(event)),
            gdk_event_get_surface(event) == gtk_native_get_surface(OpaquePointer(window)),
            gdk_event_get_position(event, &x, &y) != 0,
            gtk_widget_compute_bounds(field.pointer, window, &bounds) != 0
        else { return false }
        gtk_native_get_surface_transform(OpaquePointer(window), &left, &top)
        var point = graphene_point_t(x: Float(x - left), y: Float(y - top))
        return !graphene_rect_contains_point(&bounds, &point)
    }

    private var hasFocus: Bool {
        gtk_widget_get_state_flags(field.entry).rawValue & GTK_STATE_FLAG_FOCUS_WITHIN.rawValue != 0
    }

    /// The number of texts that the list has at most.
    private static let limit = 100
    /// The number of characters of a text that is shown: more than fit a line of any screen.
    private static let shownCharacters = 200

    private func append(_ text: String) {
        let label = DialogLabel.make(String(text.prefix(Self.shownCharacters)))
        gtk_label_set_wrap(OpaquePointer(label), 0)
        gtk_label_set_ellipsize(OpaquePointer(label), PANGO_ELLIPSIZE_END)
        gtk_list_box_append(OpaquePointer(list), label)
        guard let row = gtk_widget_get_parent(label) else { return }
        gtk_widget_set_focusable(row, 0)
        pop_widget_set_accessible_label(row, String(text.prefix(Self.shownCharacters)))
    }

    /// Makes the list as wide as the field, below it.
    private func place() {
        gtk_popover_set_position(popover.cast(), GTK_POS_BOTTOM)
        // With the field's insets, which are not part of its width.
        var bounds = graphene_rect_t()
        guard gtk_widget_compute_bounds(field.pointer, field.pointer, &bounds) != 0, let row = list.children.first
        else { return }
        let width = Int32(bounds.size.width)
        let place = GdkRectangle(
            x: Int32(bounds.origin.x), y: Int32(bounds.origin.y), width: width, height: Int32(bounds.size.height))
        if var moved = Monitors.nearestPlace(to: place, in: field.pointer) {
            gtk_popover_set_pointing_to(popover.cast(), &moved)
        } else {
            gtk_popover_set_pointing_to(popover.cast(), nil)
        }
        gtk_widget_set_size_request(list, width, -1)
        let rows = min(Double(shown.count), DialogMetrics.visibleChoices)
        gtk_scrolled_window_set_min_content_height(
            OpaquePointer(scrolled), Int32(rows * Double(height(of: row, atWidth: width))))
    }

    private func height(of widget: WidgetPointer, atWidth width: Int32) -> Int32 {
        var (minimum, natural): (Int32, Int32) = (0, 0)
        gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, width, &minimum, &natural, nil, nil)
        return natural
    }

    private func close() {
        highlight(nil)
        stopObserving()
        if isOpen { gtk_popover_popdown(popover.cast()) }
    }

    private func stopObserving() {
        presses?.remove()
        presses = nil
    }

    /// Highlights a text, or none.
    private func highlight(_ index: Int?) {
        highlighted = index
        for (number, row) in list.children.enumerated() {
            if number == index {
                gtk_widget_add_css_class(row, StyleClass.highlighted)
                reveal(row)
            } else {
                gtk_widget_remove_css_class(row, StyleClass.highlighted)
            }
            pop_widget_set_accessible_selected(row, number == index)
        }
        if index == nil {
            activation?.disconnect()
            activation = nil
        } else if activation == nil {
            activation = Signal(field.entry, "activate") { [weak self] _ in
                if let self, let highlighted { take(highlighted) }
            }
        }
    }

    private func reveal(_ row: WidgetPointer) {
        var bounds = graphene_rect_t()
        guard gtk_widget_compute_bounds(row, list, &bounds) != 0 else { return }
        let adjustment = gtk_scrolled_window_get_vadjustment(OpaquePointer(scrolled))
        let (top, bottom) = (Double(bounds.origin.y), Double(bounds.origin.y + bounds.size.height))
        let value = gtk_adjustment_get_value(adjustment)
        gtk_adjustment_set_value(adjustment, min(top, max(value, bottom - gtk_adjustment_get_page_size(adjustment))))
    }

    /// Puts a text in the field.
    private func take(_ index: Int) {
        guard shown.indices.contains(index) else { return }
        isTaking = true
        field.text = shown[index]
        isTaking = false
        gtk_editable_set_position(OpaquePointer(field.entry), -1)
        isTyping = false
        close()
    }

    private func press(_ key: Int32, _ modifiers: UInt32) -> Bool {
        guard modifiers == 0 else { return false }
        switch key {
        case GDK_KEY_Down, GDK_KEY_KP_Down:
            guard isOpen else {
                if opensOnDown { show() }
                return opensOnDown && isOpen
            }
            highlight(highlighted.map { min($0 + 1, shown.count - 1) } ?? 0)
        case GDK_KEY_Up, GDK_KEY_KP_Up:
            guard isOpen else { return false }
            highlight(highlighted.flatMap { $0 == 0 ? nil : $0 - 1 })
        case GDK_KEY_Tab, GDK_KEY_KP_Tab:
            guard isOpen else { return false }
            take(highlighted ?? 0)
        case GDK_KEY_Escape:
            guard isOpen else { return false }
            isTyping = false
            close()
        default: return false
        }
        return true
    }

    /// The list is open only while the field has the focus.
    private func followFocus() {
        guard let controller = gtk_event_controller_focus_new() else { return }
        gtk_widget_add_controller(field.entry, controller)
        signals.append(Signal(UnsafeMutableRawPointer(controller), "leave") { [weak self] _ in self?.close() })
    }
}
