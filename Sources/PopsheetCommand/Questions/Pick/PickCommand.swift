import ArgumentParser
import Popsheet
import PopsheetDialogs
import PopsheetModel

/// `popsheet pick`: asks for one or more rows of a list.
struct PickCommand: QuestionCommand {
    static let configuration = CommandConfiguration(
        commandName: "pick",
        abstract: "Ask for one or more rows of a list, and print their ids.",
        discussion: """
            Rows are the arguments, and with --stdin the lines of standard input:
            ID<TAB>LABEL, or a text that is both. With --rows json each line is an object
            with the keys id, label, subtitle, icon, role, enabled, checked and section.
            With --column, each label has its columns separated by tabs.

            Return accepts: the selected row, or with --multiple the checked rows, or the
            highlighted row if none is checked. Space and a click check a row, Ctrl+A
            checks all that match. Ctrl+Return accepts wherever the focus is.

            --match words finds words in any order, then words with gaps, and shows the
            best first; fuzzy has the order and the syntax of fzf. --key adds an action on
            the rows, whose id is printed after them.

            Examples:
              git branch --format '%(refname:short)' |
                popsheet pick --title "Switch to" --stdin
              popsheet pick --multiple --checked tea tea=Tea milk=Milk sugar=Sugar
              find . -type f |
                popsheet pick --stdin --match fuzzy --query "$1" --select-1 --exit-0
              ls | popsheet pick --stdin --preview 'head -n 100 -- {}'
              popsheet pick --custom --key ctrl-d=delete:Delete --stdin <~/.bookmarks
              ps -eo pid=,comm= | awk -v OFS='\\t' '{ print $1, $2, $1 }' |
                popsheet pick --column Name --column PID --stdin

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

    @OptionGroup(title: "Search") var search: PickSearchArguments

    @Option(
        parsing: .unconditionalSingleValue,
        help: .init(
            "An action on the rows with its key, such as ctrl-e=edit:Edit; its id is printed after them. May be repeated.",
            valueName: "key=id[:label]"))
    var key: [String] = []

    @Flag(help: "Number the first nine rows: the keys 1 to 9 choose them.")
    var numbers = false

    @Option(
        parsing: .unconditional,
        help: .init("With --multiple, the number of rows that can be checked.", valueName: "n"))
    var limit: Int?

    @Flag(help: "The text after a second tab of a row is shown below its label.")
    var detail = false

    @Option(
        parsing: .unconditional,
        help: .init(
            "The number of the text after the id that names the row's section, which is shown above its rows.",
            valueName: "n"))
    var sectionColumn: Int?

    @Option(
        parsing: .unconditional,
        help: .init(
            "A command whose output about the highlighted row is shown next to the list; {} in its arguments is the row's id.",
            valueName: "command"))
    var preview: String?

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
        if let limit {
            if !multiple { throw ValidationError("--limit: only one row can be chosen; give --multiple") }
            if limit < 1 { throw ValidationError("--limit: give a number from 1 on") }
            if Set(checked).count > limit {
                throw ValidationError("--checked: only \(limit) can be checked, because of --limit; name fewer rows")
            }
        }
        if let sectionColumn {
            if !readsRows || rows == .json {
                throw ValidationError(
                    "--section-column: only rows of text have it; give --stdin, or the key section of rows of JSON")
            }
            if sectionColumn < 1 { throw ValidationError("--section-column: give a number from 1 on") }
        }
        if let preview, ShellWords.split(preview) == nil {
            throw ValidationError("--preview: give a program and its arguments; each quote needs an end")
        }
        if search.custom, filter == false {
            throw ValidationError(
                "--custom: the text is typed into the field, which --no-filter removes; omit one of them")
        }
    }

    /// Chosen rows as they are printed: their ids.
    func value(of rows: [ActionRecord]) -> QuestionValue {
        value(ofIdentifiers: rows.map(\.id), query: search.query ?? "")
    }

    /// Chosen rows, by their ids, or a text that was accepted instead.
    ///
    /// - Parameter query: The text in the field.
    func value(ofIdentifiers ids: [[UInt8]], query: String, isCustom: Bool = false) -> QuestionValue {
        let end = nulEnded ? UInt8(0) : UInt8(ascii: "\n")
        let lines = (search.printQuery ? [Array(query.utf8)] : []) + (isCustom ? [Array(query.utf8)] : ids)
        let texts = isCustom ? [query] : ids.map { String(decoding: $0, as: UTF8.self) }
        var value = QuestionValue(
            text: Array(lines.map { $0 + [end] }.joined()), json: .array(texts.map { .string($0) }))
        if isCustom { value.members.append(.init(name: "custom", value: true)) }
        if search.printQuery { value.members.append(.init(name: "query", value: .string(query))) }
        if !key.isEmpty { value.actionEnd = end }
        return value
    }

    func value(answering answer: GivenAnswer, _ rows: PickRows) throws(CommandFailure) -> QuestionValue {
        let all = rows.isComplete ? rows.given : rows.given + (try readAllRows())
        let actions = [Action.acceptingIdentifier] + (try keys().map(\.id))
        // A text that is a row's id is that row.
        let isRow = !answer.isObject && all.contains { $0.id.elementsEqual(answer.id.utf8) }
        guard actions.contains(answer.id), !isRow else {
            return value(of: [try row(answer.id, in: all, answer, besides: actions)])
        }
        var value = try value(accepting: answer, all)
        value.action = answer.id
        return value
    }

    /// The rows, or the text, of an answer that accepts.
    private func value(accepting answer: GivenAnswer, _ rows: [ActionRecord]) throws(CommandFailure) -> QuestionValue {
        let query = answer.query ?? search.query ?? ""
        guard let ids = try answer.texts() else {
            var search = search
            search.query = query
            let (matches, cells) = (search.matches(in: rows, columns: column.count), cells)
            if matches.isEmpty, search.custom, !query.isBlank, !multiple || !rows.contains(where: cells.checks) {
                return value(ofIdentifiers: [], query: query, isCustom: true)
            }
            let chosen = initialChoice(in: rows, matching: matches, isRanked: search.ranks)
            if chosen.isEmpty, !allowNone {
                throw .usage("\(answer.source): no row is selected; name one that is not disabled")
            }
            return value(ofIdentifiers: chosen.map(\.id), query: query)
        }
        if answer.isCustom {
            guard search.custom, ids.count == 1, !ids[0].isEmpty else {
                throw answer.mismatch(search.custom ? "a text" : "rows; a text needs --custom")
            }
            return value(ofIdentifiers: [], query: ids[0], isCustom: true)
        }
        if ids.isEmpty && !allowNone || ids.count > (multiple ? limit ?? .max : 1) {
            throw answer.mismatch("as many rows as can be accepted")
        }
        let chosen = try ids.map { id throws(CommandFailure) in try row(id, in: rows, answer, besides: []) }
        return value(ofIdentifiers: chosen.map(\.id), query: query)
    }

    /// The row that an answer names.
    private func row(
        _ id: String, in rows: [ActionRecord], _ answer: GivenAnswer, besides actions: [Action.ID]
    ) throws(CommandFailure) -> ActionRecord {
        guard let row = rows.first(where: { $0.id.elementsEqual(id.utf8) }) else {
            let known = rows.map { String(decoding: $0.id, as: UTF8.self) }
            if actions.isEmpty { throw ActionDetails.unknown(id, part: "row", of: answer.source, among: known) }
            throw ActionDetails.unknown(
                id, part: "row or action", of: answer.source,
                among: known + actions + [Action.cancelIdentifier, "timeout"])
        }
        if !row.isEnabled {
            throw .usage("\(answer.source): the row \"\(id.excerpt)\" is disabled; name one that is not")
        }
        return row
    }

    var standardInputReader: String? { readsRows ? RowFormat.reader(stdin: stdin, nulEnded: nulEnded) : nil }

    /// The rows that are arguments, and those of standard input if they must be known.
    func check() throws(CommandFailure) -> PickRows {
        let given = try argumentRows()
        try checkKeys()
        let isGiven = try question.display.givenAnswer() != nil
        guard search.needsAllRows, readsRows, !isGiven, !canDumpBytes else {
            return PickRows(given: given, isComplete: !readsRows)
        }
        return PickRows(given: given + (try readAllRows()), isComplete: true)
    }

    /// The actions with keys.
    func keys() throws(CommandFailure) -> [KeyArgument] {
        var keys: [KeyArgument] = []
        for text in key { keys.append(try KeyArgument(text)) }
        return keys
    }

    private func checkKeys() throws(CommandFailure) {
        var seen: [KeyArgument] = []
        for key in try keys() {
            if seen.contains(where: { $0.stroke == key.stroke || $0.id == key.id }) {
                throw .usage("--key: \"\(key.key)=\(key.id.excerpt)\": the key or the id is given twice; give another")
            }
            seen.append(key)
        }
    }

    /// Whether rows of standard input can be printed as they are read.
    private var canDumpBytes: Bool {
        search.dump && readsRows && labels.isEmpty && column.isEmpty && !detail && sectionColumn == nil
            && rows == .text && question.output == .text && !search.printQuery
    }

    func answerWithoutAsking(_ rows: PickRows) throws(CommandFailure) -> QuestionAnswer? {
        guard search.needsAllRows else { return nil }
        if canDumpBytes {
            let dump = PickDump(try InputFile.standardInput.read(), isNULEnded: nulEnded)
            let end = nulEnded ? UInt8(0) : UInt8(ascii: "\n")
            let output = dump.output(search.query ?? "", search.match.method, end: end)
            return QuestionAnswer(output: output, status: output.isEmpty ? 1 : 0)
        }
        let matches = search.matches(in: rows.given, columns: column.count).map { rows.given[$0] }
        if matches.isEmpty, search.exitWithoutRow || search.dump {
            var answer = QuestionAnswer(.cancelled(.programmatic), QuestionValue(), as: question.output)
            if question.output == .text, search.printQuery { answer.output = value(of: []).text }
            return answer
        }
        let choosable = matches.filter(\.isEnabled)
        guard search.dump || (search.selectOne && matches.count == 1 && choosable.count == 1) else { return nil }
        let id = Action.acceptingIdentifier
        return QuestionAnswer(
            .action(ChosenAction(id: id, index: 0, label: question.ok ?? id)), value(of: matches), as: question.output)
    }

    private func argumentRows() throws(CommandFailure) -> [ActionRecord] {
        let actions = labels.map { $0.action(role: .default) }
        for action in actions { try action.checkGiven(by: "row", mayBreakLines: nulEnded) }
        do {
            _ = try ActionSheet(actions: actions)
        } catch {
            throw .usage("row: \(error.ofRows)")
        }
        if !readsRows, let id = checked.first(where: { id in !actions.contains { $0.id == id } }) {
            throw ActionDetails.unknown(id, part: "row", of: "--checked", among: actions.map(\.id))
        }
        return actions.map { ActionRecord(id: Array($0.id.utf8), label: $0.label) }
    }

    /// Rows that are gone, and a text that was accepted instead of one, are left out.
    mutating func recall(_ answer: JSONValue, _ rows: inout PickRows) {
        guard checked.isEmpty, case .array(let elements) = answer else { return }
        let ids = elements.compactMap { element -> String? in
            if case .string(let id) = element { id } else { nil }
        }
        checked = Array(ids.prefix(multiple ? limit ?? .max : 1))
    }

    func memory(of value: QuestionValue, _ rows: PickRows) -> JSONValue? {
        value.members.contains { $0.name == "custom" } ? nil : value.json
    }

    /// The rows that are chosen at first.
    ///
    /// Of several rows that are selected, the last one wins; without one, it is the first row that is not disabled. Rows with
    /// check boxes are those that are checked, disabled or not, up to the limit; without one, it is the first row that is
    /// highlighted.
    ///
    /// - Parameters:
    ///   - matches: The indices of the rows that the text in the field finds.
    ///   - isRanked: Whether they have the order of the text's matches.
    private func initialChoice(
        in rows: [ActionRecord], matching matches: [Int], isRanked: Bool
    ) -> [ActionRecord] {
        let first = inSections(matches, of: rows, isRanked: isRanked).first { rows[$0].isEnabled }.map { rows[$0] }
        let cells = cells
        guard multiple else {
            let last = matches.filter { rows[$0].isEnabled && cells.checks(rows[$0]) }.max().map { rows[$0] }
            return (last ?? first).map { [$0] } ?? []
        }
        let checked = rows.filter { cells.checks($0) }.prefix(limit ?? .max)
        return checked.isEmpty && !allowNone ? first.map { [$0] } ?? [] : Array(checked)
    }

    /// Whether rows may have sections.
    var hasSections: Bool { rows == .json || sectionColumn != nil }

    /// Rows in the order in which they are shown, with those of each section together.
    private func inSections(_ matches: [Int], of rows: [ActionRecord], isRanked: Bool) -> [Int] {
        guard hasSections else { return matches }
        var sections = RowSections()
        for row in rows { sections.append(Array((row.section ?? "").utf8)) }
        return sections.together(matches.map { UInt32($0) }, isRanked: isRanked).map { Int($0) }
    }

    /// The cells of its rows.
    var cells: PickCells { PickCells(columns: column, checked: checked) }

    /// Reads rows from standard input.
    var parser: RowParser {
        RowParser(
            rows, isNULEnded: nulEnded, RowFields(hasDetail: detail, hasSections: true, section: sectionColumn))
    }

    private func readAllRows() throws(CommandFailure) -> [ActionRecord] {
        var parser = parser
        return try parser.take(try InputFile.standardInput.read()) + parser.finish()
    }

    @MainActor func dialog(_ rows: PickRows) -> any Dialog<QuestionValue> { PickDialog(self, rows) }
}

/// The rows that are known before the question is asked.
struct PickRows: Sendable {
    var given: [ActionRecord]
    /// Whether there are no others.
    var isComplete: Bool
}
