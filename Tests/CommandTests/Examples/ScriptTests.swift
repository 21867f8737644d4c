import Foundation
import TestSupport
import Testing

/// The scripts of `Examples/scripts`, with answers given beforehand.
@Suite struct ScriptTests {
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
        // What the scripts call by its name.
        try FileManager.default.createSymbolicLink(
            atPath: directory.path + "/popsheet", withDestinationPath: ProcessRunner.built("popsheet"))
    }

    private func run(_ script: String, _ arguments: String..., answering answer: String?) async throws
        -> ProcessRunner.Answer
    {
        try await run(script, arguments, answering: answer)
    }

    private func run(_ script: String, _ arguments: [String], answering answer: String?) async throws
        -> ProcessRunner.Answer
    {
        let scripts = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../Examples/scripts").standardized.path
        let path = directory.path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")
        // No file of our own making: one that was just written may be open in another test's child, and can't be run then.
        let stub = scripts + "/../../Tests/Support/rig/script-stub"
        let surroundings: [String: String?] = [
            "PATH": path, "POPSHEET_ANSWER": answer, "SCREENSHOT": stub, "SYSTEMCTL": stub, "NMCLI": stub,
            "LC_ALL": "C.UTF-8", "DISPLAY": nil, "WAYLAND_DISPLAY": nil,
        ]
        let (directory, place) = (scripts + "/" + script, directory.path)
        return try await Turnstile.processes.pass {
            try await ProcessRunner.run(directory, arguments, environment: surroundings, directory: place)
        }
    }

    private func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: directory.path + "/" + name) }

    @Test func filesAreDeletedOnlyWhenConfirmed() async throws {
        let file = try directory.file("old", "")
        expectAnswer(try await run("delete-files", file, answering: "cancel"), "", status: 1)
        #expect(exists("old"))
        expectAnswer(try await run("delete-files", file, answering: "delete"), "", status: 0)
        #expect(!exists("old"))
    }

    /// A repository with the branch "one" and a single commit, in which a command has run.
    private func makeRepository(_ command: String) async throws {
        let commit = "git -c user.name=x -c user.email=x@example.org commit -q --allow-empty -m x"
        let setUp = "git init -q -b one . && \(commit) && \(command)"
        #expect(try await shell(setUp, directory: directory.path).status == 0)
    }

    @Test func theBranchIsSwitched() async throws {
        try await makeRepository("git branch two")
        expectAnswer(try await run("switch-branch", answering: "two"), "", status: 0)
        #expect(try await shell("git branch --show-current", directory: directory.path).text == "two\n")
        let answer = try await run("switch-branch", answering: "two")
        expectAnswer(
            answer, "", status: 64,
            errors: "popsheet: error: POPSHEET_ANSWER: the action \"two\" is disabled; name one that is not\n")
    }

    @Test func fromASingleCommitEveryBranchCanBeSwitchedTo() async throws {
        try await makeRepository("git -c advice.detachedHead=false checkout -q --detach")
        expectAnswer(try await run("switch-branch", answering: "one"), "", status: 0)
        #expect(try await shell("git branch --show-current", directory: directory.path).text == "one\n")
    }

    /// Who calls a script learns why nothing was done.
    @Test(arguments: ["batch-rename", "delete-files", "power-menu", "screenshot-menu", "wifi-chooser"])
    func theStatusIsThatOfTheCommand(script: String) async throws {
        let file = try directory.file("old", "")
        let arguments = ["batch-rename", "delete-files"].contains(script) ? [file] : []
        expectFailure(
            try await run(script, arguments, answering: nil), status: 69, "no display server can be reached")
        expectAnswer(try await run(script, arguments, answering: "cancel"), "", status: 1)
        #expect(exists("old"))
    }

    @Test func theScreenshotIsOfWhatWasChosen() async throws {
        expectAnswer(try await run("screenshot-menu", answering: "screen"), "stub \n", status: 0)
        expectAnswer(try await run("screenshot-menu", answering: "area"), "stub --area\n", status: 0)
        expectAnswer(try await run("screenshot-menu", answering: "timeout"), "", status: 5)
    }

    @Test func thePowerMenuDoesWhatWasChosen() async throws {
        for action in ["poweroff", "reboot", "suspend"] {
            expectAnswer(try await run("power-menu", answering: action), "stub \(action)\n", status: 0)
        }
    }

    @Test func filesAreRenamed() async throws {
        let file = try directory.file("My File", "")
        expectAnswer(try await run("batch-rename", file, answering: "lower"), "", status: 0)
        #expect(exists("my file"))
        expectAnswer(try await run("batch-rename", directory.path + "/my file", answering: "spaces"), "", status: 0)
        #expect(exists("my-file"))
        expectAnswer(try await run("batch-rename", directory.path + "/my-file", answering: "number"), "", status: 0)
        #expect(exists("1-my-file"))
    }

    @Test func theNetworkIsJoined() async throws {
        expectAnswer(
            try await run("wifi-chooser", answering: "Café: 2nd floor"), "stub device wifi connect Café: 2nd floor\n",
            status: 0)
        expectAnswer(try await run("wifi-chooser", answering: "cancel"), "", status: 1)
    }
}
