import CPopsheet
import Popsheet
import PopsheetLayout
import PopsheetModel
import PopsheetSearch

/// A cell of a table on the screen.
@MainActor
final class TableCell: EditedWidget {
    let column: TableColumn
    /// What the list item shows; it keeps the widget alive.
    nonisolated(unsafe) let widget: WidgetPointer
    /// The row that the cell shows, by its index and its position.
    var row: Int?
    var position: Int?
    /// Runs when an assistive technology has pressed the check box or radio button.
    var onToggle: (() -> Void)?
    /// Runs when the user has changed the text.
    var onEdit: (([UInt8]) -> Void)?

    /// Runs when the label is shown again, with the text before the change.
    var onEndEditing: (() -> Void)?
    /// Runs when the row's widget exists, once for each row.
    var onRow: ((WidgetPointer) -> Signal?)?

    private var keys: Signal?
    private let isName: Bool
    /// The label above the row that names its section.
    private let heading: SectionHeading?
    /// The name of the section that begins with the row.
    var section: String?
    /// The widget without the name of a section.
    private let line: WidgetPointer
    private var signals: [Signal] = []
    private var tooltips: [Signal] = []
    private var isShowing = false
    /// Whether the widget still shows another row.
    private(set) var isPostponed = false
    private var text = ""
    /// The cell as it was given, which need not be the text.
    private var bytes: [UInt8] = []
    /// The label in a box, of a cell with text.
    private var label: OpaquePointer?
    /// The icon before it.
    private var icon: OpaquePointer?
    /// Whether there is space for the icon, although the row may have none.
    var showsIcon = false
    /// The label below it.
    private var subtitle: OpaquePointer?
    private var entry: WidgetPointer?
    private var leaving: EventSource?
    /// What makes a check button look like a radio button, of which there is one in each row.
    nonisolated(unsafe) private var partner: WidgetPointer?

    /// - Parameters:
    ///   - isName: Whether its text is what assistive technologies call the row.
    ///   - hasSections: Whether rows can have the name of a section above them.
    init(_ column: TableColumn, isRadio: Bool, isName: Bool, hasSections: Bool) {
        (self.column, self.isName) = (column, isName)
        switch column.kind {
        case .toggle: line = isRadio ? pop_radio_button_new() : gtk_check_button_new()
        case .image: line = gtk_image_new()
        case .number, .mark: line = gtk_label_new(nil)
        case .text, .editableText: line = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
        }
        heading = isName && hasSections ? SectionHeading(above: line) : nil
        widget = heading?.widget ?? line
        g_object_ref_sink(widget)
        switch column.kind {
        case .toggle: makeToggle(isRadio: isRadio)
        case .image: gtk_image_set_pixel_size(OpaquePointer(widget), Self.imageSize)
        case .number:
            gtk_widget_add_css_class(widget, StyleClass.secondary)
            gtk_label_set_width_chars(OpaquePointer(widget), 1)
        // The texts start at the same place in all rows.
        case .mark(let on, let off):
            gtk_label_set_xalign(OpaquePointer(widget), 0)
            gtk_label_set_width_chars(OpaquePointer(widget), Int32(clamping: max(on.count, off.count)))
        case .text: makeLabel()
        case .editableText:
            makeLabel()
            answer(for: widget)
        }
    }

    deinit {
        if let partner { g_object_unref(partner) }
        g_object_unref(widget)
    }

    private static let imageSize: Int32 = 32
    /// As many as there are keys of one digit.
    private static let numberedRows = 9
    /// The style class of a row that can't be chosen.
    private static let unavailable = "unavailable"

    private func makeToggle(isRadio: Bool) {
        // The row takes presses and has the focus.
        gtk_widget_set_can_target(widget, 0)
        gtk_widget_set_focusable(widget, 0)
        gtk_widget_set_halign(widget, GTK_ALIGN_CENTER)
        if isRadio, let partner = gtk_check_button_new() {
            g_object_ref_sink(partner)
            self.partner = partner
            gtk_check_button_set_group(
                UnsafeMutablePointer(OpaquePointer(widget)), UnsafeMutablePointer(OpaquePointer(partner)))
        }
        signals = [
            Signal(widget, "toggled") { [weak self] _ in
                if let self, !isShowing { onToggle?() }
            }
        ]
    }

