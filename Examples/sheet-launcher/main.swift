import CPopsheetGTK4
import Glibc
import Popsheet

// The exit statuses of sysexits.h.
let (misused, unavailable) = (Int32(64), Int32(69))

let cases = try Gallery.cases()

do {
    let options = try Options(Array(CommandLine.arguments.dropFirst()), cases: cases.map(\.id))
    if options.wantsHelp {
        print(Options.help(cases: cases.map(\.id)))
        exit(0)
    }
    if let printed = options.printed {
        let shown = cases.first { $0.id == options.caseID } ?? cases[0]
        print(printed == .swift ? shown.swiftText(options.settings) : shown.shellText(options.settings))
        exit(0)
    }
    // A program with a GTK binding has its own application; this call lets `await` run in its main loop.
    try PopsheetMainActor.install()
    guard gtk_init_check() != 0 else {
        fail("no display server can be reached; set DISPLAY or WAYLAND_DISPLAY", unavailable)
    }
    exit(Launcher.run(cases, options: options))
} catch let misuse as Options.Misuse {
    fail("\(misuse); see 'sheet-launcher --help'", misused)
}

func fail(_ reason: String, _ status: Int32) -> Never {
    printError("sheet-launcher: \(reason)")
    exit(status)
}

/// Writes a line to standard error.
func printError(_ line: String) {
    var bytes = Array((line + "\n").utf8)
    _ = write(STDERR_FILENO, &bytes, bytes.count)
}
