import Popsheet
import PopsheetDialogs
import PopsheetModel
import PopsheetStandalone

/// The sheet of `dmenu`: a field that always has the focus, and the rows that its text finds.
@MainActor
final class DmenuDialog: Dialog {
    private let settings: DmenuSettings
    private let source: DmenuSource
    private let texts: DmenuTexts
    private let format: DmenuFormat
    private var reader: DmenuReader
    private var input: ByteReader?
    private lazy var table = Table(tableSettings)
    private weak var session: DialogSession?
    /// What delays the window until there are rows.
    private var delays: [EventSource] = []
    private var isShown = false
    private var pages = DmenuPages()
    /// The rows without a text, which may show another one.
    private var emptyRows: Set<Int> = []
    /// The answer of a key.
    private var answer: DmenuAnswer?

    private init(_ settings: DmenuSettings, _ source: DmenuSource) {
        (self.settings, self.source, texts) = (settings, source, DmenuTexts(settings))
        format = settings.output
        reader = DmenuReader(settings)
    }

    /// Shows the sheet, and waits for the answer.
    static func run(_ settings: DmenuSettings, _ source: DmenuSource) throws(CommandFailure) -> DmenuAnswer {
        var session = DialogSession.Settings()
        session.place.title = settings.windowTitle
        // A window that does not exist is ignored, and so is one of X for a compositor.
        let isWayland = getenv("WAYLAND_DISPLAY").map { $0[0] != 0 } ?? false
        session.place.parent = isWayland ? nil : settings.parent.map { .x11($0) }
        session.needsParent = false
        session.lostDisplay = { _exit(1) }
        session.lostWindow = { _exit(1) }
        StandaloneProcess.prepare(for: session.place)
        switch try DialogSession.run(DmenuDialog(settings, source), session) {
        case .signal(let number): Signals.endProcess(by: number)
        case .answer(.action, let answer): return answer
        case .answer(.cancelled, _): return .cancelled
        }
    }

    /// The answer of a key, or that of the button or the press that has accepted.
    var value: DmenuAnswer {
        if let answer { return answer }
        catchUp()
        return acceptedAnswer ?? .cancelled
    }

    // MARK: The window

    /// The time after which the window is shown though the input has not ended (dmenu.md §5), in milliseconds.
    private static let (delayAfterFirstRow, longestDelay): (UInt32, UInt32) = (200, 1000)

    func begin(in session: DialogSession) throws(CommandFailure) {
        self.session = session
        switch source {
        case .rows(let rows):
            append(rows)
            beginSearch()
            try show()
        case .open(let input):
            beginSearch()
            guard let open = try input.open() else { return try show() }
            self.input = ByteReader(
                open, onBytes: { [weak self] in self?.take($0) }, onEnd: { [weak self] in self?.endInput() },
                onFailure: { [weak self] _ in self?.endInput() })
            self.input?.readFirst { self.isShown }
            if !isShown { showIn(Self.longestDelay) }
        }
    }

    private func beginSearch() {
        if !settings.filter.isEmpty { table.text = settings.filter }
    }

    private func showIn(_ milliseconds: UInt32) {
        delays.append(
            .timer(milliseconds: milliseconds) { [weak self] in
                self?.showNow()
                return false
            })
    }

    private func take(_ bytes: [UInt8]) {
        let isFirst = table.count == 0
        append(reader.take(bytes))
        if isShown { return }
        if ScreenRows.areIn(table) { return showNow() }
        if isFirst, table.count > 0 { showIn(Self.delayAfterFirstRow) }
    }

    private func endInput() {
        append(reader.finish())
        table.waits = false
        showNow()
    }

    private func showNow() {
        do throws(CommandFailure) {
            try show()
        } catch {
            session?.fail(error)
        }
    }

    private func show() throws(CommandFailure) {
        if isShown { return }
        isShown = true
        stopDelays()
        // The first drawing has the rows that are there.
        input?.pause()
        table.onActivate = { [weak self] in self?.accept() }
        table.onCustom = { [weak self] in self?.accept() }
        table.onKey = { [weak self] in self?.press($0) ?? false }
        // The place of a row is known when the text has found its rows.
        if settings.selectedText != nil || settings.selectedRow != nil { table.finishSearch() }
        highlightFirst()
        table.onSearch = { [weak self] in self?.followSearch() }
        table.onSelect = { [weak self] in self?.followSelection() }
        try session?.show(try makeSheet(), mayGrow: true, isAsWideAsContent: true)
    }