    private func makeLabel() {
        if column.icon != nil, let icon = gtk_image_new() {
            self.icon = OpaquePointer(icon)
            gtk_image_set_pixel_size(OpaquePointer(icon), DialogMetrics.iconSize)
            gtk_widget_set_margin_end(icon, DialogMetrics.iconLabelGap)
            gtk_box_append(line.cast(), icon)
        }
        let label = makeText()
        self.label = OpaquePointer(label)
        guard column.subtitle != nil else { return gtk_box_append(line.cast(), label) }
        let (lines, subtitle): (WidgetPointer, WidgetPointer) = (
            gtk_box_new(GTK_ORIENTATION_VERTICAL, 0), makeText()
        )
        self.subtitle = OpaquePointer(subtitle)
        gtk_widget_add_css_class(subtitle, StyleClass.secondary)
        gtk_widget_add_css_class(subtitle, "subtitle")
        gtk_widget_set_size_request(line, -1, DialogMetrics.subtitledCellHeight)
        gtk_widget_set_valign(lines, GTK_ALIGN_CENTER)
        for line in [label, subtitle] { gtk_box_append(lines.cast(), line) }
        gtk_box_append(line.cast(), lines)
    }

    private func makeText() -> WidgetPointer {
        let label: WidgetPointer = gtk_label_new(nil)
        gtk_label_set_xalign(OpaquePointer(label), 0)
        if let width = column.wrapWidth {
            TextCellWidth.limit(OpaquePointer(label), wrappedAt: width)
            gtk_label_set_wrap(OpaquePointer(label), 1)
            gtk_label_set_wrap_mode(OpaquePointer(label), PANGO_WRAP_WORD_CHAR)
            pop_label_omit_hyphens(label)
        } else {
            gtk_label_set_ellipsize(OpaquePointer(label), PANGO_ELLIPSIZE_END)
            gtk_label_set_single_line_mode(OpaquePointer(label), 1)
        }
        gtk_widget_set_size_request(label, TextCellWidth.minimum, -1)
        gtk_widget_set_hexpand(label, 1)
        gtk_widget_set_has_tooltip(label, 1)
        tooltips.append(
            .answering(label, "query-tooltip") { arguments in
                guard pango_layout_is_ellipsized(gtk_label_get_layout(OpaquePointer(label))) != 0,
                    let tooltip = arguments.object(3)
                else { return false }
                // The tooltip has the theme's style.
                PostponedTheme.need()
                gtk_tooltip_set_text(OpaquePointer(tooltip), gtk_label_get_text(OpaquePointer(label)))
                return true
            })
        return label
    }

    /// Shows a row.
    ///
    /// - Parameter isCheckable: Whether the row has a check box or a radio button.
    func show(_ row: TableRow, named name: String, isCheckable: Bool, emphasizing query: SearchQuery?) {
        isShowing = true
        defer { isShowing = false }
        if isPostponed {
            isPostponed = false
            pop_widget_set_accessible_hidden(widget, false)
        }
        // The heading above it, which is of other rows too, stays sensitive.
        gtk_widget_set_sensitive(line, row.isEnabled ? 1 : 0)
        switch column.kind {
        case .toggle:
            gtk_check_button_set_active(UnsafeMutablePointer(OpaquePointer(widget)), row.isOn ? 1 : 0)
            pop_widget_set_accessible_label(widget, name)
        case .mark(let on, let off):
            gtk_label_set_text(OpaquePointer(widget), TableRow.text(Array((row.isOn ? on : off).utf8)))
        case .image: showImage(row.bytes(column.index), in: OpaquePointer(widget))
        case .number:
            let number = position.flatMap { $0 < Self.numberedRows ? "\($0 + 1)" : nil }
            gtk_label_set_text(OpaquePointer(widget), number ?? "")
        case .text, .editableText: showText(of: row, emphasizing: query)
        }
        showOnItem(row, named: name, isCheckable: isCheckable)
    }

    /// Reports a row to assistive technologies, which is shown before it comes into view.
    func postpone(_ row: TableRow, named name: String, isCheckable: Bool) {
        if !isPostponed {
            isPostponed = true
            // The texts are those of another row.
            pop_widget_set_accessible_hidden(widget, true)
        }
        showOnItem(row, named: name, isCheckable: isCheckable)
    }

