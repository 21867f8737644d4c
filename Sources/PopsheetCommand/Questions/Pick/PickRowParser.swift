import Popsheet
import PopsheetModel

/// Reads the rows of `popsheet pick` from the bytes of standard input.
struct PickRowParser {
    private let format: RowFormat
    private var splitter: RecordSplitter
    private var number = 0

    init(_ command: PickCommand) {
        format = command.rows
        splitter = RecordSplitter(end: command.nulEnded ? 0 : UInt8(ascii: "\n"))
    }

    /// Appends bytes, and returns the rows that they complete.
    mutating func take(_ bytes: [UInt8]) throws(CommandFailure) -> [PickRow] {
        var rows: [PickRow] = []
        for record in splitter.take(bytes) { if let row = try row(record) { rows.append(row) } }
        return rows
    }

    /// The last row, if it has no end.
    mutating func finish() throws(CommandFailure) -> [PickRow] {
        guard let record = splitter.finish(), let row = try row(record) else { return [] }
        return [row]
    }

    private mutating func row(_ record: [UInt8]) throws(CommandFailure) -> PickRow? {
        number += 1
        switch format {
        case .text: return try ActionRecord(record).map { PickRow(id: $0.id, label: $0.label) }
        case .json:
            if record.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) { return nil }
            return try row(json: record)
        }
    }

    private static let keys = ["id", "label", "subtitle", "icon", "role", "enabled", "checked"]

    private func row(json record: [UInt8]) throws(CommandFailure) -> PickRow {
        let line = "standard input, line \(number)"
        let value: JSONValue
        do {
            value = try JSONParser.parse(record)
        } catch {
            throw .data("\(line), column \(error.column): \(error.reason)")
        }
        let node = DocumentNode(value: value, pointer: "", document: line)
        let members = try node.members(known: Self.keys, wanted: "an object such as {\"id\":\"x\",\"label\":\"X\"}")
        guard let labelNode = members["label"] ?? members["id"] else {
            throw node.failure("there is no \"label\"; give one")
        }
        let label = try labelNode.string()
        let id = try members["id"]?.string() ?? label
        if label.allSatisfy(\.isWhitespace) { throw labelNode.failure("the label is empty; give it a text") }
        if id.utf8.contains(UInt8(ascii: "\n")) {
            throw node.failure("the id \"\(id.excerpt)\" contains a line break; give another")
        }
        var row = PickRow(id: Array(id.utf8), label: label)
        row.subtitle = try members["subtitle"]?.string()
        row.icon = try members["icon"]?.string()
        row.isDestructive = try members["role"]?.word(ActionRole.self) == .destructive
        row.isEnabled = try members["enabled"]?.bool() ?? true
        row.isChecked = try members["checked"]?.bool() ?? false
        return row
    }
}
