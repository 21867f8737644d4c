import PopsheetModel

extension DmenuAnswer {
    /// A predefined answer: `ok` is Return and `cancel` Escape; anything else is a row, or a text that is typed.
    ///
    /// An object's value is the row, or the text; its id may be one of rofi's keys, such as `kb-custom-1`.
    static func given(
        _ given: GivenAnswer, _ rows: [DmenuRow], _ settings: DmenuSettings
    ) throws(CommandFailure) -> DmenuAnswer {
        if given.cancelReason != nil { return .cancelled }
        var status: Int32 = 0
        if given.isObject, given.id != Action.acceptingIdentifier {
            guard given.id.hasPrefix(customKey), let number = Int(given.id.dropFirst(customKey.count)),
                customKeys.contains(number)
            else { throw .usage("\(given.source): \"\(given.id.excerpt)\" is not a key; give one such as kb-custom-1") }
            status = DmenuAnswer.status(ofCustomKey: number)
        }
        let entered = try given.text() ?? (given.isObject || given.id == Action.acceptingIdentifier ? nil : given.id)
        let text = entered ?? settings.filter
        let row =
            entered == nil ? firstRow(of: rows, settings) : rows.firstIndex { $0.bytes.elementsEqual(text.utf8) }
        if row.map({ rows[$0].isSelectable }) ?? !settings.needsRow {
            let format = settings.output
            return DmenuAnswer(
                output: format.line(row.map { .init(bytes: rows[$0].bytes, index: $0) }, text: Array(text.utf8)),
                status: status)
        }
        return .cancelled
    }

    /// The ids of rofi's custom keys, which end with a number.
    private static let (customKey, customKeys) = ("kb-custom-", 1...19)

    /// The row that is highlighted at first; nil if none is shown.
    private static func firstRow(of rows: [DmenuRow], _ settings: DmenuSettings) -> Int? {
        let candidates = shown(settings.filter, in: rows, settings)
        var named: Int?
        if let text = settings.selectedText {
            let found = Set(found(by: text, in: rows, settings))
            named = candidates.first { found.contains($0) }
        }
        return (named ?? settings.selectedRow).flatMap { candidates.contains($0) ? $0 : nil } ?? candidates.first
    }
}
