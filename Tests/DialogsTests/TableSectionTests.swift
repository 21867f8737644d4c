import PopsheetSearch
import Testing

@testable import PopsheetDialogs

/// The sections of a table's rows.
@Suite struct TableSectionTests {
    private func row(_ name: String, _ section: String) -> TableRow {
        TableRow(cells: [Array(name.utf8), Array(section.utf8)])
    }

    private func store(_ new: [TableRow]) -> TableStore {
        var store = TableStore()
        (store.searched, store.sectionColumn, store.method) = ([0], 1, .words)
        _ = store.append(new)
        return store
    }

    /// The rows as they are shown, each section's name before its rows.
    private func shown(_ store: TableStore) -> [String] {
        store.shown.indices.flatMap { position in
            (store.section(startingAt: position).map { ["[\($0)]"] } ?? [])
                + [String(decoding: store.cell(store.shown[position], 0), as: UTF8.self)]
        }
    }

    @Test func theRowsOfASectionAreBelowItsName() {
        let store = store([row("a", "One"), row("b", "One"), row("c", "Two")])
        #expect(shown(store) == ["[One]", "a", "b", "[Two]", "c"])
        #expect(store.isInGivenOrder(with: [row("d", "Two"), row("e", "Three"), row("f", "Three")]))
        #expect(!store.isInGivenOrder(with: [row("d", "One")]))
        #expect(!store.isInGivenOrder(with: [row("d", "Three"), row("e", "Two")]))
    }

    @Test func rowsThatComeLaterAreAddedToTheirSection() {
        var store = store([row("a", "One"), row("b", "Two")])
        _ = store.append([row("c", "One"), row("d", ""), row("e", "Three"), row("f", "Two")])
        #expect(shown(store) == ["d", "[One]", "a", "c", "[Two]", "b", "f", "[Three]", "e"])
    }

    @Test func theSectionOfTheBestMatchIsFirst() {
        var store = store([row("misfire", "One"), row("water", "One"), row("fire", "Two"), row("a fire", "One")])
        store.filter(by: "fire")
        #expect(shown(store) == ["[Two]", "fire", "[One]", "a fire", "misfire"])
        store.filter(by: "water")
        #expect(shown(store) == ["[One]", "water"])
        store.showAll()
        #expect(shown(store) == ["[One]", "misfire", "water", "a fire", "[Two]", "fire"])
    }

    @Test func aMethodThatKeepsTheOrderKeepsTheOrderOfSections() {
        var store = store([row("misfire", "One"), row("fire", "Two"), row("fire 2", "One")])
        store.method = .exact
        store.filter(by: "fire")
        #expect(shown(store) == ["[One]", "misfire", "fire 2", "[Two]", "fire"])
    }

    @Test func rowsThatAreSortedByAColumnHaveNoSections() {
        var store = store([row("b", "One"), row("c", "One"), row("a", "Two")])
        store.sort(by: TableColumn("Name", index: 0), isDescending: false)
        #expect(shown(store) == ["a", "b", "c"])
        store.sort(by: nil, isDescending: false)
        #expect(shown(store) == ["[One]", "b", "c", "[Two]", "a"])
    }

    @Test func aNameIsShownAsOneLineOfText() {
        let store = store([row("a", "One\nTwo"), TableRow(cells: [[0x62], [0xFF, 0x41]])])
        #expect(shown(store) == ["[One↵Two]", "a", "[\u{FFFD}A]", "b"])
    }
}
