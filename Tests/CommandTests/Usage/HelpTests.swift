import Foundation
import PopsheetTestSupport
import Testing

@testable import PopsheetCommand

/// The help pages, to the letter.
///
/// After an intended change, `POPSHEET_RENEW_SNAPSHOTS=1` updates them; review the difference.
@Suite struct HelpTests {
    private static let thePageCases: [(String, [String])] = [
        ("help", ["--help"]), ("help-layout", ["layout", "--help"]), ("help-lint", ["lint", "--help"]),
    ]

    @Test(arguments: Self.thePageCases)
    func thePage(name: String, arguments: [String]) async throws {
        let answer = try await popsheet(arguments)
        expectSuccess(answer)
        try expectSnapshot(name, answer.text)
    }

    private static let isFoundByEveryNameCases: [([String], [String])] = [
        (["-h"], ["--help"]), (["help"], ["--help"]), (["layout", "-h"], ["layout", "--help"]),
        (["help", "layout"], ["layout", "--help"]), (["layout", "sheet.json", "--help"], ["layout", "--help"]),
    ]

    @Test(arguments: Self.isFoundByEveryNameCases)
    func isFoundByEveryName(arguments: [String], page: [String]) async throws {
        let answer = try await popsheet(arguments)
        expectSuccess(answer)
        #expect(try await popsheet(page).text == answer.text)
    }

    @Test func noLineIsWiderThanATerminal() async throws {
        for arguments in [["--help"], ["layout", "--help"]] {
            for line in try await popsheet(arguments).text.split(separator: "\n") { #expect(line.count <= 80) }
        }
    }

    /// A line that is wrapped can't be copied.
    @Test func noExampleIsWrapped() async throws {
        var count = 0
        for command in try await ToolInfo.ofTheCommand().subcommands where command.commandName != "help" {
            let page = try await popsheet(command.commandName, "--help").text
            guard let start = page.firstRange(of: "Examples:\n")?.upperBound else { continue }
            let end = try #require(page[start...].firstRange(of: "\n\n")?.lowerBound)
            for line in page[start..<end].split(separator: "\n") { #expect(line.hasPrefix("  "), "\(line)") }
            count += 1
        }
        #expect(count > 10)
    }

    @Test func theExamplesOfThePagesWork() async throws {
        let directory = try TemporaryDirectory()
        let page = try await popsheet("--help").text
        let start = try #require(page.firstRange(of: "{ \"title\""))
        let end = try #require(page.firstRange(of: "} }\n"))
        _ = try directory.file("sheet.json", String(page[start.lowerBound..<end.upperBound]))

        let examples = try await popsheet("layout", "--help").text
            .split(separator: "\n").filter { $0.hasPrefix("  popsheet layout ") }
        #expect(examples.count == 3)
        for example in examples {
            let line = String(example).replacing("popsheet", with: "\"$0\"", maxReplacements: 1)
            expectSuccess(try await shell(line, directory: directory.path))
        }
    }

    @Test func thePageOfEntrySaysThatATextMayHaveSeveralLines() async throws {
        let page = try await popsheet("entry", "--help").text
        #expect(page.hasPrefix("OVERVIEW: Ask for a text of one line, or of several, and print it.\n"))
        #expect(page.contains("--multiline"))
    }

    @Test(arguments: ["--version", "layout --version"])
    func theVersion(line: String) async throws {
        let answer = try await popsheet(line.split(separator: " ").map(String.init))
        expectSuccess(answer)
        #expect(answer.text == PopsheetVersion.current + "\n")
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func completionsForTheShell(name: String) async throws {
        let answer = try await popsheet("--generate-completion-script", name)
        expectSuccess(answer)
        for word in ["popsheet", "layout", "safe-area", "high-contrast-dark"] { #expect(answer.text.contains(word)) }
    }

    private func expectSnapshot(_ name: String, _ text: String, location: SourceLocation = #_sourceLocation) throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../Snapshots/\(name).txt").standardized
        if ProcessInfo.processInfo.environment["POPSHEET_RENEW_SNAPSHOTS"] != nil {
            try Data(text.utf8).write(to: file)
        }
        let expected = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        #expect(text == expected, sourceLocation: location)
    }
}
