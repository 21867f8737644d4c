import Foundation
import PopsheetTestSupport
import Testing

/// An answer is written completely, or the status reports the failure.
@Suite struct OutputTests {
    @Test(arguments: ["layout -", "--help", "--version", "layout --help"])
    func aFullDiskIsAnError(line: String) async throws {
        expectFailure(
            try await shell("echo '{}' | \"$0\" \(line) > /dev/full"), status: 74,
            "standard output: can't be written: No space left on device")
    }

    @Test func aClosedOutputIsAnError() async throws {
        expectFailure(
            try await shell("echo '{}' | \"$0\" layout - >&-"), status: 74,
            "standard output: can't be written: Bad file descriptor")
    }

    @Test func aReaderThatHasEnoughEndsTheCommandQuietly() async throws {
        // More than a pipe holds; the exit status of the first command is written to standard error.
        let actions = (0..<5_000).map { #"{"label":"\#($0)"}"# }.joined(separator: ",")
        let directory = try TemporaryDirectory()
        _ = try directory.file("sheet.json", #"{"actions":[\#(actions)]}"#)
        let answer = try await shell(
            "{ \"$0\" layout sheet.json; echo $? >&2; } | head -n 1", directory: directory.path)
        #expect(answer.text == "{\n")
        #expect(answer.errorText == "141\n")
    }

    @Test func whereThatSignalIsIgnoredItIsAnErrorLikeAnyOther() async throws {
        // An echo that fails shows that the reader is gone.
        let answer = try await shell(
            "trap '' PIPE; { while echo; do :; done 2>/dev/null; echo '{}' | \"$0\" layout -; echo $? >&2; } | true")
        #expect(answer.errorText == "popsheet: error: standard output: can't be written: Broken pipe\n74\n")
    }

    @Test func aClosedStandardErrorChangesNothing() async throws {
        let answer = try await shell("\"$0\" layout /dev/null 2>&-; echo $?")
        #expect(answer.text == "65\n")
        let good = try await shell("echo '{}' | \"$0\" layout - 2>&-")
        expectSuccess(good)
    }

    @Test func everythingElseIsSilent() async throws {
        // Neither a display, nor a home, nor a locale that does not exist makes a library talk.
        let directory = try TemporaryDirectory()
        let answer = try await shell(
            "echo '{ \"title\": \"é\" }' | env -i HOME=/nowhere LC_ALL=xx_YY.none \"$0\" layout -",
            directory: directory.path)
        expectSuccess(answer)
        let plain = try await popsheet(
            "layout", "-", input: #"{ "title": "é" }"#, environment: ["G_DEBUG": "fatal-warnings"])
        expectSuccess(plain)
    }
}
