import CPopsheet
import Popsheet

/// The cells of a table's rows: GTK creates as many as are visible, and fills them again for other rows.
@MainActor
final class TableCells {
    private let state: TableState
    /// Runs when a row's widget exists, once for each row; returns what listens to it.
    var onRow: ((WidgetPointer) -> Signal?)?
    private var signals: [Signal] = []
    /// The cells by their list items.
    private var cells: [UnsafeMutableRawPointer: TableCell] = [:]
    private var items: [WidgetPointer: UnsafeMutableRawPointer] = [:]
    private var hasIcons = false
    private var scrolling: Signal?

    init(_ state: TableState) { self.state = state }

    /// Adds a column to the view.
    func addColumn(_ column: TableColumn, to view: OpaquePointer) {
        guard let factory = gtk_signal_list_item_factory_new() else { return }
        let source = UnsafeMutableRawPointer(factory)
        signals += [
            Signal(source, "setup") { [weak self] in self?.setUp($0.object(0), column) },
            Signal(source, "bind") { [weak self] in self?.bind($0.object(0)) },
            Signal(source, "teardown") { [weak self] in self?.tearDown($0.object(0)) },
        ]
        // Headers are plain text; the column takes over the factory.
        guard let made = gtk_column_view_column_new(TableRow(cells: [Array(column.title.utf8)]).text(0), factory) else {
            return
        }
        let sorter = pop_column_sorter_new(Int32(column.index))
        gtk_column_view_column_set_sorter(made, sorter)
        g_object_unref(sorter)
        gtk_column_view_column_set_expand(made, column.isText ? 1 : 0)
        gtk_column_view_column_set_resizable(made, column.isText ? 1 : 0)
        gtk_column_view_append_column(view, made)
        g_object_unref(UnsafeMutableRawPointer(made))
    }

    /// Leaves space for icons in all rows once one of them has an icon.
    func showIcons(of rows: [TableRow]) {
        guard !hasIcons, let index = state.settings.columns.lazy.compactMap(\.icon).first else { return }
        hasIcons = rows.contains { !$0.bytes(index).isEmpty }
        if hasIcons { refreshAll() }
    }

    private func setUp(_ item: UnsafeMutableRawPointer?, _ column: TableColumn) {
        guard let item else { return }
        let cell = TableCell(
            column, isRadio: state.settings.choice == .radios,
            isName: column.index == state.settings.columns.first(where: \.isText)?.index,
            hasSections: state.settings.sectionColumn != nil)
        cell.onToggle = { [weak self, weak cell] in
            guard let self, let cell, let position = cell.position else { return }
            state.toggle(position)
            self.bind(item)
        }
        cell.onEdit = { [weak self, weak cell] bytes in
            guard let self, let row = cell?.row else { return }
            state.change(row: row, column: column.index, to: bytes)
        }
        cell.onEndEditing = { [weak self, weak cell] in
            // The name of the row may contain the text.
            if let row = cell?.row { self?.refresh(row) }
        }
        cell.onRow = { [weak self] in self?.onRow?($0) }
        cells[item] = cell
        items[cell.widget] = item
        gtk_list_item_set_child(OpaquePointer(item), cell.widget)
    }

    private func bind(_ item: UnsafeMutableRawPointer?) {
        guard let item, let cell = cells[item] else { return }
        let store = state.store
        let position = Int(gtk_list_item_get_position(OpaquePointer(item)))
        guard store.shown.indices.contains(position) else { return }
        let row = store.shown[position]
        (cell.row, cell.position) = (row, position)
        cell.showsIcon = hasIcons
        cell.section = store.section(startingAt: position)
        cell.show(
            store[row], named: name(of: store[row]), isCheckable: state.hasToggles, emphasizing: store.query)
    }

    private func tearDown(_ item: UnsafeMutableRawPointer?) {
        guard let item, let cell = cells.removeValue(forKey: item) else { return }
        items[cell.widget] = nil
        gtk_list_item_set_child(OpaquePointer(item), nil)
    }

    /// What assistive technologies call a row: its texts, or the first of them.
    private func name(of row: TableRow) -> String {
        let settings = state.settings
        let texts = settings.columns.filter(\.isText).map { row.text(of: $0) }
        return settings.namesAllTexts ? texts.filter { !$0.isEmpty }.joined(separator: ", ") : texts.first ?? ""
    }

    /// Shows a row again that has changed.
    func refresh(_ row: Int) {
        for (item, cell) in cells where cell.row == row { bind(item) }
    }

    /// Shows all rows again.
    func refreshAll() { for item in cells.keys { bind(item) } }

    /// Shows all rows again: those in view, and the others, of which GTK keeps up to 200, before they come into view.
    ///
    /// - Parameter position: The position of a row that the next frame scrolls into view.
    func refreshAll(comingIntoView position: Int) {
        let (reach, store) = (visibleRows, state.store)
        followScrolling()
        for (item, cell) in cells {
            let place = Self.position(of: item)
            if state.settings.hasRowsOfOneHeight, abs(place - position) > reach, !isInView(cell),
                store.shown.indices.contains(place)
            {
                let row = store.shown[place]
                (cell.row, cell.position) = (row, place)
                cell.postpone(store[row], named: name(of: store[row]), isCheckable: state.hasToggles)
            } else {
                bind(item)
            }
        }
    }

