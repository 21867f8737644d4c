import PopsheetBaseline
import PopsheetPlatform

/// Measures the time from a program's start to its first drawing, and its memory, compared with a bare GTK window and
/// the programs that scripts use today (performance.md, "From start to window on screen").
@MainActor
final class StartBenchmarks {
    /// A program that is started.
    struct StartedProgram {
        enum Kind { case floor, questions, peers, dialogs, gallery }

        var name: String
        var kind: Kind
        var words: [String]
        /// The targets of its time and of its memory.
        var targets: (time: [Target], memory: [Target]) = ([], [])
        /// The peer that it is; nil for this package's programs.
        var peer: Peer?
    }

    /// The name of a sheet of `popsheet`.
    static let command = "popsheet"
    private static let floor = "bare GTK window"
    /// The same window, with the renderer that GTK chooses.
    private static let floorWithGL = "bare GTK window, GL"

    /// The directory of this package's programs.
    private let directory: String
    private var starts: [String: StartFigures] = [:]

    init(directory: String) { self.directory = directory }

    /// The rows of the table: for each program its time, that of its content, and its memory.
    func all() -> [Benchmark] { programs.flatMap { rows(of: $0) } }

    /// The programs, in the order of the table.
    var programs: [StartedProgram] {
        [StartedProgram(name: Self.floor, kind: .floor, words: [directory + "/bare-window"])]
            + questions + peers
            + [
                StartedProgram(
                    name: Self.floorWithGL, kind: .gallery, words: [directory + "/bare-window", "default-renderer"]),
                StartedProgram(
                    name: "gallery", kind: .gallery, words: [directory + "/sheet-launcher"],
                    targets: ([Self.time(atMost: 1.5, Self.floorWithGL)], [])),
            ] + dialogs
    }

    private static func time(atMost limit: Double, _ other: String) -> Target {
        .ratio(atMost: limit, to: "start: \(other)")
    }

    private static func memory(atMost limit: Double, _ other: String) -> Target {
        .ratio(atMost: limit, to: "start: \(other): memory")
    }

    /// The sheet and the questions of `popsheet` (performance.md, "From start to window on screen").
    private var questions: [StartedProgram] {
        let sheet = [
            directory + "/popsheet", "--title", "Delete 3 photos?", "--action", "a", "--action", "b", "--action", "c",
        ]
        let memory = [Self.memory(atMost: 1.3, Self.floor)]
        let sheets = [
            StartedProgram(
                name: Self.command, kind: .questions, words: sheet + ["--surface", "window", "--no-animation"],
                targets: (
                    [
                        Self.time(atMost: 1.2, Self.floor), Self.time(atMost: 1.2, "yad"),
                        Self.time(atMost: 0.6, "zenity 3"), Self.time(atMost: 0.4, "zenity 4"),
                    ], memory
                )),
            StartedProgram(
                name: "popsheet animated", kind: .questions, words: sheet + ["--surface", "window"],
                targets: ([.within(16.7, of: "start: \(Self.command)")], [])),
            StartedProgram(name: "popsheet overlay", kind: .questions, words: sheet),
        ]
        let questions = [
            ["pick", "a=One", "b=Two", "c=Three"], ["entry", "--title", "Name"],
            ["form", "--field", "entry:a=A", "--field", "switch:b=B", "--field", "date:c=C"],
            ["date", "--title", "Due"],
        ]
        return sheets
            + questions.map { words in
                StartedProgram(
                    name: "popsheet " + words[0], kind: .questions,
                    words: [directory + "/popsheet"] + words + ["--no-animation"],
                    targets: ([Self.time(atMost: 1.1, Self.floor)], memory))
            }
    }

    private var peers: [StartedProgram] {
        let zenity = ["zenity", "--question", "--text", "Delete 3 photos?"]
        return [
            StartedProgram(name: "zenity 3", kind: .peers, words: zenity, peer: .zenity3),
            StartedProgram(name: "zenity 4", kind: .peers, words: zenity, peer: .zenity4),
            StartedProgram(name: "yad", kind: .peers, words: ["yad", "--text", "Delete 3 photos?"], peer: .yad),
            StartedProgram(
                name: "kdialog", kind: .peers, words: ["kdialog", "--yesno", "Delete 3 photos?"], peer: .kdialog),
        ]
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
    private var dialogs: [StartedProgram] {
        Self.kinds.flatMap { kind in
            let name = "zenity " + kind.zenity[0]
            let ours = StartedProgram(
                name: "popsheet " + name, kind: .dialogs, words: [directory + "/popsheet", "zenity"] + kind.zenity,
                targets: (
                    [Self.time(atMost: 0.5, name), Self.time(atMost: 1.3, Self.floor)], [Self.memory(atMost: 1, name)]
                ))
            let others = [(Peer.yad, kind.yad), (Peer.kdialog, kind.kdialog)].compactMap { peer, words in
                words.map {
                    let options = $0.prefix { $0.hasPrefix("--") && !$0.contains("=") }
                    return StartedProgram(
                        name: ([peer.name] + options).joined(separator: " "), kind: .dialogs, words: [peer.name] + $0,
                        peer: peer)
                }
            }
            return [StartedProgram(name: name, kind: .dialogs, words: ["zenity"] + kind.zenity, peer: .zenity), ours]
                + others
        }
    }

    private func rows(of program: StartedProgram) -> [Benchmark] {
        let name = "start: \(program.name)"
        return [
            Benchmark(
                name: name, unit: "ms", targets: program.targets.time, obstacle: { program.peer?.absence },
                sample: {
                    self.starts[program.name] = self.start(program)
                    return self.starts[program.name]?.drawn ?? .nan
                }),
            Benchmark(
                name: name + ": content", unit: "ms", obstacle: { program.peer?.absence },
                sample: { (self.starts[program.name] ?? self.start(program))?.content ?? .nan }),
            Benchmark(
                name: name + ": memory", unit: "MB", targets: program.targets.memory,
                obstacle: { program.peer?.absence },
                sample: {
                    // The row of the time may not be asked for.
                    (self.starts.removeValue(forKey: program.name) ?? self.start(program))?.memory ?? .nan
                }
            ),
        ]
    }

    private func start(_ program: StartedProgram) -> StartFigures? {
        var figures = StartFigures()
        let isMeasured = Program.withWords(program.words) { start_measure($0, false, &figures) }
        return isMeasured ? figures : nil
    }
}
