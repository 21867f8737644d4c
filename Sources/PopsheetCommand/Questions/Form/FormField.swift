import Popsheet
import PopsheetDialogs

/// A field of `popsheet form`: `KIND:ID=LABEL`, or an object of a document.
struct FormField: Hashable, Sendable {
    /// What is entered in a field.
    enum Kind: String, CommandWord {
        case entry, password, number, `switch`, choice, date, text

        var word: String { rawValue }

        /// Whether the field can show a text while it is empty.
        var hasPlaceholder: Bool { [.entry, .password, .number].contains(self) }
    }

    var kind: Kind
    var id: String
    var label: String
    /// The given value, as it would be printed; empty without one.
    var value = ""
    /// The texts to choose from.
    var choices: [String] = []
    /// Whether the form can be accepted only with a value.
    var isRequired = false

    init(kind: Kind, id: String, label: String) { (self.kind, self.id, self.label) = (kind, id, label) }

    /// Reads `KIND:ID=LABEL`; without an id, the label is the id.
    init?(_ text: String) {
        guard let colon = text.firstIndex(of: ":"), let kind = Kind(word: String(text[..<colon])) else { return nil }
        let named = ActionArgument(String(text[text.index(after: colon)...]))
        self.init(kind: kind, id: named.id, label: named.label)
    }

    /// What the field contains at first, as it would be printed: a switch is off, and a date is today's.
    func initialText(today: CalendarDate) -> String {
        switch kind {
        case .switch: value == "true" ? value : "false"
        case .date: value.isEmpty ? today.description : value
        case .number: TypedNumber.trimmed(value)
        case .entry, .password, .choice, .text: value
        }
    }

    /// Returns the entered text as a value: a number without the space around it.
    func value(entered text: String) -> String { kind == .number ? TypedNumber.trimmed(text) : text }

    /// What the user must do about a wrong value; nil for a right one.
    func advice(_ text: String) -> String? {
        guard fault(text) != nil else { return nil }
        return text.isEmpty ? Self.required : "Enter a number, such as 3 or \(TypedNumber.example)"
    }

    /// The text of a required field that is empty.
    static let required = "Required"

    /// A value as JSON.
    func json(_ text: String) -> JSONValue {
        switch kind {
        case .number: TypedNumber(text).map { .number($0.value) } ?? .null
        case .switch: .bool(text == "true")
        case .choice, .date: text.isEmpty ? .null : .string(text)
        case .entry, .password, .text: .string(text)
        }
    }

    /// Checks a value; returns what is wrong with it, or nil.
    func fault(_ text: String) -> String? {
        if text.isEmpty { return isRequired ? "is empty, but required" : nil }
        switch kind {
        case .number: return TypedNumber(text) == nil ? "is not a number; give one such as 3 or 0.5" : nil
        case .switch: return ["true", "false"].contains(text) ? nil : "is not true or false"
        case .choice:
            return choices.contains(text) ? nil : "is not one of its choices; add it to them, or choose one of them"
        case .date: return CalendarDate(iso: text) == nil ? "is not a day; give one such as 2026-12-24" : nil
        case .entry, .password, .text: return nil
        }
    }
}