    /// Shows those rows that a scroll to a position brings into view.
    private func show(comingIntoView position: Int) {
        let reach = visibleRows
        for (item, cell) in cells where cell.isPostponed && abs(Self.position(of: item) - position) <= reach {
            bind(item)
        }
    }

    private func followScrolling() {
        guard scrolling == nil, let scrolled else { return }
        state.onReveal = { [weak self] in self?.show(comingIntoView: $0) }
        scrolling = Signal(
            UnsafeMutableRawPointer(gtk_scrolled_window_get_vadjustment(OpaquePointer(scrolled))), "value-changed"
        ) { [weak self] _ in
            guard let self else { return }
            for (item, cell) in cells where cell.isPostponed { bind(item) }
        }
    }

    private func isInView(_ cell: TableCell) -> Bool { gtk_widget_get_mapped(cell.widget) != 0 || !state.view.isMapped }

    /// What scrolls the rows.
    private var scrolled: WidgetPointer? { gtk_widget_get_ancestor(state.view, gtk_scrolled_window_get_type()) }

    /// Loads the font of what is emphasized, which the first search would wait for.
    func loadEmphasis() {
        cells.values.first { $0.column.isText && $0.column.index == state.store.searched.first }?.loadEmphasis()
    }

    // MARK: Rows on the screen

    /// The number of whole rows that are visible at once, at least 1.
    var visibleRows: Int {
        guard let position = state.selectedPosition, let row = row(at: position), let scrolled else { return 1 }
        return max(1, Int(gtk_widget_get_height(scrolled)) / max(1, Int(gtk_widget_get_height(row))))
    }

    /// The widget of the row at a position, if it exists.
    func row(at position: Int) -> WidgetPointer? {
        cell { Self.position(of: $0) == position }.flatMap { gtk_widget_get_parent($0.widget) }
            .flatMap { gtk_widget_get_parent($0) }
    }

    /// Selects a row and gives it the focus.
    @discardableResult
    func moveTo(_ position: Int) -> Bool {
        state.select(position)
        return row(at: position).map { gtk_widget_grab_focus($0) != 0 } ?? false
    }

    /// Selects one more row, or one row less, as GTK does for a press with the Control key.
    func toggleSelection(_ position: Int) {
        pop_column_view_toggle_selection(OpaquePointer(state.view), UInt32(position))
        if let row = row(at: position) { gtk_widget_grab_focus(row) }
    }

    private func cell(where isWanted: (UnsafeMutableRawPointer) -> Bool) -> TableCell? {
        cells.first { isWanted($0.key) }?.value
    }

    private static func position(of item: UnsafeMutableRawPointer) -> Int {
        Int(gtk_list_item_get_position(OpaquePointer(item)))
    }

    /// The position of the row with the focus; nil if the focus is elsewhere, or in a cell that is being edited.
    var focusedPosition: Int? {
        guard let root = gtk_widget_get_root(state.view), let focus = gtk_root_get_focus(root), !focus.isText else {
            return nil
        }
        return item(around: focus).map { Self.position(of: $0) }
    }

    /// The position of the row at a point of the view.
    func position(atX x: Double, y: Double) -> Int? { item(atX: x, y: y).map { Self.position(of: $0) } }

    private func item(atX x: Double, y: Double) -> UnsafeMutableRawPointer? {
        // A press on a text that is being edited is the text's.
        guard let widget = gtk_widget_pick(state.view, x, y, GTK_PICK_DEFAULT), !widget.isText,
            gtk_widget_has_css_class(widget, StyleClass.section) == 0
        else { return nil }
        return item(around: widget)
    }

    /// The list item of a cell that contains a widget, or that is in it.
    private func item(around widget: WidgetPointer) -> UnsafeMutableRawPointer? {
        var next: WidgetPointer? = widget
        while let widget = next, widget != state.view {
            let child = gtk_widget_get_first_child(widget)
            let candidates = [widget, child, child.flatMap { gtk_widget_get_first_child($0) }]
            for candidate in candidates { if let candidate, let item = items[candidate] { return item } }
            next = gtk_widget_get_parent(widget)
        }
        return nil
    }

    // MARK: Editing

    /// Whether the cell at a point of the view can be changed, and is not being changed.
    func canEdit(atX x: Double, y: Double) -> Bool {
        guard let item = item(atX: x, y: y) else { return false }
        return cells[item]?.canEdit ?? false
    }

    /// Edits the cell at a point of the view; returns whether it can be changed.
    func edit(atX x: Double, y: Double) -> Bool {
        guard let item = item(atX: x, y: y) else { return false }
        return cells[item]?.edit() ?? false
    }

    /// Edits the first cell that can be changed of the row at a position; returns whether there is one.
    func edit(_ position: Int) -> Bool {
        state.settings.columns.contains { column in
            cell { Self.position(of: $0) == position && cells[$0]?.column.index == column.index }?.edit() ?? false
        }
    }
}

extension WidgetPointer {
    /// Whether the widget is the text of a field.
    var isText: Bool {
        g_type_check_instance_is_a(
            UnsafeMutableRawPointer(self).assumingMemoryBound(to: GTypeInstance.self), gtk_text_get_type()) != 0
    }
}
