import Popsheet

/// A row: of standard input, `ID<TAB>LABEL`, a text that is both, or an object, without terminal escape sequences; or of
/// the command line.
struct ActionRecord: Hashable {
    /// The id, unchanged, for output: a file name need not be UTF-8, and may contain escape sequences.
    var id: [UInt8]
    var label: String
    var subtitle: String?
    /// The section that it is in.
    var section: String?
    /// The name of an icon, or the path of an image.
    var icon: String?
    var isDestructive = false
    var isEnabled = true
    /// Whether it is checked, selected or focused at first.
    var isChecked = false

    /// The texts of the columns.
    var cells: [String] { label.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }

    init(id: [UInt8], label: String) { (self.id, self.label) = (id, label) }

    /// Puts the bytes that are not UTF-8 into the id again, and replacement characters into what is shown.
    mutating func restoreBytes() {
        id = ByteEscapes.bytes(of: String(decoding: id, as: UTF8.self))
        label = ByteEscapes.shown(label)
        subtitle = subtitle.map { ByteEscapes.shown($0) }
        section = section.map { ByteEscapes.shown($0) }
        icon = icon.map { ByteEscapes.shown($0) }
    }

    /// Parses a row; nil if nothing of it would be visible.
    init?(_ bytes: [UInt8]) {
        let tab = bytes.firstIndex(of: UInt8(ascii: "\t"))
        let text = EscapeSequences.stripped(from: tab.map { bytes[($0 + 1)...] } ?? bytes[...])
        let label = String(decoding: text, as: UTF8.self)
        let id = tab.map { Array(bytes[..<$0]) } ?? text
        // If the id or the label is empty, the other one is used for both.
        if Self.isBlank(label) {
            let text = String(decoding: EscapeSequences.stripped(from: id), as: UTF8.self)
            if Self.isBlank(text) { return nil }
            (self.id, self.label) = (id, text)
        } else {
            (self.id, self.label) = (id.isEmpty ? Array(label.utf8) : id, label)
        }
    }

    /// Parses a row with a detail: `ID<TAB>LABEL<TAB>DETAIL`; nil if nothing of it would be visible.
    init?(detailed bytes: [UInt8]) {
        let parts = bytes.split(separator: UInt8(ascii: "\t"), maxSplits: 2, omittingEmptySubsequences: false)
        self.init(Array(parts.prefix(2).joined(separator: [UInt8(ascii: "\t")])))
        guard parts.count > 2 else { return }
        let detail = String(decoding: EscapeSequences.stripped(from: parts[2]), as: UTF8.self)
        if !Self.isBlank(detail) { subtitle = detail }
    }

    static func isBlank(_ text: String) -> Bool {
        // Most texts have a letter of ASCII.
        if text.utf8.contains(where: { $0 > 0x20 && $0 < 0x7F }) { return false }
        return text.unicodeScalars.allSatisfy {
            $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint
        }
    }
}
