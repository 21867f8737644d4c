import Popsheet
import PopsheetDialogs
import PopsheetLayout

/// The dialog of `popsheet pick`.
@MainActor
final class PickDialog: SheetDialog {
    private let command: PickCommand
    private lazy var table = Table(command.table)
    private let cells: PickCells
    private var parser: RowParser
    private var reader: ByteReader?
    /// The rows that are shown first.
    private let given: PickRows
    private var keys: [KeyArgument] = []
    private weak var session: DialogSession?
    private var wasAcceptable = false
    /// Whether the answer is the highlighted row, if none is checked, although it may be without any row.
    private var acceptsHighlighted = false
    private lazy var preview = command.preview.flatMap { ShellWords.split($0) }.map { PickPreview($0) }
    private var pair: PanePair?
    /// The row of which the preview is shown.
    private var previewed: Int?
    /// The number of checked rows in the message.
    private var counted = 0
    /// Whether the text in the field has ever been another than that of the command line.
    private var hasTyped = false
    /// The message above that number.
    private var message: String?

    init(_ command: PickCommand, _ rows: PickRows) {
        (self.command, given) = (command, rows)
        cells = command.cells
        parser = command.parser.leavingOutErrors(hasRows: !rows.given.isEmpty)
    }

    func makeSheet(in session: DialogSession) throws(CommandFailure) -> DialogSheet {
        self.session = session
        keys = try command.keys()
        table.onActivate = { [weak self] in self?.pressReturn() }
        table.onCustom = { [weak self] in self?.pressReturn() }
        table.onKey = { [weak self] in self?.press($0) ?? false }
        table.waits = true
        if let query = command.search.query { table.text = query }
        show(given.given)
        table.waits = !given.isComplete
        readFirst()
        wasAcceptable = isAcceptable
        table.onSelect = { [weak self] in self?.followSelection() }
        table.onSearch = { [weak self] in if self?.isHalfTyped == true { self?.hasTyped = true } }
        var question = command.question
        message = question.texts.message
        if command.multiple {
            counted = table.chosen.count
            question.texts.message = messageWithCount
        }
        let pair = preview.map { PanePair(table, $0.pane) }
        self.pair = pair
        followHighlight()
        return try question.sheet(
            showing: pair?.widget ?? table.widget, below: .caption, mayAccept: wasAcceptable,
            besides: keys.map { key in
                var action = key.action
                action.isEnabled = wasAcceptable
                return action
            })
    }

    /// The message, and how many rows are checked.
    private var messageWithCount: String {
        let text =
            command.limit.map {
                translatedPlural(
                    "%1$d of %2$d selected", "%1$d of %2$d selected", count: counted, "\(counted)", "\($0)")
            } ?? translatedPlural("%d selected", "%d selected", count: counted)
        return [message, text].compactMap { $0 }.joined(separator: "\n")
    }

    /// The chosen rows; without one, the highlighted row of several.
    private var chosenOrHighlighted: [Int] {
        let chosen = table.chosen
        return chosen.isEmpty && command.multiple ? table.highlighted.map { [$0] } ?? [] : chosen
    }

    /// Whether something is chosen, or nothing need be.
    private var isAcceptable: Bool { command.allowNone || !chosenOrHighlighted.isEmpty || table.canAcceptText }

    /// The Return key in the table, which accepts what is highlighted.
    private func pressReturn() { accept(with: Action.acceptingIdentifier) }

    private func accept(with id: Action.ID) {
        // The key is for what was typed before it.
        catchUp()
        guard !chosenOrHighlighted.isEmpty || table.canAcceptText else { return }
        acceptsHighlighted = true
        session?.choose(id)
    }

    private func press(_ stroke: KeyStroke) -> Bool {
        if let key = stroke.spellings.compactMap({ spelling in keys.first { $0.stroke == spelling } }).first {
            accept(with: key.id)
            return true
        }
        if command.numbers, stroke.modifiers.isEmpty || stroke.modifiers == .alt, let digit = stroke.digit, digit > 0 {
            catchUp()
            press(rowAt: digit - 1)
            return true
        }
        if command.multiple, let all = Self.checks[stroke] {
            catchUp()
            table.checkAll(all)
            return true
        }
        return false
    }

    /// Shows what a key or a press is for: the rows that the text before it finds, also among those that wait for the first
    /// drawing.
    private func catchUp() {
        if reader?.isPaused == true {
            reader?.resume()
            reader?.readRest()
        }
        table.finishSearch()
    }

    private func press(rowAt position: Int) {
        guard position < table.shownCount else { return }
        table.highlight(position: position)
        if command.multiple { table.toggle(table.shownRow(position)) } else { pressReturn() }
    }

    /// The keys that check all rows, or none.
    private static let checks: [KeyStroke: Bool] = Dictionary(
        uniqueKeysWithValues: [
            (KeyStroke("a", .control), true), (KeyStroke("a", [.control, .shift]), false),
        ].compactMap { stroke, isOn in stroke.map { ($0, isOn) } })

    /// Shows the preview of the highlighted row.
    private func followHighlight() {
        guard let preview else { return }
        let row = table.highlightedPosition.map { table.shownRow($0) }
        guard row != previewed else { return }
        previewed = row
        preview.show(row.map { cells.identifier(of: $0, in: table) })
    }

