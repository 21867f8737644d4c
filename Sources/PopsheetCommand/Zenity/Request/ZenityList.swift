/// `--list`: rows to choose from.
struct ZenityList: Hashable, Sendable {
    /// What the first column shows.
    enum Toggle: Hashable, Sendable {
        case none
        case check
        case radio
        /// An image, which isn't a toggle.
        case image

        /// Whether the first cell of a row says if it is on.
        var isToggle: Bool { self == .check || self == .radio }
    }

    var text: ZenityText
    /// The headers of all columns, including that of the toggles.
    var columns: [String]
    var toggle: Toggle
    /// Whether several rows can be chosen.
    var allowsMultiple: Bool
    var isEditable: Bool
    var separator: [UInt8]
    /// The columns to print, from 0, in the order of the output.
    var printedColumns: [Int]
    /// The columns that aren't shown, from 0; they can be printed.
    var hiddenColumns: Set<Int>
    var hidesHeader: Bool
    var searchesInside: Bool
    /// The rows of the arguments; nil if rows come from standard input.
    var rows: [ZenityRow]?

    init(_ arguments: ZenityArguments, isMarkup: ZenityText.MarkupCheck) throws(ZenityFailure) {
        text = arguments.message(isMarkup)
        columns = arguments.texts(.column)
        toggle = try Self.toggle(arguments)
        guard !columns.isEmpty else { throw .setUp("--list needs at least one --column") }
        if toggle.isToggle, columns.count < 2 {
            throw .setUp("--checklist and --radiolist need at least two --column")
        }
        allowsMultiple = toggle == .check || (arguments.has(.multiple) && toggle != .radio)
        isEditable = arguments.has(.editable)
        separator = CEscapes.resolved(arguments.bytes(.separator) ?? Array("|".utf8))
        let first = toggle.isToggle ? 1 : 0
        switch arguments.text(.printColumn) {
        case nil: printedColumns = [first]
        case let all? where all.lowercased() == "all": printedColumns = Array(first..<columns.count)
        case let numbers?: printedColumns = ColumnNumbers.indices(numbers, columns: columns.count)
        }
        hiddenColumns = Set(ColumnNumbers.indices(arguments.text(.hideColumn) ?? "", columns: columns.count))
        hidesHeader = arguments.has(.hideHeader)
        searchesInside = arguments.has(.midSearch)
        if !arguments.positionals.isEmpty {
            rows = RowGrouping.rows(of: arguments.positionals, columns: columns.count)
        }
    }

    private static func toggle(_ arguments: ZenityArguments) throws(ZenityFailure) -> Toggle {
        let kinds: [(ZenityOptionName, Toggle)] = [(.checklist, .check), (.radiolist, .radio), (.imagelist, .image)]
        let given = kinds.filter { arguments.has($0.0) }
        guard given.count <= 1 else {
            throw .setUp("give only one of \(given.map { "--\($0.0.rawValue)" }.joined(separator: " and "))")
        }
        return given.first?.1 ?? .none
    }
}