    /// Shows on the widget of the whole row what it is.
    private func showOnItem(_ row: TableRow, named name: String, isCheckable: Bool) {
        guard isName, let parent = gtk_widget_get_parent(widget), let item = gtk_widget_get_parent(parent) else {
            return
        }
        pop_widget_set_accessible_label(item, name)
        if isCheckable { pop_widget_set_accessible_checked(item, row.isOn ? 1 : 0) }
        heading?.show(section, in: item)
        describe(row, by: item)
        pop_widget_set_accessible_disabled(item, !row.isEnabled)
        item.setClass(Self.unavailable, !row.isEnabled)
        if keys == nil { keys = onRow?(item) }
    }

    private func showText(of row: TableRow, emphasizing query: SearchQuery?) {
        if entry != nil { endEditing() }
        (text, bytes) = (row.text(of: column), row.bytes(of: column))
        guard let label else { return }
        let styled = column.isMarkup ? Markup.styled(text) : nil
        if let markup = styled?.markup {
            gtk_label_set_markup(label, markup)
        } else {
            gtk_label_set_text(label, text)
        }
        if column.wrapWidth == nil { TextCellWidth.limit(label, for: text) }
        emphasize(query, in: label, styled?.plain ?? text)
        mark(WidgetPointer(label), isDestructive: row.isDestructive || row.isUrgent)
        mark(WidgetPointer(label), StyleClass.active, row.isActive)
        if let icon, let index = column.icon {
            gtk_widget_set_visible(WidgetPointer(icon), showsIcon ? 1 : 0)
            if showsIcon { showImage(row.bytes(index), in: icon) }
            mark(WidgetPointer(icon), isDestructive: row.isDestructive)
        }
        guard let subtitle, let index = column.subtitle else { return }
        let second = row.text(index)
        gtk_label_set_text(subtitle, second)
        if column.wrapWidth == nil { TextCellWidth.limit(subtitle, for: second) }
        emphasize(query, in: subtitle, second)
        gtk_widget_set_visible(WidgetPointer(subtitle), second.isEmpty ? 0 : 1)
    }

