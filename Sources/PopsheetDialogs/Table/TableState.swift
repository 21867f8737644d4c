import CPopsheet
import Popsheet
import PopsheetSearch

/// What a table shares with its cells, keys and presses: its rows, which of them are shown, and which are chosen.
@MainActor
final class TableState {
    let settings: Table.Settings
    private(set) var store = TableStore()
    /// The column view.
    nonisolated(unsafe) let view: WidgetPointer
    nonisolated(unsafe) private let positions: OpaquePointer
    nonisolated(unsafe) private let selection: OpaquePointer
    /// Runs when the user accepts the chosen rows.
    var onActivate: (() -> Void)?
    /// Runs after each change of the selection, the checks or the radio buttons.
    var onSelect: (() -> Void)?
    /// Runs when a row must be shown again.
    var onChange: ((_ row: Int) -> Void)?
    /// Runs before the row at a position scrolls into view.
    var onReveal: ((_ position: Int) -> Void)?
    /// The position of the row in which the last key was pressed.
    var current = 0
    private var signals: [Signal] = []
    private var radio: Int?
    /// The position of the row that was last selected alone, which a text that finds no row does not change.
    private var place: Int?
    /// The selected rows that the filter hides, of a table in which any number of rows is selected.
    private var hidden: Set<Int> = []
    /// The row that is selected because the user has selected none.
    private var defaultSelection: Int?
    private var isArranging = false
    /// Whether the selection is changed by the program, and whether it has ever been by the user.
    private var isSelecting = false
    private var isOfUser = false

    init(_ settings: Table.Settings) {
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
        g_object_ref_sink(view)
        let texts = settings.columns.filter(\.isText)
        store.searched = settings.searchedColumns ?? texts.map(\.index) + texts.compactMap(\.subtitle)
        store.method = settings.method
        store.sectionColumn = settings.sectionColumn
        signals = [
            Signal(UnsafeMutableRawPointer(selection), "selection-changed") { [weak self] _ in self?.noteSelection() }
        ]
    }

    deinit {
        g_object_unref(view)
        g_object_unref(UnsafeMutableRawPointer(selection))
        g_object_unref(UnsafeMutableRawPointer(positions))
    }

    /// Whether rows have check boxes or radio buttons.
    var hasToggles: Bool { settings.choice == .checks || settings.choice == .radios }

    // MARK: Rows

    /// Appends rows to those that are shown in the order in which they came.
    func append(_ new: [TableRow]) {
        let count = store.shown.count
        selecting { show(count, 0, store.append(permitted(new))) }
    }

    /// Changes which rows are shown, or their order, and keeps the selection, or the place that the settings demand.
    ///
    /// - Parameter isSearch: Whether the text has changed that finds the rows.
    func rearrange(isSearch: Bool = false, _ change: (inout TableStore) -> Void) {
        let before = store.shown.count
        place = selectedPosition ?? place
        var wanted: Set<Int> = hasChoice ? selectedRows : []
        isArranging = true
        change(&store)
        // The user has not chosen a row that was highlighted because it was the first one; where a change of the text
        // demands a place, it is kept while other rows arrive.
        if let defaultSelection, settings.highlightAfterSearch == .sameRow,
            settings.choice == .several || store.query?.ranks == true
        {
            wanted.remove(defaultSelection)
        }
        // Row widgets at the positions before and after are the same ones; the cells show other rows in them.
        let kept = min(before, store.shown.count)
        show(kept, before - kept, store.shown.count - kept)
        current = 0
        switch isSearch ? settings.highlightAfterSearch : .sameRow {
        case .sameRow: selectAgain(wanted)
        case .first: selectDefault()
        case .samePlace: if !store.shown.isEmpty { select(min(place ?? 0, store.shown.count - 1)) }
        }
        isArranging = false
    }

    /// New rows of which at most one has its radio button on, which turns off that of a row before, and no more are checked
    /// than can be.
    func permitted(_ new: [TableRow]) -> [TableRow] {
        guard settings.limit != nil || settings.choice == .radios, let last = new.lastIndex(where: \.isOn) else {
            return new
        }
        var new = new
        if let limit = settings.limit {
            let excess = new.indices.filter { new[$0].isOn }.dropFirst(max(0, limit - store.rowsOn.count))
            for index in excess { new[index].isOn = false }
            return new
        }
        for index in new.indices { new[index].isOn = index == last }
        turnOff()
        radio = store.count + last
        return new
    }

    private func show(_ position: Int, _ removed: Int, _ added: Int) {
        pop_positions_splice(positions, UInt32(position), UInt32(removed), UInt32(added))
    }

    /// Changes a cell, as the user does.
    func change(row: Int, column: Int, to cell: [UInt8]) { store.set(cell, row: row, column: column) }

    // MARK: Selection

    /// The indices of the chosen rows, in the order in which they were appended.
    var chosen: [Int] {
        switch settings.choice {
        // The user can't turn off a row that is not enabled.
        case .checks, .radios: store.rowsOn
        case .one, .several: selectedRows.filter { store.isEnabled($0) }.sorted()
        }
    }

