import PopsheetModel

extension DmenuAnswer {
    /// A predefined answer: `ok` is Return and `cancel` Escape; anything else is a row, or a text that is typed.
    static func given(_ given: GivenAnswer, _ rows: [DmenuRow], _ settings: DmenuSettings) -> DmenuAnswer {
        if given.cancelReason != nil { return .cancelled }
        let isReturn = given.id == Action.acceptingIdentifier
        let text = isReturn ? settings.filter : given.id
        let row = isReturn ? firstRow(of: rows, settings) : rows.firstIndex { $0.bytes.elementsEqual(given.id.utf8) }
        if row.map({ rows[$0].isSelectable }) ?? !settings.needsRow {
            let format = settings.output
            return DmenuAnswer(
                output: format.line(row.map { .init(bytes: rows[$0].bytes, index: $0) }, text: Array(text.utf8)))
        }
        return .cancelled
    }

    /// The row that is highlighted at first; nil if none is shown.
    private static func firstRow(of rows: [DmenuRow], _ settings: DmenuSettings) -> Int? {
        let candidates = shown(settings.filter, in: rows, settings)
        let named = settings.selectedText.flatMap { shown($0, in: rows, settings).first } ?? settings.selectedRow
        return named.flatMap { candidates.contains($0) ? $0 : nil } ?? candidates.first
    }
}
