import PopsheetDialogs

/// A field of a form, and what it contains.
@MainActor
protocol ZenityFormField: AnyObject {
    /// What is in the field now.
    var value: ZenityContent.Field { get }
    /// What is shown.
    var shown: DialogWidget { get }
}

extension TextField: ZenityFormField {
    var value: ZenityContent.Field { .text(text) }
    var shown: DialogWidget { self }
}

extension TextPane: ZenityFormField {
    var value: ZenityContent.Field { .text(text) }
    var shown: DialogWidget { self }
}

extension DateButton: ZenityFormField {
    var value: ZenityContent.Field { .date(date) }
    var shown: DialogWidget { self }
}

extension ChoiceButton: ZenityFormField {
    var value: ZenityContent.Field { .choice(choice) }
    var shown: DialogWidget { self }
}

/// A list of a form, with the cells that it prints.
final class ZenityFormTable: ZenityFormField {
    private let table: SmallTable
    private let rows: [[String]]

    init(_ table: SmallTable, _ rows: [[String]]) { (self.table, self.rows) = (table, rows) }

    var value: ZenityContent.Field { .cells(table.selection.map { rows[$0] } ?? []) }
    var shown: DialogWidget { table }
}
