import Foundation
import PopsheetTestSupport
import Testing

/// The scripts of `Examples/scripts` that are written for zenity, with answers given beforehand.
@Suite struct ZenityScriptTests {
    private let place: ZenityScriptPlace

    init() throws { place = try ZenityScriptPlace() }

    private func run(
        _ script: String, _ arguments: String..., as command: String, answering answer: String?
    ) async throws -> ProcessRunner.Answer {
        var environment = place.environment(command)
        environment["POPSHEET_ANSWER"] = .some(answer)
        for display in ["DISPLAY", "WAYLAND_DISPLAY"] { environment[display] = .some(nil) }
        let directory = place.directory.path
        return try await Turnstile.processes.pass { [environment] in
            try await ProcessRunner.run(
                ZenityScriptPlace.scripts + "/" + script, arguments, environment: environment, directory: directory)
        }
    }

    private func contents(_ folder: String = "") throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: place.directory.path + "/" + folder).sorted()
    }

    private func makeFolder(_ names: [String]) throws {
        let folder = place.directory.path + "/old photos"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for name in names {
            try Data("some text".utf8).write(to: URL(fileURLWithPath: folder).appendingPathComponent(name))
        }
    }

    @Test(arguments: ZenityScriptPlace.commands)
    func aFolderIsBackedUp(command: String) async throws {
        try makeFolder(["a", "b & <c>", "-d", "line\nbreak"])
        let before = try contents()
        expectAnswer(try await run("back-up-folder", "old photos/", as: command, answering: "cancel"), "", status: 1)
        #expect(try contents() == before)
        expectAnswer(try await run("back-up-folder", "old photos/", as: command, answering: "ok"), "", status: 0)
        #expect(try contents() == (before + ["old photos.tar.gz"]).sorted())
        let list = try await ProcessRunner.run(
            "tar", ["--list", "--file", place.directory.path + "/old photos.tar.gz"]
        ).check()
        #expect(list.text.split(separator: "\n").count == 5)
        // It is not replaced without a question.
        expectAnswer(try await run("back-up-folder", "old photos", as: command, answering: "cancel"), "", status: 1)
        expectAnswer(try await run("back-up-folder", "old photos", as: command, answering: "ok"), "", status: 0)
    }

    @Test(arguments: ZenityScriptPlace.commands)
    func filesThatAreCheckedAreDeleted(command: String) async throws {
        let names = ["a", "-rf", "b & <c>", "end\n", "*", "é", "TRUE"]
        try makeFolder(names)
        expectAnswer(try await run("delete-large-files", "old photos", as: command, answering: "cancel"), "", status: 1)
        // Nothing is checked at first.
        expectAnswer(try await run("delete-large-files", "old photos", as: command, answering: "ok"), "", status: 0)
        #expect(try contents("old photos") == names.sorted())
        var rest = names
        while let name = rest.popLast() {
            expectAnswer(try await run("delete-large-files", "old photos", as: command, answering: name), "", status: 0)
            #expect(try contents("old photos") == rest.sorted())
        }
        expectAnswer(
            try await run("delete-large-files", "old photos", as: command, answering: "ok"), "", status: 66,
            errors: "delete-large-files: old photos: there are no files\n")
    }

    @Test(arguments: ZenityScriptPlace.commands)
    func aBookmarkWithoutATitleIsNotAdded(command: String) async throws {
        expectAnswer(try await run("add-bookmark", "list", as: command, answering: "ok"), "", status: 65)
        expectAnswer(try await run("add-bookmark", "list", as: command, answering: "cancel"), "", status: 1)
        #expect(try !contents().contains("list"))
    }

    @Test(arguments: ["back-up-folder", "delete-large-files", "add-bookmark"])
    func withoutADisplayNothingIsDone(script: String) async throws {
        try makeFolder(["a"])
        let before = try contents()
        let answer = try await run(script, "old photos", as: "zenity", answering: nil)
        #expect(answer.status == 1)
        expectErrorLineOfZenity(answer.errorText)
        #expect(try contents() == before && contents("old photos") == ["a"])
    }

    private func expectErrorLineOfZenity(_ text: String, location: SourceLocation = #_sourceLocation) {
        #expect(text.contains("zenity: ") && text.contains("can be reached"), "\(text)", sourceLocation: location)
    }
}

/// Where scripts that call zenity find it: a directory with links to the command.
struct ZenityScriptPlace {
    let directory: TemporaryDirectory

    /// What the scripts call.
    static let commands = ["zenity", "popsheet zenity"]

    static let scripts = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Examples/scripts").standardized.path

    init() throws {
        directory = try TemporaryDirectory()
        for name in ["popsheet", "zenity"] {
            try FileManager.default.createSymbolicLink(
                atPath: directory.path + "/" + name, withDestinationPath: ProcessRunner.built("popsheet"))
        }
    }

    /// The environment in which a script calls a command; the one called `zenity` is what scripts call by themselves.
    func environment(_ command: String) -> [String: String?] {
        [
            "PATH": directory.path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"),
            "ZENITY": command == "zenity" ? nil : command, "LC_ALL": "C.UTF-8", "POPSHEET_ANSWER": nil,
        ]
    }
}
