import Popsheet

@testable import PopsheetCommand

/// Sheet documents of known keys, with values that are mostly right.
struct RandomDocuments {
    private var generator: SeededGenerator

    init(generator: SeededGenerator) { self.generator = generator }

    mutating func next() -> [UInt8] {
        let actions = (0..<Int.random(in: 0..<3, using: &generator)).map { _ in action() }
        let cancel = generator.once(in: 4) ? value(texts) : some([("label", value(texts))])
        let document = some([
            ("title", value(texts)), ("message", value(texts)), ("actions", .array(actions)), ("cancel", cancel),
            ("presentation", value(Presentation.allCases.map(\.word))),
            ("appearance", value(Appearance.allCases.map(\.word))),
            ("ordering", value(ActionOrdering.allCases.map(\.word))),
            ("compactLook", value(CompactLook.allCases.map(\.word))),
            ("tint", value(["#007AFF", "#fff", "#FFFFFF", "#12345"])),
        ])
        return Array(document.line.utf8)
    }

    private mutating func action() -> JSONValue {
        let enabled = generator.once(in: 8) ? value(texts) : .bool(Bool.random(using: &generator))
        let optional = some([
            ("id", value(texts)), ("role", value(ActionRole.allCases.map(\.word))), ("enabled", enabled),
            ("icon", value(texts)), ("subtitle", value(texts)),
        ])
        if generator.once(in: 16) { return optional }
        let label = value(generator.once(in: 3) ? texts : ["A", "B", "C"])
        return .object(optional.members + [JSONValue.Member(name: "label", value: label)])
    }

    private let texts = ["A", "B", "a=b", "é", "two words", " ", "", "cancel", "timeout", "a\nb", "\n"]
    private let odd: [JSONValue] = [nil, true, 1.0, "sheet", [], [:]]

    /// One of the words, now and then something else.
    private mutating func value(_ words: [String]) -> JSONValue {
        if generator.once(in: 24) { return odd.randomElement(using: &generator) ?? nil }
        return .string(words.randomElement(using: &generator) ?? "")
    }

    /// An object of some of these members.
    private mutating func some(_ members: [(String, JSONValue)]) -> JSONValue {
        let chosen = members.filter { _ in Bool.random(using: &generator) }
        return .object(chosen.map { JSONValue.Member(name: $0.0, value: $0.1) })
    }
}
