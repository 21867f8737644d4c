import PopsheetLayout

/// A row of a table: its cells as they were given, since they need not be UTF-8.
package struct TableRow {
    /// What a row is besides its cells.
    struct Traits: OptionSet {
        let rawValue: UInt8

        static let on = Traits(rawValue: 1)
        static let disabled = Traits(rawValue: 2)
        static let destructive = Traits(rawValue: 4)
        static let urgent = Traits(rawValue: 8)
        static let active = Traits(rawValue: 16)
        static let permanent = Traits(rawValue: 32)
    }

    /// The cells; a row may have fewer than there are columns.
    package var cells: [[UInt8]]
    private(set) var traits: Traits

    package init(cells: [[UInt8]], isOn: Bool = false, isEnabled: Bool = true, isDestructive: Bool = false) {
        self.init(cells: cells, traits: [])
        (self.isOn, self.isEnabled, self.isDestructive) = (isOn, isEnabled, isDestructive)
    }

    init(cells: [[UInt8]], traits: Traits) { (self.cells, self.traits) = (cells, traits) }

    /// Whether its check box or radio button is on.
    package var isOn: Bool {
        get { traits.contains(.on) }
        set { set(.on, newValue) }
    }

    /// Whether the row can be chosen.
    package var isEnabled: Bool {
        get { !traits.contains(.disabled) }
        set { set(.disabled, !newValue) }
    }

    /// Whether choosing it destroys something; its texts have the colour of a destructive action.
    package var isDestructive: Bool {
        get { traits.contains(.destructive) }
        set { set(.destructive, newValue) }
    }

    /// Whether it is marked as one that needs attention.
    package var isUrgent: Bool {
        get { traits.contains(.urgent) }
        set { set(.urgent, newValue) }
    }

    /// Whether it is marked as what is in use.
    package var isActive: Bool {
        get { traits.contains(.active) }
        set { set(.active, newValue) }
    }

    /// Whether it is shown whatever the text is that finds rows.
    package var isPermanent: Bool {
        get { traits.contains(.permanent) }
        set { set(.permanent, newValue) }
    }

    private mutating func set(_ trait: Traits, _ isSet: Bool) {
        if isSet { traits.insert(trait) } else { traits.remove(trait) }
    }

    /// A cell as it is shown: control characters are visible symbols, and what isn't text is replaced.
    func text(_ column: Int) -> String { Self.text(bytes(column)) }

    /// The cell of a column that is shown.
    func bytes(of column: TableColumn) -> [UInt8] {
        let other = column.replacement.map { bytes($0) } ?? []
        return other.isEmpty ? bytes(column.index) : other
    }

    /// That cell as it is shown.
    func text(of column: TableColumn) -> String { Self.text(bytes(of: column)) }

    /// Bytes of a cell as they are shown.
    static func text(_ bytes: [UInt8]) -> String {
        DisplayText.line(String(decoding: bytes.prefix(shownBytes), as: UTF8.self))
    }

    /// A cell; empty if it is missing.
    package func bytes(_ column: Int) -> [UInt8] { cells.indices.contains(column) ? cells[column] : [] }

    /// Far more bytes of a cell than a card has space for.
    private static let shownBytes = 4 * DisplayText.lineLimit
}
