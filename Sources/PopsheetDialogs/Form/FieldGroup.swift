import CPopsheet
import Popsheet
import PopsheetLayout

/// Fields in the rows of a group, each with its caption (controls.md §3).
package final class FieldGroup: DialogWidget {
    private var fields: [DialogWidget] = []
    private var hints: [HintLabel] = []
    /// Makes the captions of the fields that share a column equally wide.
    nonisolated(unsafe) private let column = gtk_size_group_new(GTK_SIZE_GROUP_HORIZONTAL)
    /// Whether captions are above their fields, since the text is large.
    private var isStacked: Bool { textScale >= DialogMetrics.stackingTextScale }
    private let textScale = DesktopSettings.standard.textScale

    /// The connection to the window that contains the group.
    private var focusSignal: Signal?
    private lazy var focusing = makeTicker()

    private func makeTicker() -> FrameTicker { FrameTicker(pointer) }

    /// Gives a field the keyboard focus as soon as the group is shown.
    package func focus(_ field: DialogWidget) {
        focusing.start { [weak self, weak field] _ in
            guard let self, let field, pointer.isMapped else { return false }
            gtk_widget_grab_focus(field.mnemonicTarget)
            return false
        }
    }

    /// Creates a group without fields.
    package init() {
        super.init(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
        DialogMetrics.inset(pointer)
        gtk_widget_add_css_class(pointer, StyleClass.group)
        gtk_widget_set_valign(pointer, GTK_ALIGN_START)
        signals.append(Signal(pointer, "notify::root") { [weak self] _ in self?.followFocus() })
    }

    deinit { g_object_unref(column) }

    /// Adds a field below the others.
    package func add(_ field: DialogWidget, caption: String) {
        let (row, line): (WidgetPointer, WidgetPointer) = (
            gtk_box_new(GTK_ORIENTATION_VERTICAL, 0), gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
        )
        gtk_widget_add_css_class(row, StyleClass.row)
        let label = DialogLabel.make(caption)
        DialogMetrics.removeInset(field.pointer)
        for part in [label, field.pointer] { gtk_box_append(line.cast(), part) }
        gtk_widget_add_css_class(line, StyleClass.line)
        let isAbove =
            field.rowPlace == .below || field.rowPlace == .column && (isStacked || !joinsColumn(label, caption))
        switch field.rowPlace {
        case .below:
            gtk_widget_add_css_class(row, StyleClass.tall)
            // It may get the height that is left.
            gtk_widget_set_valign(pointer, GTK_ALIGN_FILL)
            gtk_widget_add_css_class(label, StyleClass.caption)
        case .column, .trailing: gtk_widget_set_valign(field.pointer, GTK_ALIGN_CENTER)
        }
        pop_box_lay_out_field(line, DialogMetrics.columnSpacing, field.rowPlace != .trailing, isAbove)
        let hint = HintLabel()
        gtk_box_append(row.cast(), line)
        gtk_box_append(row.cast(), hint.widget)
        gtk_box_append(pointer.cast(), row)
        followPresses(on: row, for: field)
        fields.append(field)
        hints.append(hint)
    }

    /// Adds a caption to the column, unless it is too wide; returns whether it was added.
    private func joinsColumn(_ label: WidgetPointer, _ caption: String) -> Bool {
        // The label has the style of the sheet only once it is in it.
        let width = PangoTextMeasurer().width(of: caption, in: Font(size: TextSizes(scale: textScale).heading))
        guard width <= DialogMetrics.captionWidth else { return false }
        gtk_size_group_add_widget(column, label)
        return true
    }

    /// A press anywhere in a row is one on its field.
    private func followPresses(on row: WidgetPointer, for field: DialogWidget) {
        guard let gesture = gtk_gesture_click_new() else { return }
        gtk_widget_add_controller(row, gesture)
        signals.append(
            Signal(UnsafeMutableRawPointer(gesture), "released") { [weak field] arguments in
                // The press may have left the row, or be on the field, which then has handled it.
                guard let field, let hit = gtk_widget_pick(row, arguments[1], arguments[2], GTK_PICK_DEFAULT),
                    hit != field.pointer, gtk_widget_is_ancestor(hit, field.pointer) == 0
                else { return }
                field.pressRow()
            })
    }

    /// Scrolls the whole row into view whose field gets the focus: GTK would do so with the text alone.
    private func followFocus() {
        focusSignal?.disconnect()
        if let viewport { gtk_viewport_set_scroll_to_focus(OpaquePointer(viewport), 0) }
        focusSignal = gtk_widget_get_root(pointer).map { root in
            Signal(UnsafeMutableRawPointer(root), "notify::focus-widget") { [weak self] _ in
                if let focused = gtk_root_get_focus(root) { self?.scroll(to: focused) }
            }
        }
    }

    /// What scrolls the group; nil if nothing does.
    private var viewport: WidgetPointer? { gtk_widget_get_ancestor(pointer, gtk_viewport_get_type()) }

    private func scroll(to focused: WidgetPointer) {
        let row = pointer.children.first { gtk_widget_is_ancestor(focused, $0) != 0 }
        var (bounds, whole) = (graphene_rect_t(), graphene_rect_t())
        guard let viewport = viewport.map({ OpaquePointer($0) }),
            // Unlike in the viewport, the place in the content is the same for each position of the content.
            let content = gtk_viewport_get_child(viewport), gtk_widget_is_ancestor(focused, content) != 0,
            gtk_widget_compute_bounds(row ?? focused, content, &bounds) != 0,
            gtk_widget_compute_bounds(content, content, &whole) != 0,
            let adjustment = gtk_scrollable_get_vadjustment(viewport)
        else { return }
        let top = Double(bounds.origin.y - whole.origin.y) + Double(gtk_widget_get_margin_top(content))
        gtk_adjustment_clamp_page(adjustment, top, top + Double(bounds.size.height))
    }

    /// Shows a text below a field; nil for none.
    package func setHint(_ hint: Hint?, ofFieldAt index: Int) {
        hints[index].hint = hint
        fields[index].setInvalid(hint?.isError == true ? hint?.text : nil)
    }
}
