import PopsheetModel

/// A button that dialogs have in common; its label is the desktop's in the user's language.
package enum StandardButton: Sendable {
    case ok, cancel, yes, no

    /// The label, without the mark of the mnemonic.
    package var label: String { parts.label }

    /// The letter that chooses it together with the Alt key.
    package var mnemonic: Character? { parts.mnemonic }

    private var parts: (label: String, mnemonic: Character?) { Self.parts(of: marked) }

    private var marked: String {
        switch self {
        case .ok: translated("_OK")
        case .cancel: translated("_Cancel")
        case .yes: translated("_Yes")
        case .no: translated("_No")
        }
    }

    /// A label and its mnemonic: of `_Cancel`, or of `キャンセル(_C)` if a Latin letter was appended for it.
    static func parts(of marked: String) -> (label: String, mnemonic: Character?) {
        let label = MenuLabel(marked)
        guard let letter = label.mnemonic, marked.hasSuffix("(_\(letter))") else { return (label.text, label.mnemonic) }
        return (String(label.text.dropLast(3)), letter)
    }
}
