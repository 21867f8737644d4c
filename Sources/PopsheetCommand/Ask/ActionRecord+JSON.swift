import Popsheet

extension ActionRecord {
    /// Reads a row that is an object: an action of a document, of which the label or the id may be left out.
    ///
    /// - Parameters:
    ///   - fields: What a row may have besides what an action has.
    ///   - mayBreakLines: Whether its id may contain line breaks.
    init(_ node: DocumentNode, _ fields: RowFields = RowFields(), mayBreakLines: Bool) throws(CommandFailure) {
        let members = try node.members(known: SheetDocument.actionKeys + fields.keys)
        guard let labelNode = members["label"] ?? members["id"] else {
            throw node.failure("this row has no \"label\"; give it one")
        }
        let label = EscapeSequences.stripped(from: try labelNode.string())
        if Self.isBlank(label) { throw labelNode.failure("the label is empty; give it a text") }
        let idNode = members["id"] ?? labelNode
        let id = EscapeSequences.stripped(from: try idNode.string())
        if id.isEmpty { throw idNode.failure("the id is empty; give it a text, or omit it to use the label") }
        try SheetDocument.check(id, idNode, mayBreakLines: mayBreakLines)
        self.init(id: Array(id.utf8), label: label)
        subtitle = try members["subtitle"].map { node throws(CommandFailure) in
            EscapeSequences.stripped(from: try node.string())
        }
        icon = try members["icon"]?.string()
        if let role = members["role"] { isDestructive = try Self.role(role) == .destructive }
        isEnabled = try members["enabled"]?.bool() ?? true
        // Checked, selected or focused at first.
        isChecked = try members[RowFields.checkedKey]?.bool() ?? false
        if let name = members[RowFields.sectionKey] {
            let text = EscapeSequences.stripped(from: try name.string())
            if !Self.isBlank(text) { section = text }
        }
    }

    /// The role of a row.
    static func role(_ node: DocumentNode) throws(CommandFailure) -> ActionRole {
        let role = try node.word(ActionRole.self)
        if role == .cancel { throw node.failure("a row can't be the cancel action; give default or destructive") }
        return role
    }
}
