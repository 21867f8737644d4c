import Popsheet
import PopsheetLayout
import PopsheetModel

/// What a document says about a content sheet, except for its texts and its actions.
struct ContentSheetDocument {
    /// The widget that stands for an application's.
    var name: NamedContent
    /// The detents, and how the document writes them.
    var detents: [(word: JSONValue, detent: Detent)] = [(.string("large"), .large)]
    /// The detent that is shown; nil for the smallest.
    var detent: Detent?
    /// The largest detent that is not dimmed; nil for none.
    var undimmed: Detent?
    var leading: [BarItem] = []
    var trailing: [BarItem] = []
    /// Whether there is a grabber; nil for one if the detents have more than one height.
    var grabber: Bool?

    /// The keys of a document that need a content.
    static let keys = ["detents", "detent", "undimmed", "leading", "trailing", "grabber"]
    static let itemKeys = ["id", "label", "role", "enabled", "isDefault"]
    /// The maximum of a detent's height in a document.
    static let largestHeight = LayoutError.largestLength

    /// How the document writes a detent.
    func word(of id: Detent.ID) -> JSONValue {
        detents.first { $0.detent.id == id }?.word ?? .string(id)
    }

    // MARK: Reading

    /// Reads a document's content; nil for a document without one.
    init?(_ members: [String: DocumentNode]) throws(CommandFailure) {
        guard let node = members["content"] else {
            for key in Self.keys {
                if let node = members[key] {
                    throw node.failure("\"\(key)\" applies to a sheet with content; give \"content\" too")
                }
            }
            return nil
        }
        name = try node.word(NamedContent.self)
        if let node = members["detents"] {
            detents = []
            for element in try node.array() { detents.append((element.value, try Self.detent(element))) }
            if detents.isEmpty { throw node.failure("there are no detents; give at least one, such as \"large\"") }
        }
        detent = try listed(members["detent"])
        undimmed = try listed(members["undimmed"])
        leading = try Self.items(members["leading"])
        trailing = try Self.items(members["trailing"])
        grabber = try members["grabber"]?.bool()
    }

    /// Reads one of the detents of the list.
    private func listed(_ node: DocumentNode?) throws(CommandFailure) -> Detent? {
        guard let node else { return nil }
        let detent = try Self.detent(node)
        guard detents.contains(where: { $0.detent == detent }) else {
            let words = detents.prefix(12).map(\.word.line).joined(separator: ", ")
            throw node.failure("\(node.value.line.excerpt) is not one of the detents; give one of \(words)")
        }
        return detent
    }

    private static func items(_ node: DocumentNode?) throws(CommandFailure) -> [BarItem] {
        var items: [BarItem] = []
        for element in try node?.array() ?? [] {
            let action = try SheetDocument.action(element, known: itemKeys, named: "item")
            let members = try element.members(known: itemKeys)
            items.append(
                BarItem(
                    action.label, id: action.id, role: action.role, isEnabled: action.isEnabled,
                    isDefault: try members["isDefault"]?.bool() ?? false))
        }
        return items
    }

    private static let detentHelp = "medium, large, content, a percentage such as \"50%\", or a height such as 320"

    private static func detent(_ node: DocumentNode) throws(CommandFailure) -> Detent {
        switch node.value {
        case .string("medium"): return .medium
        case .string("large"): return .large
        case .string("content"): return .content
        case .string(let text):
            if let fraction = fraction(text) { return .fraction(fraction) }
            throw node.failure("\"\(text.excerpt)\" is not a detent; give \(detentHelp)")
        case .number(let height):
            if height > 0, height <= largestHeight { return .height(height) }
            throw node.failure("a detent is above 0 and at most \(Int(largestHeight)); give one such as 320")
        default: throw node.failure("this is \(node.value.kind); give \(detentHelp)")
        }
    }

    /// The fraction of a percentage above 0 and up to 100, such as "12.5%"; nil for another text.
    private static func fraction(_ text: String) -> Double? {
        guard text.utf8.last == UInt8(ascii: "%") else { return nil }
        if text == "100%" { return 1 }
        let digits = text.dropLast()
        let parts = digits.split(separator: ".", omittingEmptySubsequences: false).map(\.utf8)
        let areDigits = parts.allSatisfy { part in !part.isEmpty && part.allSatisfy { (0x30...0x39).contains($0) } }
        guard areDigits, parts[0].count <= 2, parts.count == 1 || parts.count == 2 && parts[1].count <= 3,
            let number = Double(digits), number > 0
        else { return nil }
        return number / 100
    }
}

extension SheetDocument {
    /// The content sheet that the document describes; nil for an action sheet.
    func contentSheet() throws(CommandFailure) -> (content: ContentSheetDocument, description: ContentDescription)? {
        guard let content else { return nil }
        let all = actions + (cancel.map { [$0] } ?? [])
        do {
            var description = try ContentDescription(
                title: title, message: message, actions: all, leading: content.leading, trailing: content.trailing,
                detents: content.detents.map(\.detent))
            description.initialDetent = content.detent
            description.largestUndimmedDetent = content.undimmed
            description.showsGrabber = content.grabber
            return (content, description)
        } catch {
            throw .data("\(name ?? ""): \(pointer(of: error, in: content)): \(error)")
        }
    }

    /// The place of an error in a list of leading items, trailing items and actions.
    private func pointer(of error: SheetError, in content: ContentSheetDocument) -> String {
        guard var position = error.position else { return "/detents" }
        for (key, count) in [
            ("leading", content.leading.count), ("trailing", content.trailing.count), ("actions", actions.count),
        ] {
            if position < count {
                switch error.code {
                case .emptyLabel: return "/\(key)/\(position)/label"
                case .emptyIdentifier: return "/\(key)/\(position)/id"
                default: return "/\(key)/\(position)"
                }
            }
            position -= count
        }
        return "/cancel"
    }
}
