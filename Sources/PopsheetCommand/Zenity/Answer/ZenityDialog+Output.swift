extension ZenityDialog {
    /// Whether the content is printed at a timeout too (zenity.md §5).
    var printsAtTimeout: Bool {
        switch self {
        case .entry, .list, .scale, .calendar, .textInfo, .forms: true
        case .message, .password, .progress, .notification, .colorSelection, .fileSelection: false
        }
    }

    /// The bytes that accepting a content prints.
    func output(_ content: ZenityContent, _ writesDate: DateFormat.Writer) -> [UInt8] {
        switch (self, content) {
        case (.entry, .text(let text)): Self.line(text)
        case (.password(let dialog), .password(let name, let password)):
            Self.line(dialog.asksForName ? "\(name)|\(password)" : password)
        case (.list(let list), .rows(let rows)): list.output(rows)
        case (.scale, .value(let value)): ZenityScale.line(value)
        case (.calendar(let calendar), .date(let date)): Self.line(writesDate(date, calendar.format))
        case (.textInfo(let info), .text(let text)): info.isEditable ? Array(text.utf8) : []
        case (.forms(let forms), .fields(let fields)): forms.output(fields, writesDate)
        case (.colorSelection, .color(let color)): Self.line(color.text)
        case (.fileSelection(let selection), .files(let files)):
            files.isEmpty ? [] : Array(files.joined(separator: selection.separator)) + [UInt8(ascii: "\n")]
        default: []
        }
    }

    private static func line(_ text: String) -> [UInt8] { Array(text.utf8) + [UInt8(ascii: "\n")] }
}

extension ZenityScale {
    /// The line that a value prints.
    fileprivate static func line(_ value: Int) -> [UInt8] { Array("\(value)\n".utf8) }

    /// The line that a change prints at once; nil if only the last value is printed.
    func output(changedTo value: Int) -> [UInt8]? { printsChanges ? Self.line(value) : nil }
}
