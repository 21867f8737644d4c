import Popsheet

/// The command line's options.
struct Options {
    var settings = Settings()
    /// The first case to show; the first one in the list by default.
    var caseID: String?
    /// The initial size of the window; nil for its natural size.
    var windowSize: StageSize?
    /// Whether positions and events are printed, for scripts.
    var traces = false
    var wantsHelp = false
    /// The text of the case to print, instead of opening a window.
    var printed: Print?

    /// The texts of a case.
    enum Print: String, CaseIterable {
        case swift
        case popsheet
    }

    /// An invalid command line.
    struct Misuse: Error, CustomStringConvertible {
        let description: String
    }

    /// Parses the arguments after the program's name.
    init(_ arguments: [String], cases: [String]) throws(Misuse) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let name = parts[0]
            switch name {
            case "--help", "-h": wantsHelp = true
            case "--trace": traces = true
            case "--case":
                let word = try Self.value(of: name, parts, &rest)
                caseID = try Self.choice(word, of: name, among: cases.map { ($0, $0) })
            case "--stage":
                let word = try Self.value(of: name, parts, &rest)
                settings.device = try Self.choice(word, of: name, among: Device.allCases.map { ($0.rawValue, $0) })
            case "--appearance":
                let word = try Self.value(of: name, parts, &rest)
                let known = Settings.appearances.map { (ShellText.word(of: $0.value), $0.value) }
                settings.appearance = try Self.choice(word, of: name, among: known)
            case "--window":
                let word = try Self.value(of: name, parts, &rest)
                let sides = word.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
                guard sides.count == 2, sides.allSatisfy({ (1...10_000).contains($0) }) else {
                    throw Misuse(description: "'--window' takes WIDTHxHEIGHT, not '\(word)'")
                }
                windowSize = StageSize(width: sides[0], height: sides[1])
            case "--print":
                let word = try Self.value(of: name, parts, &rest)
                printed = try Self.choice(word, of: name, among: Print.allCases.map { ($0.rawValue, $0) })
            case _ where name.hasPrefix("-"): throw Misuse(description: "unknown option '\(name)'")
            default: throw Misuse(description: "there is nothing to do with '\(argument)'")
            }
        }
    }

    private static func value(of name: String, _ parts: [String], _ rest: inout ArraySlice<String>) throws(Misuse)
        -> String
    {
        if parts.count == 2 { return parts[1] }
        guard let value = rest.popFirst() else { throw Misuse(description: "'\(name)' wants a value") }
        return value
    }

    private static func choice<Value>(_ word: String, of name: String, among known: [(String, Value)]) throws(Misuse)
        -> Value
    {
        if let match = known.first(where: { $0.0 == word }) { return match.1 }
        throw Misuse(description: "'\(name)' takes \(known.map(\.0).joined(separator: ", ")), not '\(word)'")
    }

    /// The ids, in lines of eight.
    private static func lines(of cases: [String], indentation: Int) -> String {
        let lines = stride(from: 0, to: cases.count, by: 8).map {
            cases[$0..<min($0 + 8, cases.count)].joined(separator: ", ")
        }
        return lines.joined(separator: ",\n" + String(repeating: " ", count: indentation))
    }

    /// The help page.
    static func help(cases: [String]) -> String {
        """
        usage: sheet-launcher [--case ID] [--stage DEVICE] [--appearance WORD]
                              [--window WIDTHxHEIGHT] [--print WHAT | --trace]

        A gallery of sheets on the screen of a phone or a tablet.

          --case ID           begin with this case: \(lines(of: cases, indentation: 22))
          --stage DEVICE      \(Device.allCases.map(\.rawValue).joined(separator: " or "))
          --appearance WORD   \(Settings.appearances.map { ShellText.word(of: $0.value) }.joined(separator: ", "))
          --window SIZE       open the window as large as this, for example 360x640
          --print WHAT        swift or popsheet: print that text of the case, and open no window
          --trace             print for scripts, whenever they move in the window's surface: "stage X Y WIDTH
                              HEIGHT", and "button X Y", the middle of the button on it; and each line of the log
          --help              this page
        """
    }
}
