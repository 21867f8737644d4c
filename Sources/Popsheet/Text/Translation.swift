import CPopsheet

/// A text in the user's language, or as it is given if there is no translation (texts.md).
///
/// `make translations` finds the texts in the calls, so that each is a literal.
///
/// - Parameter similar: GTK's text that is nearest in meaning, for a language that only GTK has a translation into.
package func translated(_ text: StaticString, similar: StaticString? = nil) -> String {
    String(cString: pop_translation(nil, text.characters, similar?.characters))
}

/// A text that may have several translations, in the user's language.
///
/// - Parameter context: What tells it apart, for translators.
package func translation(in context: StaticString, of text: StaticString) -> String {
    String(cString: pop_translation(context.characters, text.characters, nil))
}

/// A text about a number, in the user's language, with values in its places (``filled(_:)``).
///
/// - Parameters:
///   - one: The English text for 1.
///   - other: The English text for other numbers.
///   - values: The values; the number if there are none.
package func translatedPlural(_ one: StaticString, _ other: StaticString, count: Int, _ values: String...) -> String {
    let text = pop_translation_of_plural(one.characters, other.characters, count.magnitude)
    return String(cString: text).filled(values.isEmpty ? ["\(count)"] : values)
}

extension StaticString {
    fileprivate var characters: UnsafePointer<CChar> { UnsafeRawPointer(utf8Start).assumingMemoryBound(to: CChar.self) }
}

extension String {
    /// The text with values in its places: `%s` and `%d` are one after the other, and `%2$s` and `%2$d` the second one, since
    /// a translation may exchange them; `%%` is a percent sign.
    package func filled(_ values: String...) -> String { filled(values) }

    fileprivate func filled(_ values: [String]) -> String {
        var (result, rest, next) = ("", self[...], 0)
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[percent...].dropFirst()
            let digits = rest.prefix(while: \.isNumber)
            let number = rest.dropFirst(digits.count).first == "$" ? Int(digits) : nil
            let place = rest.dropFirst(number == nil ? 0 : digits.count + 1)
            let index = number.map { $0 - 1 } ?? next
            guard let end = place.first, "sd".contains(end), values.indices.contains(index) else {
                result += "%"
                if rest.first == "%" { rest = rest.dropFirst() }
                continue
            }
            result += values[index]
            rest = place.dropFirst()
            next += 1
        }
        return result + rest
    }
}
