import PopsheetRandomNumbers
import PopsheetSearch
import Testing

@testable import PopsheetDialogs

/// Which rows of a table are shown in which order.
@Suite struct TableStoreTests {
    private let column = TableColumn("Name", index: 0)

    private func store(_ names: String...) -> TableStore { store(names) }

    private func store(_ names: [String]) -> TableStore {
        var store = TableStore()
        store.searched = [0]
        _ = store.append(rows(names))
        return store
    }

    private func rows(_ names: [String]) -> [TableRow] { names.map { TableRow(cells: [Array($0.utf8)]) } }

    private func names(_ store: TableStore) -> [String] {
        store.shown.map { String(decoding: store.cell($0, 0), as: UTF8.self) }
    }

    @Test func rowsAreShownInTheOrderInWhichTheyCome() {
        var store = store("b", "a")
        #expect(store.append(rows(["c"])) == 1)
        #expect(names(store) == ["b", "a", "c"])
        #expect(store.isInGivenOrder(with: rows(["a"])))
    }

    @Test func aFilterShowsTheRowsThatContainATextInAnyCase() {
        var store = store("Äpfel", "apple", "Pineapple", "Kiwi")
        store.filter(by: "APP")
        #expect(names(store) == ["apple", "Pineapple"])
        #expect(store.append(rows(["Appenzell", "Kohl"])) == 1)
        #expect(names(store) == ["apple", "Pineapple", "Appenzell"])
        store.filter(by: "äP")
        #expect(names(store) == ["Äpfel"])
        store.filter(by: "nothing")
        #expect(store.shown.isEmpty)
        store.filter(by: "")
        #expect(Array(store.shown) == Array(0..<6))
    }

    @Test func onlySearchedColumnsAreFiltered() {
        var store = TableStore()
        store.searched = [1]
        _ = store.append([TableRow(cells: [[0x61], [0x62]]), TableRow(cells: [[0x62]])])
        store.filter(by: "b")
        #expect(Array(store.shown) == [0])
        store.filter(by: "a")
        #expect(store.shown.isEmpty)
    }

    @Test func aPermanentRowIsShownWithEveryText() {
        var store = store("apple", "always", "grape")
        var permanent = rows(["kept", "other"])
        permanent[0].isPermanent = true
        _ = store.append(permanent)
        store.filter(by: "ap")
        #expect(names(store) == ["apple", "grape", "kept"])
        #expect(store.append(rows(["map", "x"])) == 1)
        #expect(names(store) == ["apple", "grape", "kept", "map"])
        store.filter(by: "apple")
        #expect(names(store) == ["apple", "kept"])
        store.filter(by: "")
        #expect(store.shown.count == 7)
    }

    @Test func aPermanentRowFollowsThoseThatRank() {
        var store = TableStore()
        (store.searched, store.method) = ([0], .fuzzy)
        var new = rows(["kept", "xab", "ab"])
        new[0].isPermanent = true
        _ = store.append(new)
        store.filter(by: "ab")
        #expect(names(store) == ["ab", "xab", "kept"])
    }

    @Test func numbersInTextsAreSortedByTheirValues() {
        var store = store("file10", "file9", "file1", "file9")
        store.sort(by: column, isDescending: false)
        #expect(Array(store.shown) == [2, 1, 3, 0])
        store.sort(by: column, isDescending: true)
        // Equal rows stay in the order in which they came.
        #expect(Array(store.shown) == [0, 1, 3, 2])
        #expect(store.append(rows(["file5"])) == 1)
        #expect(Array(store.shown) == [0, 1, 3, 4, 2])
        store.sort(by: nil, isDescending: false)
        #expect(Array(store.shown) == Array(0..<5))
    }

    @Test func rowsThatAreOnAreSortedFirst() {
        var store = TableStore()
        _ = store.append([false, true, false, true].map { TableRow(cells: [], isOn: $0) })
        let toggles = TableColumn("On", .toggle, index: 0)
        store.sort(by: toggles, isDescending: false)
        #expect(Array(store.shown) == [1, 3, 0, 2])
        store.set(true, 2)
        store.sort(by: toggles, isDescending: true)
        #expect(Array(store.shown) == [0, 1, 2, 3])
        #expect(store.rowsOn == [1, 2, 3])
    }

    @Test func aTextIsFoundFromAPositionOnAndThenFromTheStart() {
        let store = store("Apple", "Banana", "Nectarine", "apricot")
        #expect(store.position(of: "ap", inside: false, from: 0) == 0)
        #expect(store.position(of: "AP", inside: false, from: 1) == 3)
        #expect(store.position(of: "b", inside: false, from: 2) == 1)
        #expect(store.position(of: "n", inside: false, from: 0) == 2)
        #expect(store.position(of: "n", inside: true, from: 0) == 1)
        #expect(store.position(of: "x", inside: true, from: 0) == nil)
        #expect(store.position(of: "\u{3BB}", inside: false, from: 0) == nil)
        #expect(TableStore().position(of: "x", inside: true, from: 0) == nil)
    }

    @Test func aTextIsFoundInEnabledRowsOnly() {
        var store = store("Apple", "Banana")
        _ = store.append([TableRow(cells: [Array("Blackberry".utf8)], isEnabled: false)])
        #expect(store.position(of: "b", inside: false, from: 2) == 1)
        #expect(store.position(of: "bl", inside: true, from: 0) == nil)
    }

    @Test func aCellIsChangedAndMissingOnesAreAdded() {
        var store = store("a")
        store.set([0xFF], row: 0, column: 2)
        #expect(store[0].cells == [[0x61], [], [0xFF]])
    }

    /// Whatever came first: the same rows are shown, in the same order.
    @Test func theOrderOfStepsDoesNotMatter() {
        for var random in RandomNumbers.cases(200) {
            let names = (0..<Int.random(in: 0...30, using: &random)).map { _ in
                String((0..<3).map { _ in "abAÄ19\u{0}".randomElement(using: &random) ?? "a" })
            }
            let text = ["", "a", "1", "ä9"].randomElement(using: &random) ?? ""
            let isDescending = Bool.random(using: &random)
            let split = Int.random(in: 0...names.count, using: &random)
            var first = store(Array(names[..<split]))
            first.filter(by: text)
            first.sort(by: column, isDescending: isDescending)
            let before = first.shown.count
            let added = first.append(rows(Array(names[split...])))
            var second = store(names)
            second.sort(by: column, isDescending: isDescending)
            second.filter(by: text)
            #expect(Array(first.shown) == Array(second.shown), "\(random)")
            #expect(first.shown.count == before + added, "\(random)")
            #expect(Set(first.shown).count == first.shown.count, "\(random)")
        }
    }

    @Test func textOfCellsIsPrintableAndShort() {
        let row = TableRow(cells: [[0x61, 0xFF, 0x1B, 0x0A], Array(repeating: 0x61, count: 1_000_000)])
        #expect(row.text(0) == "a\u{FFFD}\u{241B}\u{21B5}")
        #expect(row.text(1).count < 5_000)
        #expect(row.text(2) == "")
    }
}
