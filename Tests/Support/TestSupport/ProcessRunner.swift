import Foundation

/// Runs other programs and waits for them without blocking any thread of Swift's.
///
/// For example:
///
///     let answer = try await ProcessRunner.run("popsheet", ["--help"], environment: ["LANG": "de_DE.UTF-8"])
///     #expect(answer.status == 0 && answer.text.contains("Aktion"))
public enum ProcessRunner {
    /// How a program ended, and all that it wrote.
    public struct Answer: Sendable {
        /// The exit status; 128 + the signal's number where a signal ended it, as a shell has it.
        public let status: Int32
        /// The signal that ended it, if one did.
        public let signal: Int32?
        public let output: [UInt8]
        public let errors: [UInt8]

        /// Standard output as text.
        public var text: String { String(decoding: output, as: UTF8.self) }
        /// Standard error as text.
        public var errorText: String { String(decoding: errors, as: UTF8.self) }

        /// Throws if the program did not end with status 0.
        @discardableResult
        public func check() throws -> Answer {
            guard status == 0 else {
                throw Failure(description: "status \(status): \(errorText.isEmpty ? text : errorText)")
            }
            return self
        }
    }

    /// A program that could not be started, or failed where it must not.
    public struct Failure: Error, CustomStringConvertible {
        public let description: String
    }

    /// Runs a program to its end; one that takes longer than the time limit is killed and the call throws.
    ///
    /// The program is a path, or a name that is looked up in PATH. The environment given is laid over our own; nil
    /// takes a variable away.
    @discardableResult
    public static func run(
        _ program: String, _ arguments: [String] = [], input: [UInt8] = [],
        environment: [String: String?] = [:],
        directory: String? = nil, timeout: Duration = .seconds(60)
    ) async throws -> Answer {
        let process = try start(program, arguments, environment: environment, directory: directory)
        async let written: Void = {
            try await process.write(input)
            process.closeInput()
        }()
        let answer = try await process.answer(timeout: timeout)
        try await written
        return answer
    }

    /// Starts a program and returns at once, for those that want to write to it, signal it, or look at it at work.
    public static func start(
        _ program: String, _ arguments: [String] = [], environment: [String: String?] = [:],
        directory: String? = nil
    ) throws -> RunningProcess {
        var merged = ProcessInfo.processInfo.environment
        for (name, value) in environment { merged[name] = value }
        return try RunningProcess(
            program, arguments, environment: merged.map { "\($0)=\($1)" }, directory: directory)
    }

    /// The path of an executable that this package builds, in the folder of the test binary; for the command, that of
    /// another build where `POPSHEET_COMMAND` names one.
    public static func built(_ product: String) -> String {
        if product == "popsheet", let command = ProcessInfo.processInfo.environment["POPSHEET_COMMAND"] {
            return command
        }
        let tests = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        return tests.deletingLastPathComponent().appendingPathComponent(product).path
    }
}
