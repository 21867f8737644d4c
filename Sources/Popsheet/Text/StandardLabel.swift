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
