import PopsheetStandalone

/// Parses the options of dmenu, and of rofi if one of them is there (dmenu.md §1).
enum DmenuParser {
    /// What the command line asks for.
    enum Request: Hashable {
        case ask(DmenuSettings)
        /// Text for standard output.
        case page(String)
    }

    /// A command line that can't be used, as it is reported.
    struct Failure: Error, Hashable {
        var text: String

        static let usage = Failure(
            text: """
                usage: dmenu [-bfivP] [-l lines] [-p prompt] [-fn font] [-m monitor]
                             [-nb color] [-nf color] [-sb color] [-sf color] [-w windowid]
                """)

        static func refused(_ option: String) -> Failure {
            Failure(text: "popsheet dmenu: \(option) is not supported; only rofi's dmenu mode is")
        }
    }

    /// The options of dmenu without a value, and those of its patches.
    private static let flags: Set<String> = ["-b", "-f", "-i", "-P", "-c", "-F", "-r", "-n"]
    private static let valued: Set<String> = [
        "-l", "-m", "-p", "-fn", "-nb", "-nf", "-sb", "-sf", "-w", "-x", "-y", "-z", "-h", "-g", "-bw", "-ob", "-of",
        "-nhb", "-nhf", "-shb", "-shf", "-nhc",
    ]

    /// Parses the arguments.
    ///
    /// - Parameter isRofi: Whether the program's name is `rofi`.
    static func parse(_ arguments: [[UInt8]], isRofi: Bool) throws(Failure) -> Request {
        let words = arguments.map { String(decoding: $0, as: UTF8.self) }
        if isRofi {
            guard words.contains(where: { RofiOption.name(of: $0) == "dmenu" }) else {
                if words == ["-v"] || words == ["-version"] { return .page("Version: 1.7.3\n") }
                let option = words.first { $0.hasPrefix("-") }
                throw .refused(option ?? "rofi without -dmenu")
            }
        } else if !hasRofiOption(words) {
            return try dmenu(words)
        }
        return .ask(try RofiParser.parse(arguments, words))
    }

    /// Whether one of rofi's own options is there; the values of dmenu's options aren't looked at.
    private static func hasRofiOption(_ words: [String]) -> Bool {
        var index = 0
        while index < words.count {
            let word = words[index]
            if flags.contains(word) || word == "-v" {
                index += 1
            } else if valued.contains(word) {
                index += 2
            } else {
                if let name = RofiOption.name(of: word), RofiOption.isKnown(name) { return true }
                index += 1
            }
        }
        return false
    }

    private static func dmenu(_ words: [String]) throws(Failure) -> Request {
        var settings = DmenuSettings(.dmenu)
        var index = 0
        while index < words.count {
            let word = words[index]
            index += 1
            if word == "-v" { return .page("dmenu-5.2\n") }
            if flags.contains(word) {
                if word == "-i" { settings.ignoresCase = true }
                if word == "-P" { settings.isPassword = true }
                continue
            }
            guard index < words.count, valued.contains(word) else { throw .usage }
            let value = words[index]
            index += 1
            switch word {
            case "-l": settings.lines = lines(value)
            case "-p": settings.prompt = value
            case "-w": settings.parent = window(value)
            default: break
            }
        }
        return .ask(settings)
    }

    /// A number of rows as C's atoi reads it; nil for as many as fit.
    static func lines(_ text: String) -> Int? {
        let count = Int(CInteger.leading(in: text))
        return count > 0 ? count : nil
    }

    /// The number of an X11 window, decimal or hexadecimal; nil if the text is not one.
    static func window(_ text: String) -> UInt? {
        let number = text.hasPrefix("0x") ? UInt(text.dropFirst(2), radix: 16) : UInt(text)
        return number.flatMap { StandalonePlace.Parent.windowNumbers.contains($0) ? $0 : nil }
    }
}
