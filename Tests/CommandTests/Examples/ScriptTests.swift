import Foundation
import PopsheetTestSupport
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

    private func run(
        _ script: String, _ arguments: String..., answering answer: String?, environment: [String: String?] = [:]
    ) async throws -> ProcessRunner.Answer {
        try await run(script, arguments, answering: answer, environment: environment)
    }

    private func run(
        _ script: String, _ arguments: [String], answering answer: String?, environment: [String: String?] = [:]
    ) async throws -> ProcessRunner.Answer {
        let scripts = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../Examples/scripts").standardized.path
        let path = directory.path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")
        let surroundings: [String: String?] = [
            "PATH": path, "POPSHEET_ANSWER": answer, "LC_ALL": "C.UTF-8", "DISPLAY": nil, "WAYLAND_DISPLAY": nil,
        ]
        let (directory, place) = (scripts + "/" + script, directory.path)
        return try await Turnstile.processes.pass {
            try await ProcessRunner.run(
                directory, arguments, environment: surroundings.merging(environment) { $1 }, directory: place)
        }
    }

    private func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: directory.path + "/" + name) }

    /// Names of files that scripts tend to break on.
    private static let awkwardNames = [
        "with blank", "-n", "--", "-rf", "*", "a'b\"c", "$(exit 1)", "`x`", "a\\nb", "line\nbreak", "end\n", "tab\t",
        "é😀",
        "a=b", ".hidden", "=", "\u{1B}[31mred",
    ]

    @Test func filesAreDeletedOnlyWhenConfirmed() async throws {
        let file = try directory.file("old", "")
        expectAnswer(try await run("delete-files", file, answering: "cancel"), "", status: 1)
        #expect(exists("old"))
        expectAnswer(try await run("delete-files", file, answering: "delete"), "", status: 0)
        #expect(!exists("old"))
    }

    @Test func filesOfAnyNameAreDeletedAndNoOthers() async throws {
        let names = Self.awkwardNames
        for name in names + ["other"] { _ = try directory.file(name, "") }
        // As a shell's pattern gives them, so that rm could take one for an option.
        expectAnswer(try await run("delete-files", names, answering: "cancel"), "", status: 1)
        #expect(names.allSatisfy { exists($0) })
        for some in [[names[0]], Array(names[1...])] {
            expectAnswer(try await run("delete-files", some, answering: "delete"), "", status: 0)
            #expect(!some.contains { exists($0) })
        }
        #expect(exists("other"))
    }

    @Test func whatCannotBeDeletedIsNotAskedAbout() async throws {
        let file = try directory.file("old", "")
        expectRefusal(
            try await run("delete-files", answering: "delete"), status: 64,
            "delete-files: no files are given; usage: delete-files FILE...")
        expectRefusal(
            try await run("delete-files", file, "a\\nb", answering: "delete"), status: 66,
            "delete-files: a\\nb: there is no such file")
        expectRefusal(
            try await run("delete-files", file, directory.path, answering: "delete"), status: 66,
            "delete-files: \(directory.path): this is a directory")
        #expect(exists("old"))
    }

    @Test func aLinkToAnyTargetIsDeleted() async throws {
        for target in ["nowhere", directory.path] {
            let link = directory.path + "/link"
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
            expectAnswer(try await run("delete-files", link, answering: "delete"), "", status: 0)
            #expect((try? FileManager.default.destinationOfSymbolicLink(atPath: link)) == nil)
        }
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

    @Test func outsideARepositoryNothingIsAsked() async throws {
        let bounds = ["GIT_CEILING_DIRECTORIES": "/", "GIT_DISCOVERY_ACROSS_FILESYSTEM": "0"]
        expectRefusal(
            try await run("switch-branch", answering: "one", environment: bounds), status: 128,
            "fatal: not a git repository (or any of the parent directories): .git")
        try #require(try await shell("git init -q --bare .", directory: directory.path).status == 0)
        expectRefusal(
            try await run("switch-branch", answering: "one"), status: 1,
            "switch-branch: this directory is outside the repository's work tree")
    }

    @Test func aRepositoryWithoutBranchesIsNotAskedAbout() async throws {
        try #require(try await shell("git init -q -b one .", directory: directory.path).status == 0)
        expectRefusal(
            try await run("switch-branch", answering: "one"), status: 1,
            "switch-branch: the repository has no branches yet")
    }

    /// One that has no commit yet is in no list of branches.
    @Test func fromABranchWithoutCommitsAnotherCanBeSwitchedTo() async throws {
        try await makeRepository("git switch -q --orphan two")
        expectAnswer(try await run("switch-branch", answering: "one"), "", status: 0)
        #expect(try await shell("git branch --show-current", directory: directory.path).text == "one\n")
    }

    @Test func aTagOfTheSameNameHasNoEffect() async throws {
        try await makeRepository("git branch a=b && git tag a=b && git branch two && git tag one")
        for branch in ["a=b", "two", "one"] {
            // git itself warns of such names.
            #expect(try await run("switch-branch", answering: branch).status == 0)
            let current = try await shell("git branch --show-current", directory: directory.path)
            #expect(current.text == branch + "\n")
        }
    }

    /// Who calls a script learns why nothing was done.
    @Test(arguments: ["batch-rename", "delete-files"])
    func theStatusIsThatOfTheCommand(script: String) async throws {
        let file = try directory.file("old", "")
        expectFailure(try await run(script, file, answering: nil), status: 69, "can be reached")
        expectAnswer(try await run(script, file, answering: "cancel"), "", status: 1)
        #expect(exists("old"))
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

    @Test func filesOfAnyNameAreRenamed() async throws {
        var names = Self.awkwardNames.map { $0.uppercased() + " X" }
        for name in names { _ = try directory.file(name, "") }
        func rename(_ how: String, to new: [String]) async throws {
            expectAnswer(try await run("batch-rename", names, answering: how), "", status: 0)
            for (old, new) in zip(names, new) {
                #expect(!exists(old) && exists(new), "\(how): \(old.debugDescription)")
            }
            names = new
        }
        try await rename("lower", to: names.map { $0.lowercased() })
        try await rename("spaces", to: names.map { $0.replacing(" ", with: "-") })
        try await rename("number", to: names.enumerated().map { "\($0.offset + 1)-\($0.element)" })
    }

    @Test func noFileIsReplacedByARename() async throws {
        let (first, second) = (try directory.file("A", "first"), try directory.file("a", "second"))
        try FileManager.default.createDirectory(atPath: directory.path + "/b", withIntermediateDirectories: false)
        let third = try directory.file("B", "third")
        let answer = try await run("batch-rename", first, second, third, answering: "lower")
        expectAnswer(
            answer, "", status: 73,
            errors: "batch-rename: \(first): a exists already\nbatch-rename: \(third): b exists already\n")
        #expect(try String(contentsOfFile: second, encoding: .utf8) == "second")
        #expect(exists("A") && exists("B"))
    }

    @Test func aDirectoryMayBeGivenWithASlash() async throws {
        try FileManager.default.createDirectory(
            atPath: directory.path + "/Old Photos", withIntermediateDirectories: false)
        expectAnswer(try await run("batch-rename", "Old Photos/", answering: "spaces"), "", status: 0)
        #expect(exists("Old-Photos"))
    }

    @Test func whatIsNotThereIsNotAskedAbout() async throws {
        expectRefusal(
            try await run("batch-rename", answering: "lower"), status: 64,
            "batch-rename: no files are given; usage: batch-rename FILE...")
        expectRefusal(
            try await run("batch-rename", "none", answering: "lower"), status: 66,
            "batch-rename: none: there is no such file")
    }
}
