import ArgumentParser
import Popsheet
import PopsheetDialogs

/// `popsheet pick`: asks for one or more rows of a list.
struct PickCommand: QuestionCommand {
    static let configuration = CommandConfiguration(
        commandName: "pick",
        abstract: "Ask for one or more rows of a list, and print their ids.",
        discussion: """
            Rows are the arguments, and with --stdin the lines of standard input: ID<TAB>LABEL, or a text that is both. With
            --rows json each line is an object with the keys id, label, subtitle, icon, role, enabled and checked. With
            --column, each label has its columns separated by tabs.

            Return accepts: the selected row, or with --multiple the checked rows, or the highlighted row if none is checked.
            Space and a click check a row. Ctrl+Return accepts wherever the focus is.

            Examples:
              git branch --format '%(refname:short)' | popsheet pick --title "Switch to" --stdin
              popsheet pick --multiple --checked tea tea=Tea milk=Milk sugar=Sugar
              ps -eo pid=,comm= | awk -v OFS='\t' '{ print $1, $2, $1 }' | popsheet pick --column Name --column PID --stdin

            Exit status: 0 rows were accepted, 1 cancelled, 5 timed out; others as for 'popsheet ask'.
            """)

    @Flag(help: "Let the user check several rows.")
    var multiple = false

    @Flag(help: "Let the user accept without any row, which prints nothing.")
    var allowNone = false

    @Option(
        parsing: .unconditionalSingleValue,
        help: .init("Check, or select, the row with this id at first. May be repeated.", valueName: "id"))
    var checked: [String] = []

    @Flag(
        inversion: .prefixedNo,
        help: "Show a field that filters the rows. (default: from \(Table.filteredCount) rows on)")
    var filter: Bool?

    @Option(
        parsing: .unconditionalSingleValue,
        help: .init("A column's header. May be repeated.", valueName: "name"))
    var column: [String] = []

    @Flag(help: "Show labels that are too long in several lines, instead of their beginning.")
    var wrap = false

    @Flag(help: "Read further rows from standard input, shown as they arrive.")
    var stdin = false

    @Flag(name: .customShort("0"), help: "Rows of standard input, and printed ids, end with a NUL. Implies --stdin.")
    var nulEnded = false

    @Option(word: "The format of rows on standard input", default: "text", valueName: "format")
    var rows = RowFormat.text

    @Argument(help: .init("The rows.", valueName: "[id=]label"), transform: ActionArgument.init)
    var labels: [ActionArgument] = []

    @OptionGroup(title: "Question") var question: QuestionArguments

    /// Whether rows are read from standard input.
    var readsRows: Bool { stdin || nulEnded || rows == .json }

    func validate() throws {
        if labels.isEmpty, !readsRows {
            throw ValidationError("there are no rows; give some as arguments, or --stdin to read them")
        }
        if !multiple, checked.count > 1 {
            throw ValidationError("--checked: only one row can be chosen; give --multiple, or one id")
        }
    }

    /// Chosen rows as they are printed: their ids.
    func value(of rows: [ActionRecord]) -> QuestionValue { value(ofIdentifiers: rows.map(\.id)) }

    /// Chosen rows, by their ids.
    func value(ofIdentifiers ids: [[UInt8]]) -> QuestionValue {
        let end = nulEnded ? UInt8(0) : UInt8(ascii: "\n")
        return QuestionValue(
            text: Array(ids.map { $0 + [end] }.joined()),
            json: .array(ids.map { .string(String(decoding: $0, as: UTF8.self)) }))
    }

    func value(answering answer: GivenAnswer, _ given: [ActionRecord]) throws(CommandFailure) -> QuestionValue {
        let all = given + (readsRows ? try readAllRows() : [])
        if answer.id == Action.acceptingIdentifier {
            let chosen = initialChoice(in: all)
            if chosen.isEmpty, !allowNone {
                throw .usage("\(answer.source): no row is selected; name one that is not disabled")
            }
            return value(of: chosen)
        }
        guard let row = all.first(where: { $0.id.elementsEqual(answer.id.utf8) }) else {
            let known = all.map { String(decoding: $0.id, as: UTF8.self) }
            throw ActionDetails.unknown(
                answer.id, of: answer.source,
                among: known + [Action.acceptingIdentifier, Action.cancelIdentifier, "timeout"])
        }
        if !row.isEnabled {
            throw .usage("\(answer.source): the row \"\(answer.id.excerpt)\" is disabled; name one that is not")
        }
        return value(of: [row])
    }

    var standardInputReader: String? { readsRows ? RowFormat.reader(stdin: stdin, nulEnded: nulEnded) : nil }

    /// The rows that are arguments.
    func check() throws(CommandFailure) -> [ActionRecord] {
        let actions = labels.map { $0.action(role: .default) }
        for action in actions { try action.checkGiven(by: "row", mayBreakLines: nulEnded) }
        do {
            _ = try ActionSheet(actions: actions)
        } catch {
            throw .usage("row: \(error)")
        }
        if !readsRows, let id = checked.first(where: { id in !actions.contains { $0.id == id } }) {
            throw ActionDetails.unknown(id, of: "--checked", among: actions.map(\.id))
        }
        return actions.map { ActionRecord(id: Array($0.id.utf8), label: $0.label) }
    }

    /// The rows that are chosen at first.
    ///
    /// Of several rows that are selected, the last one wins; without one, it is the first row that is not disabled. Rows with
    /// check boxes are those that are checked, disabled or not; without one, it is the first row that is highlighted.
    func initialChoice(in rows: [ActionRecord]) -> [ActionRecord] {
        let first = rows.first(where: \.isEnabled)
        guard multiple else { return (rows.last { $0.isEnabled && checks($0) } ?? first).map { [$0] } ?? [] }
        let checked = rows.filter { checks($0) }
        return checked.isEmpty && !allowNone ? first.map { [$0] } ?? [] : checked
    }

    /// Whether a row is checked, or selected, at first.
    func checks(_ row: ActionRecord) -> Bool {
        row.isChecked || checked.contains { row.id.elementsEqual($0.utf8) }
    }

    /// Reads rows from standard input.
    var parser: RowParser { RowParser(rows, isNULEnded: nulEnded) }

    private func readAllRows() throws(CommandFailure) -> [ActionRecord] {
        var parser = parser
        return try parser.take(try InputFile.standardInput.read()) + parser.finish()
    }

    @MainActor func dialog(_ rows: [ActionRecord]) -> any Dialog<QuestionValue> { PickDialog(self, rows) }
}
