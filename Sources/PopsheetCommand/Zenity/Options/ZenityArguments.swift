/// The parsed arguments of zenity.
struct ZenityArguments: Sendable {
    var kind: ZenityDialogKind
    /// The options in the order in which they were given.
    var occurrences: [ZenityOccurrence] = []
    /// The other arguments, the data of lists and entries.
    var positionals: [[UInt8]] = []

    /// Whether an option is given.
    func has(_ name: ZenityOptionName) -> Bool { occurrences.contains { $0.name == name } }

    /// The value of an option; the last one wins.
    func bytes(_ name: ZenityOptionName) -> [UInt8]? { occurrences.last { $0.name == name }?.bytes }

    /// The value of an option as text; the last one wins.
    func text(_ name: ZenityOptionName) -> String? { occurrences.last { $0.name == name }?.text }

    /// The number of an option; the last one wins.
    func integer(_ name: ZenityOptionName) -> Int? { occurrences.last { $0.name == name }?.integer }

    /// All values of an option, in their order.
    func texts(_ name: ZenityOptionName) -> [String] { occurrences.filter { $0.name == name }.map(\.text) }
}
