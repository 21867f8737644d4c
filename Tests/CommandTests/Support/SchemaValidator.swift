@testable import PopsheetCommand

/// As much of JSON Schema (2020-12) as the project's own schema uses; a keyword that it does not know is an error.
struct SchemaValidator {
    struct UnknownKeyword: Error {
        let name: String
    }

    let root: JSONValue

    func accepts(_ value: JSONValue) throws -> Bool { try check(value, root) }

    private func check(_ value: JSONValue, _ schema: JSONValue) throws -> Bool {
        if case .bool(let bool) = schema { return bool }
        guard case .object(let keywords) = schema else { throw UnknownKeyword(name: schema.line) }
        for keyword in keywords where try !check(value, keyword.name, keyword.value, schema) { return false }
        return true
    }

    private func check(_ value: JSONValue, _ keyword: String, _ argument: JSONValue, _ schema: JSONValue) throws -> Bool
    {
        switch keyword {
        case "$schema", "$defs", "title", "description", "default": return true
        case "$ref": return try check(value, definition(argument))
        case "type": return argument == .string(Self.type(of: value))
        case "enum": return argument.elements.contains(value)
        case "not": return try !check(value, argument)
        case "anyOf": return try argument.elements.contains { try check(value, $0) }
        case "required":
            return !value.isObject || argument.elements.allSatisfy { value[$0.text ?? ""] != nil }
        case "dependentRequired":
            return argument.members.allSatisfy { member in
                value[member.name] == nil || member.value.elements.allSatisfy { value[$0.text ?? ""] != nil }
            }
        case "minItems":
            guard case .array(let elements) = value, case .number(let limit) = argument else { return true }
            return Double(elements.count) >= limit
        case "exclusiveMinimum", "maximum":
            guard case .number(let number) = value, case .number(let limit) = argument else { return true }
            return keyword == "maximum" ? number <= limit : number > limit
        case "properties":
            return try value.members.allSatisfy { member in
                try argument[member.name].map { try check(member.value, $0) } ?? true
            }
        case "additionalProperties":
            return try value.members.allSatisfy { member in
                try schema["properties"]?[member.name] != nil || check(member.value, argument)
            }
        case "items":
            return try value.elements.allSatisfy { try check($0, argument) }
        case "minLength", "maxLength":
            guard let text = value.text, case .number(let limit) = argument else { return true }
            let count = Double(text.unicodeScalars.count)
            return keyword == "minLength" ? count >= limit : count <= limit
        case "pattern":
            guard let text = value.text else { return true }
            let pattern = try Regex(argument.text ?? "").matchingSemantics(.unicodeScalar)
            return try pattern.firstMatch(in: text) != nil
        default: throw UnknownKeyword(name: keyword)
        }
    }

    private func definition(_ reference: JSONValue) throws -> JSONValue {
        let steps = (reference.text ?? "").split(separator: "/")
        guard steps.first == "#" else { throw UnknownKeyword(name: reference.line) }
        return try steps.dropFirst().reduce(root) { schema, step in
            guard let next = schema[String(step)] else { throw UnknownKeyword(name: reference.line) }
            return next
        }
    }

    private static func type(of value: JSONValue) -> String {
        switch value {
        case .null: "null"
        case .bool: "boolean"
        case .number: "number"
        case .string: "string"
        case .array: "array"
        case .object: "object"
        }
    }
}

extension JSONValue {
    var text: String? { if case .string(let text) = self { text } else { nil } }
    var elements: [JSONValue] { if case .array(let elements) = self { elements } else { [] } }
    var members: [Member] { if case .object(let members) = self { members } else { [] } }
    var isObject: Bool { if case .object = self { true } else { false } }
}
