import Popsheet
import PopsheetModel

/// The sheet to show: the document, the options, and the rows from standard input.
struct AskSheet {
    private var document: SheetDocument
    private var rows: [Action] = []
    /// The original ids of the rows: bytes that need not be text or unique.
    private var rowIdentifiers: [[UInt8]] = []
    let details: ActionDetails
    /// The last row that is checked, by its id in the sheet.
    private var checkedRow: Action.ID?

    /// Combines document and options; options take precedence, and their actions come last.
    ///
    /// - Parameter kinds: The order of the options' actions.
    init(_ arguments: AskArguments, _ looks: AskSurfaceArguments, kinds: [ActionSequence.Kind]) throws(CommandFailure) {
        try arguments.checkStandardInput()
        document =
            try arguments.spec.map { path throws(CommandFailure) in
                try SheetDocument(reading: InputFile(path: path))
            } ?? SheetDocument()
        let texts = try arguments.texts.read()
        if let title = texts.title { document.title = title }
        if let message = texts.message { document.message = message }
        for (option, action) in try arguments.givenActions(kinds) { document.add(action, from: option) }
        try arguments.applyCancel(to: &document)
        if arguments.asGiven { document.ordering = .asGiven }
        if let presentation = looks.presentation { document.options.style = presentation }
        if let appearance = looks.display.appearance { document.options.appearance = appearance }
        if let tint = looks.tint { document.options.tint = tint }
        if let look = looks.compactLook { document.options.compactStyle = look }
        details = ActionDetails(arguments)
        for index in document.actions.indices {
            details.apply(to: &document.actions[index], named: document.actions[index].id)
        }
        if !arguments.readsActions, !arguments.live { try checkNames() }
    }

    /// Checks that the options about single actions name existing ones, once no more actions will arrive.
    func checkNames() throws(CommandFailure) {
        guard details.nameActions else { return }
        let named = zip(rows, rowIdentifiers).map { row, identifier in
            var action = row
            action.id = String(decoding: identifier, as: UTF8.self)
            return action
        }
        try details.check(document.actions + named, cancel: document.cancel)
    }

    /// Performs the checks that need all actions, once no more will arrive.
    func checkWhole() throws(CommandFailure) {
        guard hasChoice else {
            throw .data("standard input: it contains no action; give one per line, or omit --no-cancel")
        }
        try checkNames()
    }

    /// How the sheet is presented.
    var options: PresentationOptions { document.options }

    /// Whether a sheet can be shown: one without actions may still receive some.
    var hasChoice: Bool { document.cancel != nil || !document.actions.isEmpty || !rows.isEmpty }

    /// Whether there is anything to choose except cancelling.
    var offersActions: Bool { !rows.isEmpty || document.actions.contains { $0.role != .cancel } }

    /// The current sheet.
    func sheet() throws(CommandFailure) -> ActionSheet {
        var whole = document
        whole.actions += rows
        var sheet = try whole.sheet()
        sheet.defaultAction = defaultAction
        return sheet
    }

    /// The texts of a sheet that has no actions yet, with a placeholder for them.
    var emptySheet: ActionSheet {
        get throws(CommandFailure) {
            var empty = document
            empty.actions = [.placeholder(.waiting, label: Placeholder.waiting.standardLabel)]
            var sheet = try empty.sheet()
            sheet.defaultAction = defaultAction
            return sheet
        }
    }

    // MARK: Rows

    /// Adds an action from standard input and returns it.
    ///
    /// A row's original id need not be unique, so it has another id in the sheet.
    @discardableResult
    mutating func append(_ record: ActionRecord) -> Action {
        let given = String(decoding: record.id, as: UTF8.self)
        // An argument can't contain a NUL, and a document's id does not end like this.
        var action = Action(
            record.label, id: "\(given)\u{0}\(rows.count)", role: record.isDestructive ? .destructive : .default)
        (action.isEnabled, action.icon, action.subtitle) = (record.isEnabled, record.icon, record.subtitle)
        details.apply(to: &action, named: given)
        if record.isChecked, action.isEnabled { checkedRow = action.id }
        rows.append(action)
        rowIdentifiers.append(record.id)
        return action
    }

    /// The original id of a chosen action.
    func identifier(of chosen: ChosenAction) -> [UInt8] {
        let row = chosen.index - (ownActionCount)
        return rowIdentifiers.indices.contains(row) ? rowIdentifiers[row] : Array(chosen.id.utf8)
    }

