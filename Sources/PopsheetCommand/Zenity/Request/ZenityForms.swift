/// `--forms`: fields to fill in.
struct ZenityForms: Hashable, Sendable {
    /// A field, with its label.
    struct Field: Hashable, Sendable {
        enum Kind: Hashable, Sendable {
            case entry
            case password
            case multiline
            case calendar
            case list(columns: [String], rows: [[String]])
            case combo([String])
        }

        var label: String
        var kind: Kind
    }

    var text: ZenityText
    var fields: [Field]
    var showsHeaders: Bool
    /// The columns that lists don't show, from 0.
    var hiddenColumns: Set<Int>
    /// The separator as it was given: its escape sequences are not resolved (zenity.md §4).
    var separator: [UInt8]
    /// The format of dates; nil is the locale's.
    var dateFormat: String?

    init(_ arguments: ZenityArguments, isMarkup: ZenityText.MarkupCheck) {
        text = arguments.message(isMarkup)
        fields = FormFields(arguments).all
        showsHeaders = arguments.has(.showHeader)
        hiddenColumns = Set(ColumnNumbers.indices(arguments.text(.hideColumn) ?? "", columns: .max))
        separator = arguments.bytes(.separator) ?? Array("|".utf8)
        dateFormat = arguments.text(.dateFormat)
    }
}

/// Makes the fields of a form: the nth values belong to the nth list or combo box.
private struct FormFields {
    private var cells: ArraySlice<String>
    private let columns: [String]
    private var choices: ArraySlice<String>
    private var lists = 0
    private(set) var all: [ZenityForms.Field] = []

    init(_ arguments: ZenityArguments) {
        cells = arguments.texts(.listValues)[...]
        columns = arguments.texts(.columnValues)
        choices = arguments.texts(.comboValues)[...]
        for occurrence in arguments.occurrences {
            let label = occurrence.text
            if let kind = kind(occurrence.name, label) { all.append(ZenityForms.Field(label: label, kind: kind)) }
        }
    }

    private mutating func kind(_ name: ZenityOptionName, _ label: String) -> ZenityForms.Field.Kind? {
        switch name {
        case .addEntry: .entry
        case .addPassword: .password
        case .addMultilineEntry: .multiline
        case .addCalendar: .calendar
        case .addList: list(label)
        case .addCombo: .combo(choices.popFirst().map { Self.parts($0) } ?? [])
        default: nil
        }
    }

    private mutating func list(_ label: String) -> ZenityForms.Field.Kind {
        // A list without columns of its own has those of the first list.
        let headers = columns.indices.contains(lists) ? columns[lists] : columns.first
        lists += 1
        let names = headers.map { Self.parts($0) } ?? [label]
        let values = cells.popFirst().map { Self.parts($0) } ?? []
        let rows = stride(from: 0, to: values.count, by: names.count).map { start in
            Array(values[start..<min(start + names.count, values.count)])
        }
        return .list(columns: names, rows: rows)
    }

    private static func parts(_ values: String) -> [String] {
        values.split(separator: "|", omittingEmptySubsequences: false).map { String($0) }
    }
}
