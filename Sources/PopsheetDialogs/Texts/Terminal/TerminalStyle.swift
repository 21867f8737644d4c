/// How a text with escape sequences is shown: what sequences that end with `m` select (ECMA-48, "select graphic
/// rendition").
struct TerminalStyle: Hashable, Sendable {
    /// What a style has besides its colours.
    struct Traits: OptionSet, Hashable, Sendable {
        let rawValue: UInt8

        static let bold = Traits(rawValue: 1)
        static let faint = Traits(rawValue: 2)
        static let italic = Traits(rawValue: 4)
        static let underline = Traits(rawValue: 8)
        static let strikethrough = Traits(rawValue: 16)
        static let inverse = Traits(rawValue: 32)
    }

    /// The colour of the text; nil for the ordinary one.
    var color: TerminalColor?
    /// The colour behind the text; nil for none.
    var background: TerminalColor?
    var traits: Traits = []

    static let plain = TerminalStyle()

    /// Applies the parameters of a sequence; unknown ones have no effect.
    mutating func select(_ parameters: [Int]) {
        var rest = parameters.isEmpty ? [0] : parameters[...]
        while let first = rest.popFirst() {
            switch first {
            case 0: self = .plain
            case 1: traits.insert(.bold)
            case 2: traits.insert(.faint)
            case 3: traits.insert(.italic)
            case 4, 21: traits.insert(.underline)
            case 7: traits.insert(.inverse)
            case 9: traits.insert(.strikethrough)
            case 22: traits.subtract([.bold, .faint])
            case 23: traits.remove(.italic)
            case 24: traits.remove(.underline)
            case 27: traits.remove(.inverse)
            case 29: traits.remove(.strikethrough)
            case 30...37: color = .named(UInt8(first - 30))
            case 38: color = Self.color(&rest) ?? color
            case 39: color = nil
            case 40...47: background = .named(UInt8(first - 40))
            case 48: background = Self.color(&rest) ?? background
            case 49: background = nil
            case 90...97: color = .named(UInt8(first - 90 + 8))
            case 100...107: background = .named(UInt8(first - 100 + 8))
            default: break
            }
        }
    }

    /// The colour of a parameter that has more: `5;NUMBER`, or `2;RED;GREEN;BLUE`.
    private static func color(_ rest: inout ArraySlice<Int>) -> TerminalColor? {
        switch rest.popFirst() {
        case 5: return rest.popFirst().flatMap { UInt8(exactly: $0) }.map { TerminalColor(number: $0) }
        case 2:
            let parts = rest.prefix(3).compactMap { UInt8(exactly: $0) }
            rest = rest.dropFirst(3)
            return parts.count == 3 ? .rgb(red: parts[0], green: parts[1], blue: parts[2]) : nil
        default: return nil
        }
    }
}