    /// Whether one of the shown rows can be chosen, or the filter hides selected ones.
    var hasChoice: Bool { !hidden.isEmpty || store.shown.contains { store.isEnabled($0) } }

    /// The indices of the selected rows, also of those that the filter hides.
    private var selectedRows: Set<Int> { hidden.union(selected.map { store.shown[$0] }) }

    /// The positions of the selected rows.
    private var selected: [Int] {
        let bitset = gtk_selection_model_get_selection(selection)
        defer { gtk_bitset_unref(bitset) }
        return (0..<gtk_bitset_get_size(bitset)).map { Int(gtk_bitset_get_nth(bitset, UInt32($0))) }
            .filter { store.shown.indices.contains($0) }
    }

    /// The position of the row that is selected alone; nil without one.
    var selectedPosition: Int? {
        let selected = selected
        return selected.count == 1 ? selected[0] : nil
    }

    /// Selects a row, and scrolls to it.
    func select(_ position: Int) {
        gtk_selection_model_select_item(selection, UInt32(position), 1)
        reveal(position)
    }

    /// Selects a row, unless the user has selected one.
    func selectFirst(_ position: Int) { if !isOfUser { selecting { select(position) } } }

    private func selecting(_ body: () -> Void) {
        isSelecting = true
        defer { isSelecting = false }
        body()
    }

    /// Selects those of some rows that are shown, and remembers the others of a table with several.
    private func selectAgain(_ wanted: Set<Int>) {
        let found =
            wanted.count == 1
            ? wanted.compactMap { store.shown.position(of: $0) }
            : wanted.isEmpty ? [] : store.shown.indices.filter { wanted.contains(store.shown[$0]) }
        hidden = settings.choice == .several ? wanted.subtracting(found.map { store.shown[$0] }) : []
        guard found.first != nil || hidden.isEmpty else {
            gtk_selection_model_unselect_all(selection)
            if !store.shown.isEmpty { reveal(0) }
            return
        }
        // Without one of them the first row is selected, so that the Return key accepts it.
        guard let first = found.first else { return selectDefault() }
        defaultSelection = nil
        gtk_selection_model_select_item(selection, UInt32(first), 1)
        for position in found.dropFirst() { gtk_selection_model_select_item(selection, UInt32(position), 0) }
        reveal(first)
    }

    /// Selects the first row that is shown and can be chosen, or the one at the place that is kept, which the user has not
    /// done.
    func selectDefault() {
        guard !store.shown.isEmpty else { return }
        let kept = settings.highlightAfterSearch == .samePlace ? place.map { min($0, store.shown.count - 1) } : nil
        let first = kept ?? store.shown.firstIndex { store.isEnabled($0) } ?? 0
        selecting { _ = gtk_selection_model_select_item(selection, UInt32(first), 1) }
        defaultSelection = store.shown[first]
        reveal(first)
    }

    private func reveal(_ position: Int) {
        onReveal?(position)
        pop_column_view_reveal(OpaquePointer(view), UInt32(position))
    }

    private func noteSelection() {
        if isArranging { return }
        defaultSelection = nil
        if !isSelecting { isOfUser = true }
        onSelect?()
    }

    // MARK: Choosing

    /// A row was pressed twice, or has received the Return key.
    func activate(_ position: Int) {
        // With toggles, both presses have toggled it, and the key has arrived before.
        if hasToggles { return }
        // The space bar may have removed the selection of the row before.
        if settings.choice == .several, selectedRows.isEmpty { select(position) }
        onActivate?()
    }

    /// A row of a list with toggles has received the Return key.
    func pressReturn(_ position: Int) {
        if settings.returnAccepts { onActivate?() } else { toggle(position) }
    }

    /// Turns the check box of a row on or off, or its radio button on.
    func toggle(_ position: Int) {
        guard hasToggles, store.shown.indices.contains(position) else { return }
        let row = store.shown[position]
        guard store.isEnabled(row) else { return }
        if settings.choice == .radios {
            if radio == row { return }
            turnOff()
            radio = row
        }
        if !store.isOn(row), let limit = settings.limit, store.rowsOn.count >= limit { return }
        store.set(!store.isOn(row), row)
        onChange?(row)
        onSelect?()
    }

    /// Checks all rows that are shown and can be chosen, up to the limit, or unchecks all rows.
    func checkAll(_ isOn: Bool) {
        guard isOn else {
            for row in store.rowsOn where store.isEnabled(row) { store.set(false, row) }
            return
        }
        var left = (settings.limit ?? .max) - (settings.limit == nil ? 0 : store.rowsOn.count)
        for row in store.shown where left > 0 && store.isEnabled(row) && !store.isOn(row) {
            store.set(true, row)
            left -= 1
        }
    }

    private func turnOff() {
        guard let radio else { return }
        store.set(false, radio)
        onChange?(radio)
    }
}