    /// Shows which part of a text is searched for.
    private func emphasize(_ query: SearchQuery?, in label: OpaquePointer, _ text: String) {
        guard let ranges = query?.matches(in: text), !ranges.isEmpty else {
            gtk_label_set_attributes(label, nil)
            if column.wrapWidth != nil { pop_label_omit_hyphens(WidgetPointer(label)) }
            return
        }
        let attributes = pango_attr_list_new()
        defer { pango_attr_list_unref(attributes) }
        if column.wrapWidth != nil { pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0)) }
        // Attributes count bytes.
        var offsets = [UInt32(0)]
        for scalar in text.unicodeScalars { offsets.append(offsets[offsets.count - 1] + UInt32(UTF8.width(scalar))) }
        for range in ranges {
            guard let attribute = pango_attr_weight_new(PANGO_WEIGHT_BOLD) else { continue }
            attribute.pointee.start_index = offsets[min(range.lowerBound, offsets.count - 1)]
            attribute.pointee.end_index = offsets[min(range.upperBound, offsets.count - 1)]
            pango_attr_list_insert(attributes, attribute)
        }
        gtk_label_set_attributes(label, attributes)
    }

    /// Loads the font of what is emphasized.
    func loadEmphasis() {
        guard let label, let layout = pango_layout_copy(gtk_label_get_layout(label)) else { return }
        let attributes = pango_attr_list_new()
        if let attribute = pango_attr_weight_new(PANGO_WEIGHT_BOLD) { pango_attr_list_insert(attributes, attribute) }
        pango_layout_set_attributes(layout, attributes)
        pango_layout_get_pixel_size(layout, nil, nil)
        pango_attr_list_unref(attributes)
        g_object_unref(UnsafeMutableRawPointer(layout))
    }

    private func mark(_ widget: WidgetPointer, isDestructive: Bool) {
        mark(widget, StyleClass.destructive, isDestructive)
    }

    private func mark(_ widget: WidgetPointer, _ styleClass: String, _ isSet: Bool) {
        widget.setClass(styleClass, isSet)
    }

    /// Sets what assistive technologies read after the row's name, as after an action's.
    private func describe(_ row: TableRow, by item: WidgetPointer) {
        guard column.subtitle != nil || heading != nil else { return }
        let subtitle = column.subtitle.map { row.text($0) } ?? ""
        let parts = [section ?? "", subtitle, row.isDestructive ? StandardLabel.destructive : ""].filter { !$0.isEmpty }
        pop_widget_set_accessible_description(item, parts.isEmpty ? nil : parts.joined(separator: ", "))
    }

    /// Shows an image; nothing if neither a file nor an icon has its name.
    private func showImage(_ bytes: [UInt8], in image: OpaquePointer) {
        guard !bytes.isEmpty else { return gtk_image_clear(image) }
        var name = bytes
        // In a column of images, as zenity has them, a name without a slash may be a file's too.
        if case .image = column.kind, !bytes.contains(UInt8(ascii: "/")),
            g_file_test(bytes.map { CChar(bitPattern: $0) } + [0], G_FILE_TEST_IS_REGULAR) != 0
        {
            name = Array("./".utf8) + bytes
        }
        let widget = WidgetPointer(image)
        let icon = IconLoader.load(
            name, size: gtk_image_get_pixel_size(image), scale: Double(gtk_widget_get_scale_factor(widget)), for: widget
        )
        gtk_image_set_from_paintable(image, icon)
        if let icon { g_object_unref(UnsafeMutableRawPointer(icon)) }
    }

    // MARK: Editing

    /// Whether the cell is being changed: the sheet leaves Escape to it.
    var isEdited: Bool { entry != nil }

    /// Whether the cell can be changed, and is not being changed.
    var canEdit: Bool {
        if case .editableText = column.kind { !isEdited } else { false }
    }

    /// Shows a field with the text in the place of the label; returns whether the cell can be changed.
    func edit() -> Bool {
        guard case .editableText = column.kind, let label, let field = gtk_entry_new() else { return false }
        guard entry == nil else { return true }
        entry = field
        gtk_widget_set_visible(WidgetPointer(label), 0)
        gtk_widget_set_hexpand(field, 1)
        // Space for the focus ring, which the cell would cut off.
        gtk_widget_set_margin_end(field, 2)
        gtk_entry_set_has_frame(UnsafeMutablePointer(OpaquePointer(field)), 0)
        pop_widget_set_accessible_label(field, column.title)
        gtk_editable_set_text(OpaquePointer(field), text)
        gtk_editable_set_width_chars(OpaquePointer(field), TextCellWidth.minimumCharacters)
        gtk_box_append(line.cast(), field)
        let (focus, keys) = (gtk_event_controller_focus_new(), gtk_event_controller_key_new())
        gtk_widget_add_controller(field, focus)
        gtk_widget_add_controller(field, keys)
        let original = bytes
        signals = [
            Signal(field, "activate") { [weak self] _ in self?.endEditing(keepsFocus: true) },
            // At once, for the table may end with the field.
            Signal(field, "changed") { [weak self] _ in
                self?.onEdit?(Array(String(cString: gtk_editable_get_text(OpaquePointer(field))).utf8))
            },
        ]
        if let keys {
            signals.append(
                .answering(UnsafeMutableRawPointer(keys), "key-pressed") { [weak self] arguments in
                    guard Int32(arguments[0]) == GDK_KEY_Escape else { return false }
                    self?.onEdit?(original)
                    self?.endEditing(keepsFocus: true)
                    return true
                })
        }
        if let focus {
            signals.append(Signal(UnsafeMutableRawPointer(focus), "leave") { [weak self] _ in self?.leave() })
        }
        gtk_widget_grab_focus(field)
        return true
    }

    /// Shows the label again once GTK has moved the focus.
    private func leave() {
        leaving = .beforeDraw { [weak self] in
            self?.endEditing()
            return false
        }
    }

    /// Shows the label again.
    private func endEditing(keepsFocus: Bool = false) {
        guard let field = entry, let label else { return }
        entry = nil
        leaving?.remove()
        leaving = nil
        text = String(cString: gtk_editable_get_text(OpaquePointer(field)))
        gtk_widget_set_visible(WidgetPointer(label), 1)
        if keepsFocus, let cell = gtk_widget_get_parent(widget), let row = gtk_widget_get_parent(cell) {
            gtk_widget_grab_focus(row)
        }
        signals = []
        gtk_box_remove(line.cast(), field)
        onEndEditing?()
    }
}
