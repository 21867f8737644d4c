extension ZenityForms {
    /// The line that the fields print.
    func output(_ values: [ZenityContent.Field], _ writesDate: DateFormat.Writer) -> [UInt8] {
        let texts = values.enumerated().map { index, value in
            switch value {
            case .text(let text): text
            case .date(let date): writesDate(date, dateFormat)
            // Scripts depend on these forms (zenity.md §5).
            case .cells(let cells): cells.map { index < values.count - 1 ? $0 + "," : $0 }.joined()
            case .choice(let choice): choice ?? " "
            }
        }
        return Array(texts.map { Array($0.utf8) }.joined(separator: separator)) + [UInt8(ascii: "\n")]
    }
}
