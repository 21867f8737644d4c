/// The program's arguments: [--format text|tsv] COMMAND [RUNS] [WORD…].
struct Arguments {
    /// An error in the arguments.
    struct Failure: Error {
        let message: String
    }

    /// How results are printed.
    var format = Report.Format.text
    /// The first argument; nil without arguments.
    private(set) var command: String?
    /// The number of samples of each row; nil for the usual one.
    private(set) var runs: Int?
    /// Words of the names of rows; none for all rows.
    private(set) var words: [String] = []

    init(_ arguments: some Collection<String>) throws(Failure) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--format" {
                let formats = Report.Format.allCases.map(\.rawValue).joined(separator: " or ")
                guard let format = rest.popFirst().flatMap({ Report.Format(rawValue: $0) }) else {
                    throw Failure(message: "--format is \(formats)")
                }
                self.format = format
            } else if argument.hasPrefix("--") {
                throw Failure(message: "there is no option \(argument)")
            } else if command == nil {
                command = argument
            } else if runs == nil, words.isEmpty, let number = Int(argument) {
                guard number > 0 else { throw Failure(message: "the number of samples is at least 1, not \(number)") }
                runs = number
            } else {
                words.append(argument)
            }
        }
    }

    /// The names that the words select: those that are one of the words, and those that contain a word that is no name.
    ///
    /// - Throws: `Failure` for a word that selects none.
    func selected(from names: [String]) throws(Failure) -> Set<String> {
        if words.isEmpty { return Set(names) }
        var selected: Set<String> = []
        for word in words {
            let found = names.contains(word) ? [word] : names.filter { $0.contains(word) }
            if found.isEmpty {
                throw Failure(
                    message: "no row's name contains \"\(word)\"; words are, for example, \(Self.subjects(of: names))")
            }
            selected.formUnion(found)
        }
        return selected
    }

    /// The subjects of rows: the beginnings of their names.
    private static func subjects(of names: [String]) -> String {
        var subjects: [String] = []
        for name in names {
            let subject = String(name.prefix { $0 != "," && $0 != ":" })
            if !subjects.contains(subject) { subjects.append(subject) }
        }
        return subjects.joined(separator: ", ")
    }
}
