import CPopsheet
package import Popsheet

/// A table of rows to choose from.
///
/// It shows as many rows as there is space for and scrolls; rows can be appended while it is shown. With many rows it has
/// a field that reduces them to those that contain a text.
@MainActor
package final class Table {
    /// How rows are chosen.
    package enum Choice {
        /// One row is selected.
        case one
        /// Any number of rows are selected.
        case several
        /// Each row has a check box.
        case checks
        /// Each row has a radio button.
        case radios
    }

    /// The settings of a table.
    package struct Settings {
        /// What assistive technologies call the table.
        package var name: String
        package var columns: [TableColumn]
        package var choice = Choice.one
        package var showsHeader = true
        /// Whether the Return key accepts in a list with toggles too, and in the field that filters, whatever an action
        /// does that accepts; otherwise it toggles the row.
        package var returnAccepts = false
        /// Whether assistive technologies call a row by the texts of all its columns, and not only by the first one.
        package var namesAllTexts = false
        /// Whether typing finds texts inside the first column too, and not only at its beginning.
        package var searchesInside = false
        /// Whether there is a field that filters the rows; nil for one from a number of rows on.
        package var filters: Bool?
        /// Whether a spinner turns while there is no row.
        package var isAnimated = true

        package init(_ name: String, columns: [TableColumn]) { (self.name, self.columns) = (name, columns) }
    }

    let settings: Settings
    var store = TableStore()
    /// Runs when the user accepts the chosen rows: by the Return key, or by another press on a row.
    package var onActivate: (() -> Void)?
    /// Runs after each change of the selection, the checks or the radio buttons.
    package var onSelect: (() -> Void)?

    nonisolated(unsafe) let view: WidgetPointer
    nonisolated(unsafe) private let box: WidgetPointer
    nonisolated(unsafe) private let positions: OpaquePointer
    nonisolated(unsafe) let selection: OpaquePointer
    private(set) lazy var cells = TableCells(of: self)
    private let field: FilterField
    private let placeholder: TablePlaceholder
    /// What contains the rows and their headers.
    private let rowsArea: WidgetPointer
    private let noMatches = DialogLabel.noMatches()
    private(set) lazy var keys = TableKeys(of: self)
    private lazy var presses = TablePresses(of: self)
    private lazy var focusing = makeTicker()
    private var signals: [Signal] = []
    private var radio: Int?
    /// The selected rows that the filter hides, of a table in which any number of rows is selected.
    private var hidden: Set<Int> = []
    /// The row that is selected because the user has selected none.
    private var standIn: Int?
    private var isArranging = false
    /// The position of the row in which the last key was pressed.
    var current = 0

    /// From this number of rows on there is a field to filter them.
    package nonisolated static let filteredCount = 12
    /// So many rows stay in view, or all if there are fewer, however low the table is asked to be.
    static let keptRows: UInt32 = 5

    /// The expected width of the texts in one of several columns that share a card.
    package nonisolated static func textWidth(
        inCard width: Int, columns count: Int, hasToggles: Bool, hasIcons: Bool
    ) -> Int {
        let margin = Int(DialogMetrics.sideMargin)
        let icon = hasIcons ? Int(DialogMetrics.iconSize + DialogMetrics.iconLabelGap) : 0
        // A check box is as wide as the margin before it.
        return (width - (hasToggles ? 2 * margin : 0)) / count - 2 * margin - icon
    }

    /// The widget to present.
    package var widget: WidgetReference { WidgetReference(box) }

    package init(_ settings: Settings) {
        self.settings = settings
        positions = pop_positions_new()
        // The selection takes over a reference.
        g_object_ref(UnsafeMutableRawPointer(positions))
        selection =
            switch settings.choice {
            // In a list with toggles the selection is the row of the keyboard.
            case .one, .checks, .radios: gtk_single_selection_new(positions)
            case .several: gtk_multi_selection_new(positions)
            }
        view = gtk_column_view_new(OpaquePointer(g_object_ref(UnsafeMutableRawPointer(selection))))
        box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
        g_object_ref_sink(box)
        field = FilterField(capturing: view)
        rowsArea = pop_tab_stop_new()
        placeholder = TablePlaceholder(isAnimated: settings.isAnimated)
        let texts = settings.columns.filter(\.isText)
        store.searched = texts.map(\.index) + texts.compactMap(\.subtitle)
        build()
    }

    deinit {
        g_object_unref(box)
        g_object_unref(UnsafeMutableRawPointer(selection))
        g_object_unref(UnsafeMutableRawPointer(positions))
    }

    private func build() {
        gtk_widget_add_css_class(view, "popsheet-table")
        if hasToggles { gtk_widget_add_css_class(view, "toggles") }
        pop_widget_set_accessible_label(view, settings.name)
        let columnView = OpaquePointer(view)
        for column in settings.columns { cells.addColumn(column, to: columnView) }
        pop_column_view_show_header(columnView, settings.showsHeader)
        let scrolled: WidgetPointer = gtk_scrolled_window_new()
        let window = OpaquePointer(scrolled)
        let wraps = settings.columns.contains { $0.wrapWidth != nil }
        gtk_scrolled_window_set_policy(window, wraps ? GTK_POLICY_NEVER : GTK_POLICY_AUTOMATIC, GTK_POLICY_AUTOMATIC)
        // The minimum height of a row, which it would get otherwise, is that of one line, however long.
        if wraps { gtk_scrollable_set_vscroll_policy(columnView, GTK_SCROLL_NATURAL) }
        gtk_scrolled_window_set_propagate_natural_height(window, 1)
        gtk_scrolled_window_set_propagate_natural_width(window, 1)
        gtk_scrolled_window_set_child(window, view)
        gtk_widget_set_vexpand(scrolled, 1)
        // The rows have the focus, also those that come later.
        gtk_widget_set_focusable(scrolled, 0)
        gtk_box_append(box.cast(), field.widget)
        gtk_widget_set_hexpand(scrolled, 1)
        let overlay: WidgetPointer = gtk_overlay_new()
        gtk_overlay_set_child(OpaquePointer(overlay), scrolled)
        gtk_overlay_add_overlay(OpaquePointer(overlay), noMatches)
        gtk_box_append(rowsArea.cast(), overlay)
        pop_widget_keep_rows(rowsArea, Self.keptRows)
        gtk_box_append(box.cast(), rowsArea)
        gtk_box_append(box.cast(), placeholder.widget)
        gtk_widget_set_visible(rowsArea, 0)
        field.onChange = { [weak self] text in
            // The table keeps its height, however few rows are left.
            let height = text.isEmpty ? -1 : gtk_widget_get_height(scrolled)
            if text.isEmpty || self?.store.filter.isEmpty == true {
                gtk_scrolled_window_set_min_content_height(window, height)
            }
            self?.rearrange { $0.filter(by: text) }
        }
        field.onLeave = { [weak self] in self?.enterFromField() ?? false }
        if settings.returnAccepts { field.onReturn = { [weak self] in self?.onActivate?() } }
        signals = [
            Signal(UnsafeMutableRawPointer(selection), "selection-changed") { [weak self] _ in self?.noteSelection() },
            Signal(view, "activate") { [weak self] arguments in self?.activate(Int(arguments[0])) },
            .answering(rowsArea, "entered") { [weak self] _ in self?.focusChosenRow() ?? false },
            Signal(gtk_column_view_get_sorter(columnView), "changed") { [weak self] _ in self?.sort() },
        ]
        keys.field = field
        presses.install()
    }

    /// Whether rows have check boxes or radio buttons.
    var hasToggles: Bool { settings.choice == .checks || settings.choice == .radios }

    // MARK: Rows

    /// Appends rows; the first ones are selected as the choice demands.
    package func append(_ new: [TableRow]) {
        guard !new.isEmpty else { return }
        var new = new
        let (isFirst, hadChoice) = (store.rows.isEmpty, hasChoice)
        if settings.choice == .radios, let last = new.lastIndex(where: \.isOn) {
            for index in new.indices { new[index].isOn = index == last }
            turnOff()
            radio = store.rows.count + last
        }
        if store.isSorted {
            rearrange { _ = $0.append(new) }
        } else {
            let count = store.shown.count
            show(count, 0, store.append(new))
        }
        field.isShown = settings.filters ?? (field.isShown || store.rows.count >= Self.filteredCount)
        showWhetherAnyMatch()
        onSelect?()
        cells.showIcons(of: new)
        guard isFirst || (!hadChoice && hasChoice) else { return }
        placeholder.isShown = false
        gtk_widget_set_visible(rowsArea, 1)
        let isInRow = cells.focusedPosition != nil
        selectStandIn()
        if isFirst || isInRow { focus(movingFromRow: isInRow) }
    }

    /// Whether rows may still be appended, which a table without rows shows.
    package var waits: Bool {
        get { placeholder.waits }
        set { if placeholder.isShown { placeholder.waits = newValue } }
    }

    /// Selects a row, in a table in which one row is chosen; the focus follows if a row has it.
    package func select(_ row: Int) {
        guard let position = store.shown.firstIndex(of: row) else { return }
        gtk_selection_model_select_item(selection, UInt32(position), 1)
        pop_column_view_reveal(OpaquePointer(view), UInt32(position))
        if cells.focusedPosition != nil { focus(movingFromRow: true) }
    }

    /// All rows, with the changes of the user.
    package var rows: [TableRow] { store.rows }

    /// The indices of the chosen rows, in the order in which they were appended.
    package var chosen: [Int] {
        switch settings.choice {
        // The user can't turn off a row that is not enabled.
        case .checks, .radios: store.rows.indices.filter { store.isOn[$0] }
        case .one, .several: selectedRows.filter { store.rows[$0].isEnabled }.sorted()
        }
    }

    /// The index of the highlighted row, in a table with one; nil if it can't be chosen.
    package var highlighted: Int? {
        selectedPosition.map { store.shown[$0] }.flatMap { store.rows[$0].isEnabled ? $0 : nil }
    }

    /// Whether one of the shown rows can be chosen, or the filter hides selected ones.
    private var hasChoice: Bool { !hidden.isEmpty || store.shown.contains { store.rows[$0].isEnabled } }

    /// The indices of the selected rows, also of those that the filter hides.
    private var selectedRows: Set<Int> { hidden.union(selected.map { store.shown[$0] }) }

    /// The positions of the selected rows.
    private var selected: [Int] {
        let bitset = gtk_selection_model_get_selection(selection)
        defer { gtk_bitset_unref(bitset) }
        return (0..<gtk_bitset_get_size(bitset)).map { Int(gtk_bitset_get_nth(bitset, UInt32($0))) }
            .filter { store.shown.indices.contains($0) }
    }

    private func show(_ position: Int, _ removed: Int, _ added: Int) {
        pop_positions_splice(positions, UInt32(position), UInt32(removed), UInt32(added))
    }

    private func sort() {
        var isDescending = false
        let index = Int(pop_column_view_sorted_column(OpaquePointer(view), &isDescending))
        let column = settings.columns.first { $0.index == index }
        rearrange { $0.sort(by: column, isDescending: isDescending) }
    }

    private func rearrange(_ change: (inout TableStore) -> Void) {
        let before = store.shown.count
        let wanted: Set<Int> = hasChoice ? selectedRows.filter { $0 != standIn } : []
        let isInRow = cells.focusedPosition != nil
        isArranging = true
        change(&store)
        show(0, before, store.shown.count)
        current = 0
        selectAgain(wanted)
        isArranging = false
        showWhetherAnyMatch()
        onSelect?()
        if isInRow, !field.takeFocus() { focus() }
    }

    /// Shows a text in the place of the rows if the filter hides all of them.
    private func showWhetherAnyMatch() {
        gtk_widget_set_visible(noMatches, !store.rows.isEmpty && store.shown.isEmpty ? 1 : 0)
    }

    /// Selects those of some rows that are shown, and remembers the others of a table with several.
    private func selectAgain(_ wanted: Set<Int>) {
        let found = wanted.isEmpty ? [] : store.shown.indices.filter { wanted.contains(store.shown[$0]) }
        hidden = settings.choice == .several ? wanted.subtracting(found.map { store.shown[$0] }) : []
        guard found.first != nil || hidden.isEmpty else { return }
        // Without one of them the first row is selected, so that the Return key accepts it.
        guard let first = found.first else { return selectStandIn() }
        standIn = nil
        gtk_selection_model_select_item(selection, UInt32(first), 1)
        for position in found.dropFirst() { gtk_selection_model_select_item(selection, UInt32(position), 0) }
        pop_column_view_reveal(OpaquePointer(view), UInt32(first))
    }

    /// Selects the first row that is shown and can be chosen, which the user has not done.
    private func selectStandIn() {
        guard !store.shown.isEmpty else { return }
        let first = store.shown.firstIndex { store.rows[$0].isEnabled } ?? 0
        gtk_selection_model_select_item(selection, UInt32(first), 1)
        // Of a single selection, the row that was selected last is kept.
        standIn = settings.choice == .several ? store.shown[first] : nil
        pop_column_view_reveal(OpaquePointer(view), UInt32(first))
    }

    private func noteSelection() {
        if isArranging { return }
        standIn = nil
        onSelect?()
    }

    // MARK: Choosing

    /// A row was pressed twice, or has received the Return key.
    func activate(_ position: Int) {
        // There, both presses have toggled it, and the key has arrived before.
        if !hasToggles { onActivate?() }
    }

    /// A row of a list with toggles has received the Return key.
    func pressReturn(_ position: Int) {
        if settings.returnAccepts { onActivate?() } else { toggle(position) }
    }

    /// Selects one more row, or one row less, as GTK does for a press with the Control key.
    func toggleSelection(_ position: Int) {
        pop_column_view_toggle_selection(OpaquePointer(view), UInt32(position))
        if let row = cells.row(at: position) { gtk_widget_grab_focus(row) }
    }

    /// Turns the check box of a row on or off, or its radio button on.
    func toggle(_ position: Int) {
        guard hasToggles, store.shown.indices.contains(position) else { return }
        let row = store.shown[position]
        guard store.rows[row].isEnabled else { return }
        if settings.choice == .radios {
            if radio == row { return }
            turnOff()
            radio = row
        }
        store.set(!store.isOn[row], row)
        cells.refresh(row)
        onSelect?()
    }

    private func turnOff() {
        guard let radio else { return }
        store.set(false, radio)
        cells.refresh(radio)
    }

    /// Changes a cell, as the user does.
    func change(row: Int, column: Int, to cell: [UInt8]) { store.set(cell, row: row, column: column) }

    /// The position of the row that is selected alone; nil without one.
    var selectedPosition: Int? {
        let selected = selected
        return selected.count == 1 ? selected[0] : nil
    }

    // MARK: Focus

    private func makeTicker() -> FrameTicker { FrameTicker(view) }

    /// Selects a row and gives it the focus.
    @discardableResult
    func moveTo(_ position: Int) -> Bool {
        gtk_selection_model_select_item(selection, UInt32(position), 1)
        pop_column_view_reveal(OpaquePointer(view), UInt32(position))
        return cells.row(at: position).map { gtk_widget_grab_focus($0) != 0 } ?? false
    }

    /// The Down key in the field: the row below the selected one, since the Return key accepts that one there too.
    private func enterFromField() -> Bool {
        guard settings.choice == .one, let selectedPosition else { return focusChosenRow() }
        return moveTo(min(selectedPosition + 1, store.shown.count - 1))
    }

    private func focusChosenRow() -> Bool {
        guard !store.shown.isEmpty else { return false }
        return moveTo(min(selectedPosition ?? current, store.shown.count - 1))
    }

    /// Gives the selected row the focus, or the first one, as soon as there is one, unless the user is in the table.
    package func focus() { focus(movingFromRow: false) }

    private func focus(movingFromRow: Bool) {
        focusing.start { [weak self] _ in
            guard let self, box.isMapped, movingFromRow || !hasFocus, !store.shown.isEmpty else { return false }
            // GTK makes the rows of a model that was empty when it lays out the view.
            return !focusChosenRow()
        }
    }

    /// Whether a row or a text of the table has the focus.
    private var hasFocus: Bool {
        guard let root = gtk_widget_get_root(box), let focus = gtk_root_get_focus(root),
            gtk_widget_is_ancestor(focus, box) != 0
        else { return false }
        return cells.focusedPosition != nil || focus.isText
    }
}
