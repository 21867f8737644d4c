import PopsheetModel

/// The label of a button: as it was given, for the output, and as it is shown.
struct ZenityLabel: Hashable, Sendable {
    /// The label as it was given, since it need not be UTF-8.
    var bytes: [UInt8]

    init(_ source: String) { bytes = Array(source.utf8) }

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The label as text.
    var source: String { String(decoding: bytes, as: UTF8.self) }

    /// The label without the underscores that mark a mnemonic.
    var text: String { MenuLabel(source).text }

    /// The letter that an underscore marks.
    var mnemonic: Character? { MenuLabel(source).mnemonic }
}
