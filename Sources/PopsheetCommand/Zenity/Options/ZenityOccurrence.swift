/// An option as it was given, with its value.
struct ZenityOccurrence: Hashable, Sendable {
    var name: ZenityOptionName
    /// The value as it was given, since a file name need not be UTF-8; empty for a flag.
    var bytes: [UInt8]
    /// The number, if the option takes one.
    var integer = 0

    /// The value as text.
    var text: String { String(decoding: bytes, as: UTF8.self) }
}
