import PopsheetBaseline
import PopsheetPlatform

/// Measures the time from a program's start to its first drawing, and its memory, compared with a bare GTK window and
/// the programs that scripts use today (performance.md, "From start to window on screen").
@MainActor
final class StartBenchmarks {
    private struct Program {
        var name: String
        var words: [String]
        /// The maximum multiples of another program's rows; the memory's may have no target.
        var limit: (time: Double, memory: Double?)?
        /// The other program.
        var baseline = StartBenchmarks.floor
    }

    private nonisolated static let floor = "bare GTK window"
    /// The same window, with the renderer that GTK chooses.
    private static let floorWithGL = "bare GTK window, GL"
    private var last: [String: StartFigures] = [:]

    /// The rows of the table: for each installed program its time, then its memory.
    ///
    /// - Parameter directory: The directory of this package's programs.
    func all(in directory: String) -> [Benchmark] {
        let question = ["--title", "Delete 3 photos?", "--action", "a", "--action", "b", "--action", "c"]
        let programs = [
            Program(name: Self.floor, words: [directory + "/bare-window"]),
            Program(
                name: "popsheet",
                words: [directory + "/popsheet"] + question + ["--surface", "window", "--no-animation"],
                limit: (1.2, 1.3)),
            Program(name: "popsheet animated", words: [directory + "/popsheet"] + question + ["--surface", "window"]),
            Program(name: "popsheet overlay", words: [directory + "/popsheet"] + question),
            Program(name: "zenity", words: ["zenity", "--question", "--text", "Delete 3 photos?"]),
            Program(name: "yad", words: ["yad", "--text", "Delete 3 photos?"]),
            Program(name: "kdialog", words: ["kdialog", "--yesno", "Delete 3 photos?"]),
            Program(name: Self.floorWithGL, words: [directory + "/bare-window", "default-renderer"]),
            Program(
                name: "gallery", words: [directory + "/sheet-launcher"], limit: (1.5, nil),
                baseline: Self.floorWithGL),
        ]
        return (programs + questions(in: directory) + dialogs(in: directory)).filter { Self.isInstalled($0.words[0]) }
            .flatMap { rows(of: $0) }
            + DialogInputBenchmarks(popsheet: directory + "/popsheet").all()
            + PickerBenchmarks(popsheet: directory + "/popsheet").all()
    }

    /// The questions of `popsheet` (performance.md, "From start to window on screen").
    private func questions(in directory: String) -> [Program] {
        let questions = [
            ["pick", "a=One", "b=Two", "c=Three"], ["entry", "--title", "Name"],
            ["form", "--field", "entry:a=A", "--field", "switch:b=B", "--field", "date:c=C"],
            ["date", "--title", "Due"],
        ]
        return questions.map { words in
            Program(
                name: "popsheet " + words[0], words: [directory + "/popsheet"] + words + ["--no-animation"],
                limit: (1.1, 1.3))
        }
    }

    /// A kind of dialog: the words of zenity, and of those like it that have it.
    private typealias Kind = (zenity: [String], yad: [String]?, kdialog: [String]?)

    private static let kinds: [Kind] = [
        (["--question"], nil, nil),
        (["--entry"], ["--entry"], ["--inputbox", "Text"]),
        (["--password"], ["--entry", "--hide-text"], ["--password", "Text"]),
        (["--scale"], ["--scale"], ["--slider", "Text", "0", "100", "1"]),
        (["--calendar"], ["--calendar"], ["--calendar", "Text"]),
        (["--progress", "--pulsate"], ["--progress", "--pulsate"], nil),
        (["--text-info"], ["--text-info"], ["--textbox", "/dev/null"]),
        (
            ["--list", "--column=a", "x", "y", "z"], ["--list", "--column=a", "x", "y", "z"],
            ["--menu", "Text", "x", "x", "y", "y", "z", "z"]
        ),
        (["--forms", "--add-entry=a", "--add-entry=b"], ["--form", "--field=a", "--field=b"], nil),
    ]

    /// Each dialog of zenity, by zenity, by popsheet, and by those like them (performance.md, "Scripted dialogs").
    private func dialogs(in directory: String) -> [Program] {
        Self.kinds.flatMap { kind in
            let name = "zenity " + kind.zenity[0]
            let hasRival = Self.isInstalled("zenity")
            let ours = Program(
                name: "popsheet " + name, words: [directory + "/popsheet", "zenity"] + kind.zenity,
                limit: hasRival ? (0.5, 1) : (1.3, 1.3), baseline: hasRival ? name : Self.floor)
            let others = [("yad", kind.yad), ("kdialog", kind.kdialog)].compactMap { program, words in
                words.map {
                    Program(
                        name: program + " "
                            + $0.prefix { $0.hasPrefix("--") && !$0.contains("=") }.joined(separator: " "),
                        words: [program] + $0)
                }
            }
            return [Program(name: name, words: ["zenity"] + kind.zenity), ours] + others
        }
    }

    private func rows(of program: Program) -> [Benchmark] {
        let (time, memory) = ("start: \(program.name)", "start: \(program.name): memory")
        let words = program.words
        return [
            Benchmark(
                name: time, unit: "ms",
                target: program.limit.map { .ratio(atMost: $0.time, to: "start: \(program.baseline)") } ?? .none
            ) {
                self.measure(program.name, words)
                return self.last[program.name]?.drawn ?? .nan
            },
            Benchmark(
                name: memory, unit: "MB",
                target: program.limit?.memory.map { .ratio(atMost: $0, to: "start: \(program.baseline): memory") }
                    ?? .none
            ) { self.last[program.name]?.memory ?? .nan },
        ]
    }

    private func measure(_ name: String, _ words: [String]) {
        var figures = StartFigures()
        let isMeasured = Self.withWords(words) { start_measure($0, false, &figures) }
        last[name] = isMeasured ? figures : nil
    }

    /// Calls a function with words as C has them.
    static func withWords<Result>(_ words: [String], _ body: (UnsafePointer<UnsafePointer<CChar>>) -> Result) -> Result
    {
        var pointers: [UnsafePointer<CChar>?] = words.map { UnsafePointer(strdup($0)) }
        pointers.append(nil)
        defer { for pointer in pointers { free(UnsafeMutablePointer(mutating: pointer)) } }
        return pointers.withUnsafeBufferPointer { list in
            list.withMemoryRebound(to: UnsafePointer<CChar>.self) { words in
                guard let first = words.baseAddress else { preconditionFailure("there is no end of the words") }
                return body(first)
            }
        }
    }

    static func isInstalled(_ program: String) -> Bool {
        let path = getenv("PATH").map { String(cString: $0) } ?? ""
        let places = program.contains("/") ? [program] : path.split(separator: ":").map { $0 + "/" + program }
        return places.contains { access($0, X_OK) == 0 }
    }
}
