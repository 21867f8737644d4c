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

    /// The columns that an option names, such as `2,1`, from 0 and in their order; those that don't exist are left out.
    func columns(_ name: ZenityOptionName, of count: Int) -> [Int] {
        (text(name) ?? "").split(separator: ",").map { Int(CInteger.leading(in: String($0))) - 1 }
            .filter { (0..<count).contains($0) }
    }

    /// The dialog's text, which may be markup; the kind's if none is given.
    func message(in context: ZenityContext) -> ZenityText {
        ZenityText(markup: text(.text) ?? kind.defaultText ?? "", isMarkup: context.isMarkup)
    }
}

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
