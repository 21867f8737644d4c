import CPopsheet
import Popsheet
package import PopsheetSearch

/// A table of rows to choose from.
///
/// It shows as many rows as there is space for and scrolls; rows can be appended while it is shown. With many rows it has
/// a field that reduces them to those that contain a text.
package final class Table: DialogWidget {
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

    /// Which row is highlighted after a change of the text that finds rows.
    package enum Highlight {
        /// The row before, if the user has chosen it and it is still shown, or else the first one.
        case sameRow
        /// The first one.
        case first
        /// The row at the same place.
        case samePlace
    }

    /// The settings of a table.
    package struct Settings {
        /// What assistive technologies call the table.
        package var name: String
        package var columns: [TableColumn]
        package var choice = Choice.one
        package var showsHeader = true
        /// Whether the table is below texts.
        package var isBelowTexts = false
        /// Whether the Return key accepts in a list with toggles too, and in the field that filters, whatever an action
        /// does that accepts; otherwise it toggles the row.
        package var returnAccepts = false
        /// Whether the table takes the keyboard focus once it has rows.
        package var takesFocus = true
        /// Whether assistive technologies call a row by the texts of all its columns, and not only by the first one.
        package var namesAllTexts = false
        /// Whether typing finds texts inside the first column too, and not only at its beginning.
        package var searchesInside = false
        /// Whether there is a field that filters the rows; nil for one from a number of rows on.
        package var filters: Bool?
        /// Whether a spinner turns while there is no row.
        package var isAnimated = true
        /// How the text in the field finds rows.
        package var method = SearchMethod.containing
        /// The columns that are searched; nil for those with texts.
        package var searchedColumns: [Int]?
        /// The index of the cells that name the rows' sections, whose rows are shown together below the name; nil without
        /// sections.
        ///
        /// A table that is sorted by a column has none.
        package var sectionColumn: Int?
        /// Whether the field has the focus, always: rows are highlighted by keys of the dialog (`onKey`), a press on a row
        /// accepts it, and one with the Control key checks it.
        package var typesInField = false
        /// The number of rows above which the table scrolls; nil for as many as there is space for.
        package var maximumRows: Int?
        /// Whether nothing is shown while there is no row.
        package var hidesPlaceholder = false
        /// Whether the text in the field is hidden, as a password.
        package var hidesText = false
        /// The label of the row that accepts a text with which no row is found; nil without such a row.
        package var customLabel: ((String) -> String)?
        /// The number of rows that can be checked; nil for any number.
        package var limit: Int?
        /// Which row is highlighted after a change of the text.
        package var highlightAfterSearch = Highlight.sameRow

        /// Whether a row is as high whatever it contains.
        var hasRowsOfOneHeight: Bool { sectionColumn == nil && columns.allSatisfy { $0.wrapWidth == nil } }

        package init(_ name: String, columns: [TableColumn]) { (self.name, self.columns) = (name, columns) }
    }

    /// Runs when the user accepts the chosen rows: by the Return key, or by another press on a row.
    package var onActivate: (() -> Void)? {
        get { state.onActivate }
        set { state.onActivate = newValue }
    }
    /// Runs after each change of the selection, the checks or the radio buttons.
    package var onSelect: (() -> Void)? {
        get { state.onSelect }
        set { state.onSelect = newValue }
    }

    /// Runs at each key in the table or its field, before they handle it; returns whether it has.
    package var onKey: ((KeyStroke) -> Bool)?
    /// Runs when the user accepts the text with which no row is found.
    package var onCustom: (() -> Void)?
    /// Runs after each change of the text in the field, when the rows that it finds are shown.
    package var onSearch: (() -> Void)?

    private let state: TableState
    private let cells: TableCells
    private let keys: TableKeys
    private let presses: TablePresses
    private let field: FilterField
    private let area: TableArea
    private lazy var focusing = makeTicker()
    private lazy var search = TableSearch(state) { [weak self] change in self?.rearrange(isSearch: true, change) }

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
        // A check box, or the check mark of the chosen row.
        let mark = hasToggles ? 2 * margin : Int(DialogMetrics.checkWidth)
        return (width - mark) / count - 2 * margin - icon
    }

    package init(_ settings: Settings) {
        state = TableState(settings)
        field = FilterField(capturing: state.view, hasFocus: settings.typesInField)
        cells = TableCells(state)
        keys = TableKeys(state, cells, field)
        presses = TablePresses(state, cells)
        area = TableArea(of: state.view, settings)
        super.init(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
        build(settings)
    }

    private func build(_ settings: Settings) {
        let view = state.view
        if state.hasToggles || !settings.typesInField {
            gtk_widget_add_css_class(view, state.hasToggles ? StyleClass.toggles : StyleClass.choices)
        }
        pop_widget_set_accessible_label(view, settings.name)
        // The list of rows, which old versions of GTK call by the name of its type.
        for part in view.children where part.isA(gtk_list_view_get_type()) {
            pop_widget_set_accessible_label(part, settings.name)
        }
        let columnView = OpaquePointer(view)
        for column in settings.columns { cells.addColumn(column, to: columnView) }
        pop_column_view_show_header(columnView, settings.showsHeader)
        gtk_box_append(pointer.cast(), field.widget)
        gtk_box_append(pointer.cast(), area.widget)
        gtk_box_append(pointer.cast(), area.placeholder.widget)
        if settings.typesInField {
            gtk_widget_set_can_focus(view, 0)
            gtk_widget_add_css_class(view, StyleClass.typed)
            field.isShown = true
            field.setName(settings.name)
            if settings.hidesText { field.hideText() }
        }
        area.separate(belowField: field.isShown)
        field.onChange = { [weak self] text in
            // The table keeps its height, however few rows are left.
            if text.isEmpty || self?.state.store.query == nil { self?.area.keepHeight(!text.isEmpty) }
            self?.search.find(text)
        }
        field.onLeave = { [weak self] in self?.enterFromField() ?? false }
        if settings.returnAccepts {
            field.onReturn = { [weak self] in
                // The key is for what was typed before it.
                self?.search.finish()
                self?.onActivate?()
            }
        }
        signals = [
            Signal(view, "activate") { [weak state] in state?.activate(Int($0[0])) },
            .answering(area.widget, "entered") { [weak self] _ in self?.focusChosenRow() ?? false },
            Signal(gtk_column_view_get_sorter(columnView), "changed") { [weak self] _ in self?.sort() },
        ]
        state.onChange = { [weak cells] in cells?.refresh($0) }
        area.onCustom = { [weak self] in self?.onCustom?() }
        listenToKeys()
        cells.onRow = { [weak keys] in keys?.listen(on: $0) }
    }

    /// The sheet gives keys to the widget with the focus, and then to those around it.
    private func listenToKeys() {
        let handle: @MainActor (KeyStroke) -> Bool = { [weak self] in self?.onKey?($0) ?? false }
        keys.onKey = handle
        for widget in [field.textWidget, area.placeholder.widget] {
            let listening = WidgetKeys.handling(widget) {
                handle(KeyStroke(key: UInt32($0), modifiers: .init(rawValue: $1)))
            }
            if let listening { signals.append(listening) }
        }
    }

    // MARK: Rows

    /// Appends rows; the first ones are selected as the choice demands.
    package func append(_ new: [TableRow]) {
        guard !new.isEmpty else { return }
        let (isFirst, hadChoice) = (state.store.count == 0, state.hasChoice)
        if !state.store.isInGivenOrder(with: new) {
            let new = state.permitted(new)
            rearrange { _ = $0.append(new) }
        } else {
            state.append(new)
        }
        let filters = state.settings.filters
        field.isShown =
            state.settings.typesInField || filters ?? (field.isShown || state.store.count >= Self.filteredCount)
        area.separate(belowField: field.isShown)
        followMatches()
        onSelect?()
        cells.showIcons(of: new)
        guard isFirst || (!hadChoice && state.hasChoice) else { return }
        area.showsRows = true
        let isInRow = cells.focusedPosition != nil
        state.selectDefault()
        let takesFocus = isFirst && state.settings.takesFocus || isInRow
        if !state.settings.typesInField, takesFocus { focus(movingFromRow: isInRow) }
    }

    /// Whether rows may still be appended, which a table without rows shows.
    package var waits: Bool {
        get { area.placeholder.waits }
        set {
            area.placeholder.waits = newValue
            if !newValue, field.isShown { search.prepare { [cells] in cells.loadEmphasis() } }
        }
    }

    /// Selects a row, unless the user has selected one; the focus follows if a row has it.
    package func selectFirst(_ row: Int) {
        guard let position = state.store.shown.position(of: row) else { return }
        state.selectFirst(position)
        if cells.focusedPosition != nil { focus(movingFromRow: true) }
    }

    /// A row, with the changes of the user.
    package func row(_ index: Int) -> TableRow { state.store[index] }

    /// A cell of a row.
    package func cell(_ row: Int, _ column: Int) -> [UInt8] { state.store.cell(row, column) }

    /// The number of rows.
    package var count: Int { state.store.count }

    /// The indices of the chosen rows, in the order in which they were appended.
    package var chosen: [Int] { state.chosen }

    /// The index of the highlighted row, in a table with one; nil if it can't be chosen.
    package var highlighted: Int? {
        state.selectedPosition.map { state.store.shown[$0] }.flatMap { state.store.isEnabled($0) ? $0 : nil }
    }

    private func sort() {
        var isDescending = false
        let index = Int(pop_column_view_sorted_column(OpaquePointer(state.view), &isDescending))
        let column = state.settings.columns.first { $0.index == index }
        rearrange { $0.sort(by: column, isDescending: isDescending) }
    }

    /// The text in the field that finds rows.
    package var text: String {
        get { field.text }
        set { field.replaceText(newValue) }
    }

    /// Edits the text in the field, as a key does.
    package func edit(_ edit: FieldEdit) { field.edit(edit) }

    /// Whether the cursor is at the end of the text in the field, and at its start.
    package var isCursorAtEnd: Bool { field.isAtEnd }
    package var isCursorAtStart: Bool { field.isAtStart }

    /// Waits until the rows are shown that the text in the field finds.
    package func finishSearch() { search.finish() }

    /// The number of rows that are shown.
    package var shownCount: Int { state.store.shown.count }

    /// The row at a position.
    package func shownRow(_ position: Int) -> Int { state.store.shown[position] }

    /// The position of the highlighted row, enabled or not; nil without one.
    package var highlightedPosition: Int? { state.store.shown.isEmpty ? nil : state.selectedPosition }

    /// The position of a row; nil if it is not shown.
    package func position(of row: Int) -> Int? { state.store.shown.position(of: row) }

    /// The first shown row that a text finds; nil without one.
    package func firstRow(matching text: String, _ method: SearchMethod) -> Int? {
        state.store.firstRow(matching: SearchQuery(text, method))
    }

    /// Highlights the row at a position, or the nearest one.
    package func highlight(position: Int) {
        guard !state.store.shown.isEmpty else { return }
        state.select(max(0, min(position, state.store.shown.count - 1)))
    }

    /// The number of rows that are visible at once.
    package var visibleRows: Int { cells.visibleRows }

    /// Checks a row, or unchecks it.
    package func toggle(_ row: Int) {
        if let position = state.store.shown.position(of: row) { state.toggle(position) }
    }

    /// Checks all rows that are shown, up to the limit, or unchecks all rows.
    package func checkAll(_ isOn: Bool) {
        state.checkAll(isOn)
        cells.refreshAll()
        followMatches()
        onSelect?()
    }

    /// Whether a row is checked.
    package func isOn(_ row: Int) -> Bool { state.store.isOn(row) }

    private func rearrange(isSearch: Bool = false, _ change: (inout TableStore) -> Void) {
        let isInRow = cells.focusedPosition != nil
        state.rearrange(isSearch: isSearch, change)
        cells.refreshAll(comingIntoView: state.selectedPosition ?? 0)
        followMatches()
        if isSearch { onSearch?() }
        onSelect?()
        if isInRow, !field.takeFocus() { focus(movingFromRow: true) }
    }

    /// Shows a text in the place of the rows if the filter hides all of them; the field can have the focus then, since no row
    /// can.
    private func followMatches() {
        let accepted = canAcceptText ? state.settings.customLabel?(TableRow.text(Array(field.text.utf8))) : nil
        area.show(store: state.store, accepting: accepted)
        if state.store.shown.isEmpty, state.store.count > 0 { field.acceptFocus() }
    }

    /// Whether no row is found with the text in the field, which can be accepted instead of rows that are checked.
    package var canAcceptText: Bool {
        state.settings.customLabel != nil && state.store.shown.isEmpty && chosen.isEmpty
            && !field.text.unicodeScalars.allSatisfy(\.properties.isWhitespace)
    }

    // MARK: Focus

    private func makeTicker() -> FrameTicker { FrameTicker(state.view) }

    /// The Down key in the field: the row below the selected one, since the Return key accepts that one there too.
    private func enterFromField() -> Bool {
        keys.showFocus()
        guard state.settings.choice == .one, let position = state.selectedPosition else { return focusChosenRow() }
        return cells.moveTo(min(position + 1, state.store.shown.count - 1))
    }

    private func focusChosenRow() -> Bool {
        guard !state.store.shown.isEmpty else { return false }
        return cells.moveTo(min(state.selectedPosition ?? state.current, state.store.shown.count - 1))
    }

    /// Gives the selected row the focus, or the first one, as soon as there is one, unless the user is in the table.
    package func focus() {
        if state.settings.typesInField { focusField() } else { focus(movingFromRow: false) }
    }

    private func focusField() {
        focusing.start { [weak self] _ in
            guard let self, pointer.isMapped else { return false }
            field.grabFocus()
            return false
        }
    }

    private func focus(movingFromRow: Bool) {
        focusing.start { [weak self] _ in
            guard let self, pointer.isMapped else { return false }
            // Where no row is found, the text is changed next.
            let changesText = state.store.shown.isEmpty && state.store.count > 0 && field.isShown
            guard movingFromRow || !hasFocus || changesText && field.isWhollySelected else { return false }
            if changesText { field.grabFocus() }
            if state.store.shown.isEmpty { return false }
            // GTK makes the rows of a model that was empty when it lays out the view.
            return !focusChosenRow()
        }
    }

    /// Whether a row or a text of the table has the focus.
    private var hasFocus: Bool {
        guard let root = gtk_widget_get_root(pointer), let focus = gtk_root_get_focus(root),
            gtk_widget_is_ancestor(focus, pointer) != 0
        else { return false }
        return cells.focusedPosition != nil || focus.isText
    }
}
