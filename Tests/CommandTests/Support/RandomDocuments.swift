import Popsheet
import PopsheetLayout
import PopsheetRandomNumbers

@testable import PopsheetCommand

/// Sheet documents of known keys, with values that are mostly right.
struct RandomDocuments {
    private var random: RandomNumbers

    static func document(using random: inout RandomNumbers) -> [UInt8] {
        var documents = RandomDocuments(random: random)
        defer { random = documents.random }
        return documents.next()
    }

    private mutating func next() -> [UInt8] {
        let actions = (0..<Int.random(in: 0..<3, using: &random)).map { _ in action() }
        let cancel = random.chance(1 / 4) ? value(texts) : some([("label", value(texts))])
        let isContent = random.chance(0.4)
        let content: [(String, JSONValue)] = [
            ("content", value(NamedContent.allCases.map(\.word))), ("detents", .array(detents())),
            ("detent", detent()), ("undimmed", detent()), ("leading", .array(items())),
            ("trailing", .array(items())),
            ("grabber", random.chance(1 / 8) ? value(texts) : .bool(Bool.random(using: &random))),
        ]
        let document = some(
            [
                ("title", value(texts)), ("message", value(texts)), ("actions", .array(actions)), ("cancel", cancel),
                ("presentation", value(PresentationOptions.Style.allCases.map(\.word))),
                ("appearance", value(SheetAppearance.allCases.map(\.word))),
                ("ordering", value(ActionOrdering.allCases.map(\.word))),
                ("compactLook", value(PresentationOptions.CompactStyle.allCases.map(\.word))),
                ("tint", value(["#007AFF", "#fff", "#FFFFFF", "#12345"])),
            ] + (isContent ? content : []))
        return Array(document.line.utf8)
    }

    private mutating func detents() -> [JSONValue] {
        (0..<Int.random(in: 0..<4, using: &random)).map { _ in detent() }
    }

    private mutating func detent() -> JSONValue {
        if random.chance(1 / 4) { return .number(random.pick([0, -1, 1, 0.5, 96, 1e6, 1_000_001])) }
        let valid = ["medium", "large", "content", "50%", "12.5%", "100%"]
        let invalid = ["0%", "0.0%", "101%", "100.5%", "5.%", ".5%", "%", "050%", "5", "5%\n", "1e1%", "-5%", "half"]
        return value(random.chance(3 / 4) ? valid : invalid)
    }

    private mutating func items() -> [JSONValue] {
        (0..<Int.random(in: 0..<3, using: &random)).map { _ in
            let optional = some([
                ("id", value(texts)), ("role", value(ActionRole.allCases.map(\.word))),
                ("enabled", .bool(Bool.random(using: &random))), ("isDefault", .bool(Bool.random(using: &random))),
            ])
            if random.chance(1 / 16) { return optional }
            return .object(
                optional.members + [JSONValue.Member(name: "label", value: value(["A", "B", "C", "é", ""]))])
        }
    }

    private mutating func action() -> JSONValue {
        let enabled = random.chance(1 / 8) ? value(texts) : .bool(Bool.random(using: &random))
        let optional = some([
            ("id", value(texts)), ("role", value(ActionRole.allCases.map(\.word))), ("enabled", enabled),
            ("icon", value(texts)), ("subtitle", value(texts)),
        ])
        if random.chance(1 / 16) { return optional }
        let label = value(random.chance(1 / 3) ? texts : ["A", "B", "C"])
        return .object(optional.members + [JSONValue.Member(name: "label", value: label)])
    }

    private let texts = ["A", "B", "a=b", "é", "two words", " ", "", "cancel", "timeout", "a\nb", "\n"]
    private let odd: [JSONValue] = [nil, true, 1.0, "sheet", [], [:]]

    /// One of the words, now and then something else.
    private mutating func value(_ words: [String]) -> JSONValue {
        if random.chance(1 / 24) { return odd.randomElement(using: &random) ?? nil }
        return .string(words.randomElement(using: &random) ?? "")
    }

    /// An object of some of these members.
    private mutating func some(_ members: [(String, JSONValue)]) -> JSONValue {
        let chosen = members.filter { _ in Bool.random(using: &random) }
        return .object(chosen.map { JSONValue.Member(name: $0.0, value: $0.1) })
    }
}
