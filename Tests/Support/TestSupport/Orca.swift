import Foundation

/// The Orca screen reader on the rig's display, and what it says.
///
/// It ends with the object.
public final class Orca: Sendable {
    /// Whether the system has it.
    ///
    /// The tests' packages include it: with what it needs, it takes 58 MB on Debian 12 and 87 MB on Debian 13.
    public static let isInstalled = FileManager.default.isExecutableFile(atPath: "/usr/bin/orca")

    private let process: RunningProcess
    private let transcript: URL

    /// Starts it, and waits until it listens.
    public init() async throws {
        transcript = FileManager.default.temporaryDirectory.appendingPathComponent("popsheet-orca-\(UUID().uuidString)")
        process = try ProcessRunner.start("with-orca", [transcript.path])
        try await eventually("Orca listens", timeout: .seconds(90)) {
            !process.outputSoFar.isEmpty || process.hasEnded
        }
        guard !process.hasEnded else {
            throw ProcessRunner.Failure(description: String(decoding: process.errorsSoFar, as: UTF8.self))
        }
    }

    /// Ends it, and waits until it has: its keys belong to it until then.
    public func end() async throws {
        process.closeInput()
        _ = try await process.answer()
        try? FileManager.default.removeItem(at: transcript)
    }

    /// All that it has said so far, one utterance after the other.
    public func said() throws -> [String] {
        String(decoding: try Data(contentsOf: transcript), as: UTF8.self).split(separator: "\n").map(String.init)
    }

    /// The utterances that it does not interrupt: all after the last interruption.
    public static func spoken(_ utterances: some Collection<String>) -> [String] {
        utterances.reduce(into: []) { spoken, utterance in
            if utterance == interruption { spoken = [] } else { spoken.append(utterance) }
        }
    }

    /// The line of a transcript at which it interrupts what it says.
    private static let interruption = "-- silence --"
}
