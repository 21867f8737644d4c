import Foundation
import Synchronization

/// What programs on the rig's display report to assistive technologies, as its `a11y` prints it.
///
/// Tests ask hundreds of times, and Python takes longer to load what `a11y` needs than to ask: one that has loaded it answers.
public enum Accessibility {
    /// The exit status and the output of `a11y` with these words.
    public static func ask(_ words: String...) async throws -> ProcessRunner.Answer {
        let server = try server.withLock { server in
            if let running = server { return running }
            let started = try Server()
            server = started
            return started
        }
        return try await server.ask(words)
    }

    private static let server = Mutex<Server?>(nil)

    /// `a11y serve`, which ends with the tests' process.
    private final class Server: Sendable {
        private let process: RunningProcess
        private let path: String

        init() throws {
            guard let directory = ProcessInfo.processInfo.environment["XDG_RUNTIME_DIR"] else {
                throw Display.Missing.rig
            }
            path = directory + "/a11y-\(getpid())"
            process = try ProcessRunner.start("a11y", ["serve", path])
        }

        func ask(_ words: [String]) async throws -> ProcessRunner.Answer {
            try await eventually("a11y serves") { !process.outputSoFar.isEmpty || process.hasEnded }
            let path = path
            let answer = try await onOwnThread {
                let socket = try UnixSocket(path: path)
                try socket.write(words.flatMap { Array($0.utf8) + [0] })
                socket.endWriting()
                return try socket.readToEnd()
            }
            // G_DEBUG ends what answers if libatspi is critical of an application that goes meanwhile.
            let lines = answer.split(separator: UInt8(ascii: "\n"), maxSplits: 1, omittingEmptySubsequences: false)
            guard lines.count == 2, let status = Int32(String(decoding: lines[0], as: UTF8.self)) else {
                guard !process.hasEnded else { throw Input.Failure(description: "a11y serves no more") }
                return ProcessRunner.Answer(status: 1, signal: nil, output: [], errors: process.errorsSoFar)
            }
            return ProcessRunner.Answer(
                status: status, signal: nil, output: Array(lines[1]), errors: status == 0 ? [] : process.errorsSoFar)
        }
    }
}
