import PopsheetDialogs
import PopsheetModel
import PopsheetSearch

/// The texts of a row that are shown and searched, and how they are cells of a table.
struct DmenuTexts: Sendable {
    /// The cells: the text that is searched, and of rofi's rows its other words, what is shown and the row if they are other
    /// texts, and the icon.
    ///
    /// Most rows have only the first, which a search then reads at once.
    static let (searched, meta, shown, row, icon) = (0, 1, 2, 3, 4)

    private let settings: DmenuSettings
    private let columnSeparator: Pattern?

    init(_ settings: DmenuSettings) {
        self.settings = settings
        columnSeparator = settings.columns == nil ? nil : Pattern.ifValid(settings.columnSeparator)
    }

    /// The columns of the cells that are searched.
    var searchedColumns: [Int] { settings.dialect == .dmenu ? [Self.searched] : [Self.searched, Self.meta] }

    /// The cells of a row.
    func cells(of row: DmenuRow) -> [[UInt8]] {
        if settings.dialect == .dmenu { return [row.bytes] }
        let (searched, shown) = (searched(row.bytes), row.display ?? columns(of: row.bytes))
        var cells = [
            searched, row.meta, shown == searched ? [] : shown.isEmpty ? Self.blank : shown,
            row.bytes == searched ? [] : row.bytes, row.icon,
        ]
        while cells.last?.isEmpty == true { cells.removeLast() }
        return cells
    }

    /// What is shown of a row of which nothing is to be seen.
    private static let blank = [UInt8(ascii: " ")]

    /// What is searched: the row, or the visible text of markup.
    private func searched(_ row: [UInt8]) -> [UInt8] {
        guard settings.isMarkup, let text = Markup.styled(String(decoding: row, as: UTF8.self)) else { return row }
        return Array(text.plain.utf8)
    }

    /// The columns of a row that are shown, one after the other.
    private func columns(of row: [UInt8]) -> [UInt8] {
        guard let wanted = settings.columns, let separator = columnSeparator else { return row }
        var (parts, rest) = ([[UInt8]](), row)
        while let match = separator.firstMatch(in: rest), !match.isEmpty {
            parts.append(Array(rest[..<match.lowerBound]))
            rest = Array(rest[match.upperBound...])
        }
        parts.append(rest)
        return Array(wanted.filter { $0 <= parts.count }.map { parts[$0 - 1] }.joined(separator: [UInt8(ascii: " ")]))
    }
}
