import PopsheetModel

/// A sheet in JSON; the schema is in `Resources/sheet.schema.json`.
struct SheetDocument {
    var title: String?
    var message: String?
    var actions: [Action] = []
    /// The cancel action; nil if the document has none.
    var cancel: Action? = .cancel
    var ordering = ActionOrdering.standard
    /// What a content sheet shows; nil for an action sheet.
    private(set) var content: ContentSheetDocument?
    /// How the sheet is presented.
    var options = PresentationOptions()
    /// The document's name in messages; nil if there are only options.
    private(set) var name: String?
    /// The number of actions in the document; further ones were added.
    private var ownActionCount = 0
    /// The options that the added actions come from, in order.
    private var addedBy: [String] = []

    static let keys = [
        "title", "message", "actions", "cancel", "presentation", "appearance", "ordering", "tint", "compactLook",
        "content", "detents", "detent", "undimmed", "leading", "trailing", "grabber",
    ]
    static let actionKeys = ["id", "label", "role", "enabled", "icon", "subtitle"]
    static let cancelKeys = ["label"]
    /// Ids that are reserved for the command's own answers.
    static let reservedIdentifiers = [Action.cancelIdentifier, "timeout"]

    /// Creates an empty document.
    init() {}

    /// Reads a file, or the standard input.
    init(reading file: InputFile) throws(CommandFailure) {
        try self.init(parsing: try file.read(), name: file.name)
    }

    /// Parses a document; the name is used in messages.
    init(parsing bytes: [UInt8], name: String) throws(CommandFailure) {
        self.name = name
        let value: JSONValue
        do {
            value = try JSONParser.parse(bytes)
        } catch {
            throw .data("\(name):\(error.line):\(error.column): can't be read as JSON: \(error.reason)")
        }
        try read(DocumentNode(value: value, pointer: "", document: name))
        ownActionCount = actions.count
    }

    /// Adds an option's action; messages about the action name the option.
    mutating func add(_ action: Action, from option: String) {
        actions.append(action)
        addedBy.append(option)
    }

    /// Removes the cancel actions from the list.
    mutating func removeCancelActions() {
        ownActionCount -= actions.prefix(ownActionCount).count { $0.role == .cancel }
        actions.removeAll { $0.role == .cancel }
    }

    private mutating func read(_ document: DocumentNode) throws(CommandFailure) {
        let members = try document.members(known: Self.keys)
        title = try members["title"]?.string()
        message = try members["message"]?.string()
        for node in try members["actions"]?.array() ?? [] { actions.append(try Self.action(node)) }
        content = try ContentSheetDocument(members)
        // A content sheet has a cancel action only if the document gives one.
        if content != nil { cancel = nil }
        if let node = members["cancel"] { cancel = try Self.cancel(node) }
        if let node = members["presentation"] { options.style = try node.word(PresentationOptions.Style.self) }
        if let node = members["appearance"] { options.appearance = try node.word(SheetAppearance.self) }
        if let node = members["ordering"] { ordering = try node.word(ActionOrdering.self) }
        if let node = members["compactLook"] {
            options.compactStyle = try node.word(PresentationOptions.CompactStyle.self)
        }
        if let node = members["tint"] {
            let text = try node.string()
            options.tint = SheetColor(hex: text)
            if options.tint == nil {
                throw node.failure("\"\(text.excerpt)\" is not a colour; give one such as #007AFF")
            }
        }
    }

    /// Reads an action.
    ///
    /// - Parameters:
    ///   - known: The keys that it may have.
    ///   - name: What messages call it.
    static func action(
        _ node: DocumentNode, known: [String] = actionKeys, named name: String = "action"
    ) throws(CommandFailure) -> Action {
        let members = try node.members(known: known)
        guard let label = try members["label"]?.string() else {
            throw node.failure("this \(name) has no \"label\"; give it one")
        }
        var action = Action(label)
        if let id = members["id"] {
            action.id = try id.string()
            try check(action.id, id)
        } else {
            try check(action.id, node)
        }
        if let role = members["role"] { action.role = try role.word(ActionRole.self) }
        if let enabled = members["enabled"] { action.isEnabled = try enabled.bool() }
        action.icon = try members["icon"]?.string()
        action.subtitle = try members["subtitle"]?.string()
        return action
    }

    /// Checks the id of an action, or of a row.
    static func check(_ id: String, _ node: DocumentNode, mayBreakLines: Bool = false) throws(CommandFailure) {
        if reservedIdentifiers.contains(id) {
            throw node.failure("the id \"\(id)\" is reserved; give another \"id\"")
        }
        if id.utf8.contains(0) {
            throw node.failure("the id \"\(id.excerpt)\" contains a NUL; give another \"id\"")
        }
        if !mayBreakLines, id.utf8.contains(UInt8(ascii: "\n")) {
            throw node.failure("the id \"\(id.excerpt)\" contains a line break; give another \"id\"")
        }
    }

    private static func cancel(_ node: DocumentNode) throws(CommandFailure) -> Action? {
        if case .null = node.value { return nil }
        let members = try node.members(
            known: cancelKeys, wanted: "an object such as {\"label\": \"Keep\"}, or null for no cancel action")
        guard let label = members["label"] else { return .cancel }
        let text = try label.string()
        if text.allSatisfy(\.isWhitespace) {
            throw label.failure("the cancel action's label is empty; give it a text, or null for no cancel action")
        }
        return .cancel(text)
    }

    /// The action sheet that the document describes.
    func sheet() throws(CommandFailure) -> ActionSheet {
        if content != nil, let name {
            throw .data("\(name): /content: only layout and render show content; omit it, or use one of them")
        }
        // A cancel action in the list replaces the standard cancel action, but not one with its own label.
        let hasOwnCancel = actions.contains { $0.role == .cancel }
        let cancel = hasOwnCancel && self.cancel?.hasStandardLabel == true ? nil : self.cancel
        do {
            return try ActionSheet(
                title, message: message, actions: actions + (cancel.map { [$0] } ?? []), ordering: ordering,
                includesCancelAction: false)
        } catch {
            guard let name, error.position.map({ $0 < ownActionCount || $0 >= actions.count }) ?? true else {
                throw .usage("\(option(of: error)): \(error)")
            }
            throw .data("\(name): \(pointer(of: error)): \(error)")
        }
    }

    /// The option that an error is about; without a document, only --no-cancel can leave nothing to choose.
    private func option(of error: SheetError) -> String {
        guard let position = error.position else { return "--no-cancel" }
        let index = position - ownActionCount
        return addedBy.indices.contains(index) ? addedBy[index] : "--cancel"
    }

    private func pointer(of error: SheetError) -> String {
        guard let position = error.position else { return "/actions" }
        switch error.code {
        case .emptyLabel: return "/actions/\(position)/label"
        case .emptyIdentifier: return "/actions/\(position)/id"
        default: return position < actions.count ? "/actions/\(position)" : "/cancel"
        }
    }
}
