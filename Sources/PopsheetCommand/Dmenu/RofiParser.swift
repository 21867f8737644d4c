/// Parses the options of rofi's dmenu mode (dmenu.md §4).
///
/// As rofi does, it looks for options among all words, those that are the value of another option too: with an empty
/// `$prompt`, `-p $prompt -format i` still has a format.
struct RofiParser {
    private var settings = DmenuSettings(.rofi)
    private var keys: [String: String] = [:]
    /// The options that were read.
    private var seen: Set<String> = []
    private let names: [String?]
    private let arguments: [[UInt8]]

    private init(_ arguments: [[UInt8]], _ words: [String]) {
        self.arguments = arguments
        names = words.map { RofiOption.name(of: $0) }
    }

    static func parse(_ arguments: [[UInt8]], _ words: [String]) throws(DmenuParser.Failure) -> DmenuSettings {
        var parser = RofiParser(arguments, words)
        try parser.refuseOtherModes()
        for index in words.indices { parser.read(index) }
        parser.settings.bindings = DmenuBindings(rofi: parser.keys)
        return parser.settings
    }

    /// rofi's other modes, which have no effect next to `-dmenu`.
    private func refuseOtherModes() throws(DmenuParser.Failure) {
        if names.contains("dmenu") { return }
        for mode in ["show", "e"] where names.contains(mode) { throw .refused("-\(mode)") }
    }

    private mutating func read(_ index: Int) {
        guard let name = names[index] else { return }
        if let option = RofiOption.named(name) {
            apply(option, isFirst: seen.insert(name).inserted, value(after: index))
        } else if let option = RofiOption.turnedOff(by: name), !names.contains(option.name),
            case .toggle(let set) = option.effect
        {
            set(&settings, false)
        }
    }

    /// The value of an option; nil if it is the last word.
    private func value(after index: Int) -> RofiValue? {
        index + 1 < arguments.count ? RofiValue(arguments[index + 1]) : nil
    }

    private mutating func apply(_ option: RofiOption, isFirst: Bool, _ value: RofiValue?) {
        switch option.effect {
        case .nothing: break
        case .flag(let set): set(&settings)
        case .value(let set): if isFirst, let value { set(&settings, value) }
        case .setting(let set): if let value { set(&settings, value) }
        case .toggle(let set): set(&settings, value?.isFalse != true)
        case .keys(let action): if let value { keys[action] = value.text }
        }
    }
}