    private func makeSheet() throws(CommandFailure) -> DialogSheet {
        do {
            var accepts = Action(StandardButton.ok.label, id: Action.acceptingIdentifier)
            accepts.isEnabled = acceptedAnswer != nil
            let prompt = settings.prompt.flatMap { $0.isBlank ? nil : $0 }
            var sheet = try ContentSheet(prompt, content: table.widget, controls: .sheet, actions: [accepts, .cancel])
            if let message = settings.message, !message.isBlank {
                sheet.setMessage(Markup.styled(message) ?? StyledText(message), as: .caption)
            }
            sheet.windowTitle = settings.windowTitle
            return .content(sheet)
        } catch {
            throw .usage("\(error)")
        }
    }

    private var tableSettings: Table.Settings {
        var column = TableColumn("", index: DmenuTexts.searched)
        column.replacement = DmenuTexts.shown
        column.isMarkup = settings.isMarkup
        if settings.showsIcons { column.icon = DmenuTexts.icon }
        let mark = self.settings.ballots.map { TableColumn.Kind.mark(on: $0.on, off: $0.off) } ?? .toggle
        var settings = Table.Settings(
            self.settings.prompt ?? translated("Search"),
            columns: (self.settings.isMultiple ? [TableColumn("", mark, index: 0)] : []) + [column])
        settings.choice = self.settings.isMultiple ? .checks : .one
        settings.showsHeader = false
        settings.isBelowTexts = self.settings.prompt != nil || self.settings.message != nil
        settings.typesInField = true
        settings.maximumRows = self.settings.lines
        settings.hidesText = self.settings.isPassword
        settings.method = self.settings.method
        settings.searchedColumns = texts.searchedColumns
        settings.highlightAfterSearch = self.settings.dialect == .dmenu ? .first : .samePlace
        settings.hidesPlaceholder = true
        if !self.settings.needsRow, !self.settings.isPassword {
            settings.customLabel = { translated("Use “%s”").filled($0) }
        }
        return settings
    }

    func wasShown() { table.focus() }

    func wasDrawn() { input?.resume() }

    func ended() {
        stopDelays()
        input?.stop()
    }

    private func stopDelays() {
        for delay in delays { delay.remove() }
        delays = []
    }

    // MARK: Rows

    private func append(_ rows: [DmenuRow]) {
        let (first, total) = (table.count, table.count + rows.count)
        table.append(
            rows.enumerated().map { index, row in
                if row.bytes.isEmpty { emptyRows.insert(first + index) }
                var shown = TableRow(cells: texts.cells(of: row), isEnabled: row.isSelectable)
                shown.isPermanent = row.isPermanent
                shown.isUrgent = row.isUrgent || settings.urgent.contains(first + index, of: total)
                shown.isActive = row.isActive || settings.active.contains(first + index, of: total)
                return shown
            })
    }

    /// Highlights the row that the options name, or the first one.
    private func highlightFirst() {
        guard table.shownCount > 0 else { return }
        var row: Int?
        if let text = settings.selectedText { row = table.firstRow(matching: text, settings.method) }
        if row == nil, let number = settings.selectedRow, number < table.count, number >= 0 { row = number }
        table.highlight(position: row.flatMap { table.position(of: $0) } ?? 0)
    }

    private func row(_ index: Int) -> DmenuFormat.Row {
        if emptyRows.contains(index) { return .init(bytes: [], index: index) }
        let bytes = table.cell(index, DmenuTexts.row)
        return .init(bytes: bytes.isEmpty ? table.cell(index, DmenuTexts.searched) : bytes, index: index)
    }

    /// The highlighted row; nil if none is shown.
    private var highlightedRow: Int? { table.highlightedPosition.map { table.shownRow($0) } }

    // MARK: Answers

    private var text: [UInt8] { Array(table.text.utf8) }

    private func line(_ index: Int?) -> [UInt8] { format.line(index.map { row($0) }, text: text) }

    /// What is printed of the marked rows; nil without one.
    private var markedRows: [UInt8]? {
        settings.isMultiple && !table.chosen.isEmpty ? table.chosen.flatMap { line($0) } : nil
    }

    /// What the Return key answers; nil if it does nothing.
    private var acceptedAnswer: DmenuAnswer? {
        if let markedRows { return DmenuAnswer(output: markedRows) }
        if let row = highlightedRow {
            return table.row(row).isEnabled ? DmenuAnswer(output: line(row)) : nil
        }
        return settings.needsRow ? nil : DmenuAnswer(output: line(nil))
    }

    private func accept() {
        catchUp()
        if let answer = acceptedAnswer { end(with: answer) }
    }

    /// Shows what a key is for: the rows that are there, and of those the ones that the text before it finds.
    private func catchUp() {
        input?.resume()
        input?.readRest()
        table.finishSearch()
    }

