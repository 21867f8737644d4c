import Popsheet
import PopsheetDialogs
import PopsheetSearch

/// What a text must be like to be accepted: how long, and what it matches.
struct TextRule: Sendable {
    var isRequired = false
    /// The least and the greatest number of characters; nil for any.
    var minimum: Int?
    var maximum: Int?
    /// What the whole text matches; nil for anything.
    var pattern: TextPattern?

    /// Whether only some texts are accepted.
    var isEmpty: Bool { !isRequired && minimum == nil && maximum == nil && pattern == nil }

    /// Returns what is wrong with a text, or missing; nil for one that is accepted.
    func fault(_ text: String) -> Hint? {
        if text.isEmpty, isRequired { return Hint(FormField.required, isError: false) }
        let count = text.count
        if let minimum, count < minimum {
            return Hint(
                translatedPlural("%d more character", "%d more characters", count: minimum - count), isError: false)
        }
        if let maximum, count > maximum {
            return Hint(
                translatedPlural("%d character too many", "%d characters too many", count: count - maximum),
                isError: true)
        }
        switch pattern?.match(text) {
        case .beginning?: return Hint(Self.incomplete, isError: false)
        case Pattern.Comparison.none?: return Hint(Self.unexpected, isError: true)
        case .whole?, nil: return nil
        }
    }

    /// What to show below a text: what is wrong or missing once there is one, and otherwise how long it must be.
    func hint(_ text: String) -> Hint? {
        (text.isEmpty ? nil : fault(text)) ?? lengths.map { Hint($0, isError: false) }
    }

    /// The numbers of characters in words; nil for any number.
    var lengths: String? {
        switch (minimum, maximum) {
        case (let least?, let most?) where least == most:
            translatedPlural("%d character", "%d characters", count: least)
        case (let least?, let most?):
            translatedPlural("%1$d to %2$d character", "%1$d to %2$d characters", count: most, "\(least)", "\(most)")
        case (let least?, nil): translatedPlural("At least %d character", "At least %d characters", count: least)
        case (nil, let most?): translatedPlural("At most %d character", "At most %d characters", count: most)
        case (nil, nil): nil
        }
    }

    /// The hints of a text that does not match.
    static var incomplete: String { translated("Not complete") }
    static var unexpected: String { translated("Not in the expected form") }
}
