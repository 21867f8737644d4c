import PopsheetModel

/// What the arguments of zenity ask for.
enum ZenityInvocation: Sendable {
    /// A text to print to standard output, as it is.
    case page(String)
    case dialog(ZenityArguments)
}

/// Parses the arguments of zenity as GLib does for it (zenity.md §1).
struct ZenityParser {
    /// The version whose options are accepted; scripts choose between names of options by it (zenity.md §7).
    static let version = "4.1.90"

    private var rest: ArraySlice<[UInt8]>
    private var kinds: [ZenityDialogKind] = []
    private var occurrences: [ZenityOccurrence] = []
    private var positionals: [[UInt8]] = []

    /// Parses the words after the program's name.
    static func parse(_ words: [[UInt8]]) throws(ZenityFailure) -> ZenityInvocation {
        var parser = ZenityParser(rest: words[...])
        if let help = try parser.readWords() { return .page(help) }
        return try parser.result()
    }

    private init(rest: ArraySlice<[UInt8]>) { self.rest = rest }

    /// Reads all words; returns a page of help if one of them asks for it.
    private mutating func readWords() throws(ZenityFailure) -> String? {
        while let word = rest.popFirst() {
            guard word.first == UInt8(ascii: "-"), word.count > 1 else {
                positionals.append(word)
                continue
            }
            if word == Array("--".utf8) {
                positionals += rest
                return nil
            }
            if let page = try readOption(word) { return page }
        }
        return nil
    }

    private mutating func readOption(_ word: [UInt8]) throws(ZenityFailure) -> String? {
        let sign = word.firstIndex(of: UInt8(ascii: "="))
        let spelling = String(decoding: word[..<(sign ?? word.endIndex)], as: UTF8.self)
        let value = sign.map { Array(word[($0 + 1)...]) }
        if spelling == "-h" || spelling == "-?" || spelling == "--help" { return ZenityHelp.page() }
        guard spelling.hasPrefix("--") else { throw unknown(spelling) }
        let name = String(spelling.dropFirst(2))
        if name.hasPrefix("help-") {
            guard let page = ZenityHelp.page(String(name.dropFirst(5))) else { throw unknown(spelling) }
            return page
        }
        if let kind = ZenityDialogKind(rawValue: name) {
            if !kinds.contains(kind) { kinds.append(kind) }
            return nil
        }
        guard let option = ZenityOption(word: name) else { throw unknown(spelling) }
        occurrences.append(try occurrence(of: option, spelling, value))
        return nil
    }

    /// The option with its value: what follows `=`, or the next word.
    private mutating func occurrence(
        of option: ZenityOption, _ spelling: String, _ attached: [UInt8]?
    ) throws(ZenityFailure) -> ZenityOccurrence {
        var result = ZenityOccurrence(name: option.name, bytes: [])
        if option.value == .none { return result }
        guard let value = attached ?? rest.popFirst() else {
            throw .usage("\(spelling) needs a value; write \(spelling)=VALUE")
        }
        result.bytes = value
        if case .integer = option.value {
            guard let integer = CInteger.whole(result.text) else {
                throw .usage("\(spelling): \"\(result.text.excerpt)\" is not an integer; write one such as 10")
            }
            result.integer = integer
        }
        return result
    }

    private func unknown(_ spelling: String) -> ZenityFailure {
        let name = String(spelling.drop { $0 == "-" })
        let hint = ZenityOption.spellings.nearest(to: name).map { "did you mean --\($0)?" } ?? "see zenity --help"
        return .usage("unknown option \(spelling.excerpt); \(hint)")
    }

    /// What the words ask for, if they fit together.
    private func result() throws(ZenityFailure) -> ZenityInvocation {
        let pages = Set(occurrences.map(\.name)).intersection([.about, .version])
        guard kinds.count + pages.count <= 1 else {
            let given = kinds.map(\.rawValue) + pages.map(\.rawValue).sorted()
            throw .usage("two or more dialogs given: \(given.map { "--\($0)" }.joined(separator: ", ")); give one")
        }
        if pages.contains(.version) { return .page(Self.version + "\n") }
        if pages.contains(.about) {
            return .page("popsheet \(PopsheetVersion.current), which accepts the options of zenity \(Self.version)\n")
        }
        guard let kind = kinds.first else { throw .usage("no dialog given, such as --question; see zenity --help") }
        let arguments = ZenityArguments(kind: kind, occurrences: occurrences, positionals: positionals)
        try check(arguments)
        return .dialog(arguments)
    }

    /// Checks that the dialog accepts each option; of a repeated one, the last value counts.
    private func check(_ arguments: ZenityArguments) throws(ZenityFailure) {
        for occurrence in arguments.occurrences {
            let name = occurrence.name
            guard let option = ZenityOption.named[name],
                let last = arguments.occurrences.last(where: { $0.name == name })
            else { continue }
            guard option.isAccepted(by: arguments.kind, with: last) else {
                throw .usage("--\(name.rawValue) is not supported for this dialog")
            }
        }
        if arguments.has(.switch), !arguments.has(.extraButton) {
            throw .usage("--switch needs at least one --extra-button")
        }
    }
}

extension ZenityParser {
    /// Parses words that are text.
    static func parse(_ words: [String]) throws(ZenityFailure) -> ZenityInvocation {
        try parse(words.map { Array($0.utf8) })
    }
}
