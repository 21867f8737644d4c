import Foundation
import PopsheetTestSupport
import Testing

/// Runs the `popsheet` next to the test binary, without a display and in the C locale.
///
/// For example:
///
///     let answer = try await popsheet("layout", "-", input: #"{ "title": "Sure?" }"#)
func popsheet(
    _ arguments: String..., input: String = "", environment: [String: String?] = [:], directory: String? = nil
) async throws -> ProcessRunner.Answer {
    try await popsheet(
        arguments, input: Array(input.utf8), environment: environment, directory: directory)
}

/// Runs the `popsheet` next to the test binary, with any bytes as its input.
func popsheet(
    _ arguments: [String], input: [UInt8] = [], environment: [String: String?] = [:], directory: String? = nil
) async throws -> ProcessRunner.Answer {
    let surroundings = plainSurroundings.merging(environment) { $1 }
    return try await Turnstile.processes.pass {
        try await ProcessRunner.run(
            ProcessRunner.built("popsheet"), arguments, input: input, environment: surroundings, directory: directory,
            timeout: patience)
    }
}

/// Runs a line of shell in which `"$0"` is the `popsheet` next to the test binary.
func shell(_ line: String, directory: String? = nil) async throws -> ProcessRunner.Answer {
    try await Turnstile.processes.pass {
        try await ProcessRunner.run(
            "sh", ["-c", line, ProcessRunner.built("popsheet")], environment: plainSurroundings, directory: directory,
            timeout: patience)
    }
}

/// Long enough for a hundred thousand actions in a debug build on a busy machine.
private let patience = Duration.seconds(300)

private let plainSurroundings: [String: String?] = [
    "LC_ALL": "C.UTF-8", "LANGUAGE": nil, "COLUMNS": "80", "DISPLAY": nil, "WAYLAND_DISPLAY": nil,
    "GDK_BACKEND": nil,
]

/// Expects success: text on standard output, and nothing on standard error.
func expectSuccess(_ answer: ProcessRunner.Answer, location: SourceLocation = #_sourceLocation) {
    #expect(answer.status == 0, sourceLocation: location)
    #expect(answer.errorText == "", sourceLocation: location)
    #expect(!answer.output.isEmpty, sourceLocation: location)
}

/// Expects a failure: nothing on standard output, and one line on standard error that contains each of the parts.
func expectFailure(
    _ answer: ProcessRunner.Answer, status: Int32, _ parts: String..., location: SourceLocation = #_sourceLocation
) {
    #expect(answer.status == status, sourceLocation: location)
    #expect(answer.output.isEmpty, sourceLocation: location)
    expectErrorLine(answer.errors, location: location)
    for part in parts { #expect(answer.errorText.contains(part), sourceLocation: location) }
}

/// Expects one line that begins as all errors of the command do, is not too long, and is safe to show in a terminal.
func expectErrorLine(_ bytes: [UInt8], location: SourceLocation = #_sourceLocation) {
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.hasPrefix("popsheet: error: "), sourceLocation: location)
    #expect(bytes.last == UInt8(ascii: "\n"), sourceLocation: location)
    #expect(bytes.filter { $0 < 0x20 || $0 == 0x7F }.count == 1, sourceLocation: location)
    #expect(text.unicodeScalars.count <= 500, sourceLocation: location)
}
