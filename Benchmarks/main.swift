// popsheet-bench [--format text|tsv] PART [RUNS] [WORD…]: measures the rows of a part that are named by one of the words,
// or whose names contain one, or all rows, and prints a table or records. A row that others are compared with is measured
// with them. A word that is in no name of any part is an error.
// popsheet-bench rounds [COUNT]: presents and dismisses each kind of presentation COUNT times, and prints what is left.
// popsheet-bench [--format text|tsv] peers: prints the version of each program and widget that rows are compared with.
import Popsheet
import PopsheetBaseline
import PopsheetPlatform

/// Prints an error and ends the program.
func fail(_ message: String, status: Int32) -> Never {
    let line = Array("popsheet-bench: \(message)\n".utf8)
    _ = write(STDERR_FILENO, line, line.count)
    exit(status)
}

@MainActor
func openDisplay() throws {
    try PopsheetMainActor.install()
    guard gtk_init_check() != 0, gdk_display_get_default() != nil else { fail("there is no display", status: 1) }
}

@MainActor
func run(_ part: Part, _ arguments: Arguments) throws {
    let directory = CommandLine.arguments[0].split(separator: "/", omittingEmptySubsequences: false).dropLast()
        .joined(separator: "/")
    let names = try Part.allCases.flatMap { try $0.rows(in: directory).map(\.name) }
    let selected = try arguments.selected(from: names)
    var rows = try part.rows(in: directory)
    let baselines = Set(rows.filter { selected.contains($0.name) }.flatMap(\.baselines))
    rows = rows.filter { selected.contains($0.name) || baselines.contains($0.name) }
    if !rows.contains(where: { selected.contains($0.name) }) { return }
    if part.needsDisplay { try openDisplay() }
    let results = Harness(runs: arguments.runs ?? Harness().runs).run(rows)
    print(Report(rows, results, notes: part.notes(in: directory)).text(arguments.format))
}

@MainActor
func printPeers(_ format: Report.Format) {
    for peer in Peer.all {
        switch format {
        case .text: print(peer.absence ?? "\(peer.name): \(peer.version ?? "")")
        case .tsv: print("peer\t\(peer.name)\t\(peer.version ?? "")")
        }
    }
}

do {
    let arguments = try Arguments(CommandLine.arguments.dropFirst())
    switch arguments.command {
    case "peers": printPeers(arguments.format)
    case ScaleBenchmarks.residentWord:
        try openDisplay()
        try ScaleBenchmarks.printResident(arguments.runs ?? 10)
    case ScreenBenchmarks.firstWord:
        try openDisplay()
        ScreenBenchmarks.printFirstFrame(width: arguments.runs ?? 400)
    case Rounds.word:
        try openDisplay()
        Rounds.print(after: arguments.runs ?? 10_000)
    case let command:
        guard let part = command.flatMap({ Part(rawValue: $0) }) else {
            let parts = Part.allCases.map(\.rawValue).joined(separator: ", ")
            fail("the first argument is one of \(parts), rounds, peers", status: 64)
        }
        try run(part, arguments)
    }
} catch let failure as Arguments.Failure {
    fail(failure.message, status: 64)
} catch {
    fail("\(error)", status: 1)
}
