import CPopsheet

/// Texts of a sheet's own, in the user's language.
public enum StandardLabel {
    /// The label of a cancel action that was given none.
    ///
    /// The translation is GTK's own, so every desktop has it.
    public static var cancel: String {
        // Where there is no translation, the answer is the pointer that was asked with.
        withoutMnemonic("_Cancel".withCString { String(cString: pop_gtk_translation($0)) })
    }

    /// What a sheet says that has nothing to choose, though actions were to come.
    package static var nothingToChoose: String { translation(of: "No Results Found", english: "Nothing to choose") }

    /// What a sheet says, to assistive tools, as long as actions may come.
    package static var waiting: String { translation(of: "Searching", english: "Loading") }

    /// GTK's translation of its own text that comes nearest, or our English text where GTK has none.
    private static func translation(of text: String, english: String) -> String {
        let translated = text.withCString { String(cString: pop_gtk_translation($0)) }
        return translated == text ? english : translated
    }

    /// What assistive tools say of an action that destroys something, beside its label.
    static let destructive = "Destructive"

    /// A label without its mnemonic: `_Cancel`, and `キャンセル(_C)` where a Latin letter was appended for it.
    static func withoutMnemonic(_ label: String) -> String {
        guard let mark = label.firstIndex(of: "_") else { return label }
        let end = label.index(mark, offsetBy: 2, limitedBy: label.endIndex) ?? label.endIndex
        if label[..<mark].last == "(", end < label.endIndex, label[end] == ")" {
            return String(label[..<label.index(before: mark)] + label[label.index(after: end)...])
        }
        return String(label[..<mark] + label[label.index(after: mark)...])
    }
}