    /// Shows the number of checked rows, from the beginning, so that no row moves when the first one is.
    private func showCount() {
        guard command.multiple, let sheet = session?.sheet else { return }
        let count = table.chosen.count
        guard count != counted else { return }
        counted = count
        sheet.message = messageWithCount
    }

    private func followSelection() {
        followHighlight()
        showCount()
        guard isAcceptable != wasAcceptable else { return }
        wasAcceptable.toggle()
        for id in [Action.acceptingIdentifier] + keys.map(\.id) { session?.sheet?.setEnabled(wasAcceptable, id) }
    }

    func wasShown() {
        if command.question.focusedAction == nil { table.focus() }
    }

    func wasDrawn() { reader?.resume() }

    /// Reads the rows that are there for the first drawing.
    private func readFirst() {
        guard !given.isComplete else { return }
        let reader = ByteReader(
            onBytes: { [weak self] bytes in self?.append { parser throws(CommandFailure) in try parser.take(bytes) } },
            onEnd: { [weak self] in
                self?.append { parser throws(CommandFailure) in try parser.finish() }
                self?.table.waits = false
            },
            onFailure: { [weak self] in self?.stopReading($0) })
        self.reader = reader
        reader.readFirst { ScreenRows.areIn(table) }
        reader.pause()
    }

    var mayGrow: Bool { !given.isComplete }

    var isAsWideAsContent: Bool { true }

    func ended() {
        reader?.stop()
        preview?.stop()
    }

    private func append(_ parse: (inout RowParser) throws(CommandFailure) -> [ActionRecord]) {
        do throws(CommandFailure) {
            let new = try parse(&parser)
            show(new)
        } catch {
            reader?.stop()
            session?.fail(error)
        }
    }

    /// Standard input can't be read: the rows that have arrived can be chosen.
    private func stopReading(_ failure: CommandFailure) {
        if parser.leavesOut(failure) { table.waits = false } else { session?.fail(failure) }
    }

    private func show(_ new: [ActionRecord]) {
        table.append(new.map { cells.tableRow($0) })
        // What was typed has highlighted a row too.
        if hasTyped || command.multiple { return }
        let first = table.count - new.count
        let checked = new.indices.last {
            new[$0].isEnabled && cells.checks(new[$0]) && table.position(of: first + $0) != nil
        }
        if let checked { table.selectFirst(first + checked) }
    }

    /// An empty answer, without the option that permits it, is no success.
    func outcome(_ outcome: Outcome) -> Outcome {
        guard case .action = outcome, !isAcceptable else { return outcome }
        return .cancelled(.programmatic)
    }

    var isHalfTyped: Bool { table.text != command.search.query ?? "" }

    var value: QuestionValue {
        // The button too is for what was typed before it was pressed.
        catchUp()
        let chosen = command.allowNone && !acceptsHighlighted ? table.chosen : chosenOrHighlighted
        return command.value(
            ofIdentifiers: chosen.map { cells.identifier(of: $0, in: table) }, query: table.text,
            isCustom: chosen.isEmpty && table.canAcceptText)
    }
}

extension PickCommand {
    /// The columns of the table: a check box, and the texts, of which the first has an icon and a subtitle.
    fileprivate var table: Table.Settings {
        var columns: [TableColumn] = []
        if multiple { columns.append(TableColumn("", .toggle, index: 0)) }
        if numbers { columns.append(TableColumn("", .number, index: 0)) }
        let headers = column.isEmpty ? [""] : column
        for (index, header) in headers.enumerated() {
            columns.append(TableColumn(header, index: PickCells.firstText + index))
        }
        if wrap {
            for index in columns.indices { columns[index].wrapWidth = wrapWidth(ofColumns: headers.count) }
        }
        if rows == .json || detail, let first = columns.firstIndex(where: { $0.index == PickCells.firstText }) {
            (columns[first].icon, columns[first].subtitle) = (PickCells.icon, PickCells.firstText + headers.count)
        }
        var settings = Table.Settings(question.texts.title ?? translated("Rows"), columns: columns)
        settings.choice = multiple ? .checks : .one
        settings.showsHeader = !column.isEmpty
        settings.isBelowTexts = question.texts.hasAny || multiple
        settings.returnAccepts = true
        settings.takesFocus = question.focusedAction == nil
        settings.namesAllTexts = true
        if hasSections { settings.sectionColumn = PickCells.firstText + headers.count + 1 }
        settings.searchesInside = true
        settings.filters = filter ?? (search.custom || search.query?.isEmpty == false ? true : nil)
        settings.method = search.match.method
        settings.limit = limit
        if search.custom { settings.customLabel = { translated("Use “%s”").filled($0) } }
        settings.isAnimated = !question.display.noAnimation
        return settings
    }

    /// The expected width of the text in a column, of which all have the same.
    private func wrapWidth(ofColumns count: Int) -> Int {
        let card = Int(CardSize(width: question.display.width).widthOrStandard)
        return Table.textWidth(
            inCard: card, columns: count, hasToggles: multiple, hasIcons: rows == .json)
    }
}
