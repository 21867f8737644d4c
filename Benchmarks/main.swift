// popsheet-bench PART [RUNS] [WORD…]: measures the rows of a part whose names contain one of the words, or all, and prints
// a table. A row that others are compared with is measured with them. A word that is in no name of any part is an error.
import Popsheet
import PopsheetBaseline
import PopsheetPlatform

/// The rows that one process can measure.
enum Part: String, CaseIterable {
    /// Without a display.
    case pure
    /// In windows.
    case screen
    /// In windows, compared with libadwaita's, which styles the whole process.
    case comparison
    /// Programs, from their start.
    case start

    @MainActor func rows() throws -> [Benchmark] {
        let sizes: [(Int32, Int32)] = [(400, 800), (1280, 800)]
        let withDialog = self == .comparison
        let screens = sizes.map { ScreenBenchmarks(width: $0.0, height: $0.1, withDialog: withDialog) }
        let contents = sizes.map { ContentBenchmarks(width: $0.0, height: $0.1, withDialog: withDialog) }
        switch self {
        case .pure: return try LayoutBenchmarks.all() + MotionBenchmarks.all()
        case .screen:
            return screens.flatMap { $0.all() } + contents.flatMap { $0.all() }
                + PopoverBenchmarks(width: 1280, height: 800).all() + ScaleBenchmarks().all()
        case .comparison: return screens.flatMap { $0.all() } + contents.flatMap { $0.all() }
        case .start:
            let programs = CommandLine.arguments[0].split(separator: "/", omittingEmptySubsequences: false).dropLast()
            return StartBenchmarks().all(in: programs.joined(separator: "/"))
        }
    }
}

/// Prints an error and ends the program.
func fail(_ message: String, status: Int32) -> Never {
    let line = Array("popsheet-bench: \(message)\n".utf8)
    _ = write(STDERR_FILENO, line, line.count)
    exit(status)
}

let arguments = CommandLine.arguments.dropFirst()
if arguments.count == 2, arguments.first == ScaleBenchmarks.residentWord, let count = Int(arguments.last ?? "") {
    try openDisplay()
    try ScaleBenchmarks.printResident(count)
} else if let part = arguments.first.flatMap({ Part(rawValue: $0) }) {
    try run(part, arguments.dropFirst())
} else {
    fail("the first argument is one of \(Part.allCases.map(\.rawValue).joined(separator: ", "))", status: 64)
}

@MainActor
func openDisplay() throws {
    try PopsheetMainActor.install()
    guard gtk_init_check() != 0, gdk_display_get_default() != nil else { fail("there is no display", status: 1) }
}

@MainActor
func run(_ part: Part, _ words: ArraySlice<String>) throws {
    let runs = words.lazy.compactMap { Int($0) }.first { $0 > 0 } ?? Harness().runs
    let names = words.filter { Int($0) == nil }
    let all = try Part.allCases.flatMap { try $0.rows().map(\.name) }
    for name in names where !all.contains(where: { $0.contains(name) }) {
        fail("no row's name contains \"\(name)\"; words are, for example, \(subjects(of: all))", status: 64)
    }
    var rows = try part.rows()
    let wanted = Set(rows.map(\.name).filter { row in names.isEmpty || names.contains { row.contains($0) } })
    let baselines = Set(rows.filter { wanted.contains($0.name) }.compactMap(\.baseline))
    rows = rows.filter { wanted.contains($0.name) || baselines.contains($0.name) }
    if rows.isEmpty { return }
    if part == .screen || part == .comparison { try openDisplay() }
    if part == .comparison, !ScreenBenchmarks(width: 400, height: 800, withDialog: true).hasDialog { return }
    let results = Harness(runs: runs).run(rows)
    print(Table(rows, results).text)
}

/// What rows are about: the beginnings of their names.
func subjects(of names: [String]) -> String {
    var subjects: [String] = []
    for name in names {
        let subject = String(name.prefix { $0 != "," && $0 != ":" })
        if !subjects.contains(subject) { subjects.append(subject) }
    }
    return subjects.joined(separator: ", ")
}
