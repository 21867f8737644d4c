import Foundation
import PopsheetTestSupport
import Testing

/// Where a script of `Examples/scripts` finds the programs that it calls: the command, stand-ins that note their calls, and a
/// few tools. Others can't be found, whatever the machine has.
struct ScriptPlace {
    let directory: TemporaryDirectory

    /// Programs that every system has, and jq.
    private static let tools = [
        "awk", "cat", "cut", "date", "find", "grep", "head", "iconv", "id", "jq", "mkdir", "mkfifo", "mktemp", "printf",
        "rm", "sed", "sh", "sort", "stdbuf", "tee", "tr",
    ]

    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../..").standardized.path

    /// - Parameters:
    ///   - stubs: The programs that are installed, and what each does, in shell.
    ///   - isShown: Whether questions are asked in windows, instead of being answered by the test.
    init(_ stubs: [String: String] = [:], isShown: Bool = false) throws {
        directory = try TemporaryDirectory()
        for folder in ["bin", "stubs", "home"] {
            try FileManager.default.createDirectory(
                atPath: directory.path + "/" + folder, withIntermediateDirectories: false)
        }
        for tool in Self.tools where stubs[tool] == nil {
            let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
            let paths = folders.map { $0 + "/" + tool }
            try link(tool, to: #require(paths.first { FileManager.default.isExecutableFile(atPath: $0) }))
        }
        // Links, because a file that was just written may be open in another test's child, and can't be run then.
        for (name, body) in stubs {
            try link(name, to: Self.root + "/Tests/Support/rig/script-stub")
            _ = try directory.file("stubs/\(name).sh", body)
        }
        let command = isShown ? ProcessRunner.built("popsheet") : Self.root + "/Tests/Support/rig/popsheet-stub"
        try link("popsheet", to: command)
    }

    private func link(_ name: String, to path: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: directory.path + "/bin/" + name, withDestinationPath: path)
    }

    /// Takes a program away.
    func remove(_ program: String) throws {
        try FileManager.default.removeItem(atPath: directory.path + "/bin/" + program)
    }

    /// Writes a file in the home directory, with its folders, and returns its path.
    @discardableResult
    func home(_ name: String, _ content: some Sequence<UInt8>) throws -> String {
        let path = URL(fileURLWithPath: directory.path + "/home/" + name)
        try FileManager.default.createDirectory(
            at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
        return try directory.file("home/" + name, content)
    }

    @discardableResult
    func home(_ name: String, _ content: String) throws -> String { try home(name, content.utf8) }

    /// The environment of the script.
    func environment(_ more: [String: String?] = [:]) -> [String: String?] {
        let plain: [String: String?] = [
            "PATH": directory.path + "/bin", "HOME": directory.path + "/home", "STUBS": directory.path + "/stubs",
            "POPSHEET": ProcessRunner.built("popsheet"), "POPSHEET_ANSWER": nil, "LC_ALL": "C.UTF-8", "LANGUAGE": nil,
            "XDG_DATA_HOME": nil, "XDG_STATE_HOME": nil, "XDG_CURRENT_DESKTOP": nil, "TERMINAL": nil, "LAUNCH": nil,
        ]
        return plain.merging(more) { $1 }
    }

    /// Runs a script to its end.
    ///
    /// - Parameter answers: What the user answers to one question after the other, as `popsheet-stub` reads them.
    func run(
        _ script: String, answering answers: String..., environment: [String: String?] = [:]
    ) async throws -> ProcessRunner.Answer {
        _ = try directory.file("stubs/answers", answers.map { $0 + "\n" }.joined())
        let hidden: [String: String?] = [
            "DISPLAY": nil, "WAYLAND_DISPLAY": nil, "SWAYSOCK": nil, "XDG_DATA_DIRS": directory.path + "/data",
        ]
        let (path, folder) = (Self.script(script), directory.path)
        let all = self.environment(hidden.merging(environment) { $1 })
        return try await Turnstile.processes.pass {
            try await ProcessRunner.run(path, environment: all, directory: folder)
        }
    }

    static func script(_ name: String) -> String { root + "/Examples/scripts/" + name }

    private func text(_ file: String) -> String {
        (try? String(contentsOfFile: directory.path + "/stubs/" + file, encoding: .utf8)) ?? ""
    }

    /// The calls of the stand-ins since the last time, such as `wl-copy <--> <text>`, each in a line.
    func takeCalls() -> String {
        defer { try? FileManager.default.removeItem(atPath: directory.path + "/stubs/calls") }
        return text("calls")
    }

    /// The questions that were asked, as calls of the command.
    var questions: String { text("questions") }

    /// What the last question with rows read from standard input.
    var rows: String { text("rows") }

    /// What a stand-in has written to a file of its own.
    func note(_ file: String) -> String { text(file) }
}

/// Expects a script to end with one line that says why it does not ask.
func expectRefusal(
    _ answer: ProcessRunner.Answer, status: Int32 = 69, _ line: String, location: SourceLocation = #_sourceLocation
) {
    expectAnswer(answer, "", status: status, errors: line + "\n", location: location)
}
