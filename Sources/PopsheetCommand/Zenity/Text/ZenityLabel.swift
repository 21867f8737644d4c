import PopsheetModel

/// The label of a button: as it was given, for the output, and as it is shown.
struct ZenityLabel: Hashable, Sendable {
    /// The label as it was given.
    var source: String

    init(_ source: String) { self.source = source }

    /// The label without the underscores that mark a mnemonic.
    var text: String { MenuLabel(source).text }

    /// The letter that an underscore marks.
    var mnemonic: Character? { MenuLabel(source).mnemonic }
}