    private func accept(rowAt position: Int) {
        guard position < table.shownCount else { return }
        table.highlight(position: position)
        accept()
    }

    private func end(with answer: DmenuAnswer) {
        self.answer = answer
        session?.choose(Action.acceptingIdentifier)
    }

    private func acceptText() {
        if settings.needsRow { return }
        end(with: DmenuAnswer(output: markedRows ?? line(nil)))
    }

    /// Prints a line at once, and stays.
    private func print(_ index: Int?) {
        do throws(CommandFailure) {
            try Output.whole(line(index))
        } catch {
            session?.fail(error)
        }
    }

    private func followSearch() {
        pages.goToStart()
        guard settings.selectsOnlyRow, table.shownCount == 1 else { return }
        accept()
    }

    private func followSelection() {
        session?.sheet?.setEnabled(acceptedAnswer != nil, Action.acceptingIdentifier)
    }

    // MARK: Keys

    private static let tab = KeyStroke("Tab")

    /// Does what a key does; returns false if it is typed.
    private func press(_ stroke: KeyStroke) -> Bool {
        // The field keeps the focus.
        guard let action = settings.bindings[stroke] else { return stroke.onMainBlock.key == Self.tab?.key }
        catchUp()
        return perform(action)
    }

    private func perform(_ action: DmenuAction) -> Bool {
        switch action {
        case .accept: accept()
        case .acceptText: acceptText()
        case .mark: mark()
        case .print: print(highlightedRow)
        case .printText: print(nil)
        case .cancel: session?.end(with: .cancelled(.escape))
        case .up: move(by: -1)
        case .down: move(by: 1)
        case .pageUp: turnPage(isBack: true)
        case .pageDown: turnPage(isBack: false)
        case .first: table.highlight(position: 0)
        case .last: table.highlight(position: table.shownCount - 1)
        case .tab: if table.shownCount == 1 { accept() } else { move(by: 1) }
        case .left, .right: return moveSideways(isLeft: action == .left)
        case .home: goHome()
        case .end: goToEnd()
        case .copyRow: if let row = highlightedRow { table.text = String(decoding: self.row(row).bytes, as: UTF8.self) }
        case .edit(let edit): table.edit(edit)
        case .custom(let number): answer(customKey: number)
        case .select(let place): accept(rowAt: place - 1)
        case .nothing: break
        }
        return true
    }

    private func move(by step: Int) {
        guard let position = table.highlightedPosition else { return }
        let (next, count) = (position + step, table.shownCount)
        table.highlight(position: settings.cycles ? (next + count) % count : next)
        if let position = table.highlightedPosition { pages.move(to: position, page: pageSize) }
    }

    /// The number of rows of a page, which the list may not show.
    private var pageSize: Int { settings.lines ?? table.visibleRows }

    private func turnPage(isBack: Bool) {
        if settings.dialect == .rofi {
            let position = table.highlightedPosition ?? 0
            table.highlight(position: isBack ? position - table.visibleRows : position + table.visibleRows)
        } else if let first = isBack ? pages.previous(page: pageSize) : pages.next(of: table.shownCount, page: pageSize)
        {
            table.highlight(position: first)
        }
    }

    private func moveSideways(isLeft: Bool) -> Bool {
        // With a row before this one, Left goes there from anywhere in the text.
        let movesInText =
            isLeft ? settings.lines != nil || table.highlightedPosition ?? 0 == 0 : !table.isCursorAtEnd
        if movesInText {
            table.edit(isLeft ? .moveLeft : .moveRight)
        } else if settings.lines == nil {
            move(by: isLeft ? -1 : 1)
        }
        return true
    }

    private func goHome() {
        if table.highlightedPosition ?? 0 == 0 { return table.edit(.moveToStart) }
        table.highlight(position: 0)
        pages.goToStart()
    }

    private func goToEnd() {
        guard table.isCursorAtEnd else { return table.edit(.moveToEnd) }
        table.highlight(position: table.shownCount - 1)
        pages.goToEnd(of: table.shownCount, page: pageSize)
    }

    private func mark() {
        guard settings.isMultiple else { return accept() }
        guard let row = highlightedRow, table.row(row).isEnabled else { return }
        table.toggle(row)
        // It does not go round.
        if let position = table.highlightedPosition { table.highlight(position: position + 1) }
    }

    private func answer(customKey number: Int) {
        // Where only rows are accepted, this one must be one that is.
        if settings.needsRow, highlightedRow.map({ table.row($0).isEnabled }) != true { return }
        end(
            with: DmenuAnswer(
                output: markedRows ?? line(highlightedRow), status: DmenuAnswer.status(ofCustomKey: number)))
    }
}
