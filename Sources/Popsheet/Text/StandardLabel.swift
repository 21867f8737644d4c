import CPopsheet

/// The texts that a sheet adds itself, in the user's language, where the application has no others
/// (``PopsheetStrings``).
package enum StandardLabel {
    /// The label of a cancel action without a label.
    ///
    /// The translation is GTK's, so every desktop has it.
    package static var cancel: String {
        // Without a translation, the result is the pointer that was passed.
        withoutMnemonic("_Cancel".withCString { String(cString: pop_gtk_translation($0)) })
    }

    /// The label of an action that accepts what a dialog contains.
    package static var ok: String { button("_OK") }

    /// The label of an action that answers a question with yes.
    package static var yes: String { button("_Yes") }

    /// The label of an action that answers a question with no.
    package static var no: String { button("_No") }

    /// GTK's translation of the label of one of its buttons.
    private static func button(_ label: String) -> String {
        withoutMnemonic(label.withCString { String(cString: pop_gtk_translation($0)) })
    }

    /// The text of a sheet, shown if no actions arrived.
    package static var nothingToChoose: String { translation(of: "No Results Found", english: "Nothing to choose") }

    /// The text of a list, shown if no row matches the filter.
    package static var noMatches: String { translation(of: "No Results Found", english: "No matches") }

    /// The text of a sheet, for assistive technologies, while actions may still be added.
    package static var waiting: String { translation(of: "Searching", english: "Loading") }

    /// GTK's translation of its most similar message, or our English text if GTK has none.
    private static func translation(of text: String, english: String) -> String {
        let translated = text.withCString { String(cString: pop_gtk_translation($0)) }
        return translated == text ? english : translated
    }

    /// What assistive technologies call an action sheet.
    static let actionSheet = "Action sheet"

    /// What assistive technologies call a content sheet.
    static let sheet = "Sheet"

    /// What assistive technologies call the grabber.
    static let grabber = "Sheet grabber"

    /// The text that assistive technologies read after the label of a destructive action.
    package static let destructive = "Destructive"

    /// A label without its mnemonic: `_Cancel`, or `キャンセル(_C)` if a Latin letter was appended for it.
    static func withoutMnemonic(_ label: String) -> String {
        guard let mark = label.firstIndex(of: "_") else { return label }
        let end = label.index(mark, offsetBy: 2, limitedBy: label.endIndex) ?? label.endIndex
        if label[..<mark].last == "(", end < label.endIndex, label[end] == ")" {
            return String(label[..<label.index(before: mark)] + label[label.index(after: end)...])
        }
        return String(label[..<mark] + label[label.index(after: mark)...])
    }
}