    /// The sheet's id of the first row with this original id.
    func rowAction(given id: String) -> Action? {
        rowIdentifiers.firstIndex(of: Array(id.utf8)).map { rows[$0] }
    }

    /// The sheet's id of the action that has the focus first; nil for the first action.
    var firstFocus: Action.ID? {
        details.focus.map { identifier(given: $0) } ?? checkedRow ?? rememberedAction
    }

    /// The action that was chosen the last time, by its original id.
    var remembered: String?

    /// The sheet's id of that action, if it is there and can be chosen again.
    private var rememberedAction: Action.ID? {
        guard let remembered else { return nil }
        let action = rowAction(given: remembered) ?? document.actions.first { $0.id == remembered }
        return action.flatMap { $0.isEnabled ? $0.id : nil }
    }

    /// The sheet's id of the action that the Return key chooses; nil for none.
    var defaultAction: Action.ID? { details.defaultAction.map { identifier(given: $0) } }

    private func identifier(given id: String) -> Action.ID { rowAction(given: id)?.id ?? id }

    /// Whether there is an action with this original id, whether or not it is a row.
    func knows(_ id: String) -> Bool { document.actions.contains { $0.id == id } || rowAction(given: id) != nil }

    /// The number of actions other than rows, without the cancel action.
    private var ownActionCount: Int { document.actions.count { $0.role != .cancel } }
}

/// The options about single actions.
struct ActionDetails {
    private let disabled: [String]
    private let icons: [KeyedText]
    private let subtitles: [KeyedText]
    fileprivate let focus: String?
    fileprivate let defaultAction: String?

    /// No options.
    init() { (disabled, icons, subtitles, focus, defaultAction) = ([], [], [], nil, nil) }

    init(_ arguments: AskArguments) {
        (disabled, icons, subtitles) = (arguments.disable, arguments.icon, arguments.subtitle)
        (focus, defaultAction) = (arguments.focus, arguments.defaultAction)
    }

    /// Whether an option names the action that has the focus first.
    var namesFocus: Bool { focus != nil }

    /// Whether the options name any action.
    var nameActions: Bool { !named.isEmpty }

    /// Checks that all options name existing actions, by their original ids.
    ///
    /// - Parameter cancel: The cancel action, which can have the focus and be the default.
    func check(_ actions: [Action], cancel: Action?) throws(CommandFailure) {
        for (option, id) in named {
            if let cancel, cancel.id == id, option == "--focus" || option == "--default" { continue }
            if actions.contains(where: { $0.id == id }) { continue }
            if actions.isEmpty {
                throw .usage(
                    "\(option): no action has the id \"\(id.excerpt)\"; there are no actions, give one with --action")
            }
            throw Self.unknown(id, of: option, among: actions.map(\.id))
        }
        for (option, id) in [("--focus", focus), ("--default", defaultAction)]
        where actions.contains(where: { $0.id == id && !$0.isEnabled }) {
            throw .usage("\(option): the action \"\((id ?? "").excerpt)\" is disabled; name one that is not")
        }
    }

    /// Applies the options for an action's id.
    func apply(to action: inout Action, named id: String) {
        if disabled.contains(id) { action.isEnabled = false }
        if let icon = icons.last(where: { $0.key == id }) { action.icon = icon.value }
        if let subtitle = subtitles.last(where: { $0.key == id }) { action.subtitle = subtitle.value }
    }

    private var named: [(option: String, id: String)] {
        disabled.map { ("--disable", $0) } + icons.map { ("--icon", $0.key) } + subtitles.map { ("--subtitle", $0.key) }
            + (focus.map { [("--focus", $0)] } ?? []) + (defaultAction.map { [("--default", $0)] } ?? [])
    }

    /// The error for an id that no action has.
    ///
    /// - Parameter part: What has these ids.
    static func unknown(
        _ id: String, part: String = "action", of option: String, among known: [String]
    ) -> CommandFailure {
        .usage("\(option): \(unknown(id, part: part, among: known, count: known.count))")
    }

    /// The reason that no action has an id.
    ///
    /// - Parameter known: The ids, of which the first ones are named.
    static func unknown(
        _ id: String, part: String = "action", among known: some Sequence<String>, count: Int
    ) -> String {
        let names = known.prefix(12).map { "\"\($0.excerpt)\"" }.joined(separator: ", ") + (count > 12 ? ", …" : "")
        let there = count == 0 ? "there are none" : "there \(count == 1 ? "is" : "are") \(names)"
        return "no \(part) has the id \"\(id.excerpt)\"; \(there)"
    }
}
