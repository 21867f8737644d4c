/// The label of a menu item: its text, and the letter that an underscore marks as its mnemonic.
///
/// As in GTK, an underscore marks the next letter, two are one underscore, and one at the end is left out. Only the first
/// mark counts.
package struct MenuLabel: Sendable, Hashable {
    /// The text without the marks.
    package let text: String
    /// The first marked letter or digit.
    package let mnemonic: Character?

    /// Parses the label of a menu item.
    package init(_ label: String) {
        let underscore = UInt8(ascii: "_")
        guard label.utf8.contains(underscore) else {
            (text, mnemonic) = (label, nil)
            return
        }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(label.utf8.count)
        var (isMarked, mark): (Bool, Int?) = (false, nil)
        for byte in label.utf8 {
            if byte == underscore, !isMarked {
                isMarked = true
                continue
            }
            if isMarked, byte != underscore, mark == nil { mark = bytes.count }
            isMarked = false
            bytes.append(byte)
        }
        text = String(decoding: bytes, as: UTF8.self)
        let rest = mark.flatMap { String(decoding: bytes[$0...].prefix(Self.longestLetter), as: UTF8.self).first }
        mnemonic = rest.flatMap { $0.isLetter || $0.isNumber ? $0 : nil }
    }

    /// More bytes than any letter with its accents needs.
    private static let longestLetter = 32
}
