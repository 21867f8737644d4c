import CPopsheetTestSupport
import Foundation
import Glibc
import Synchronization

/// A program at work, started by ``ProcessRunner/start(_:_:environment:directory:)``.
public final class RunningProcess: Sendable {
    public let identifier: Int32

    private let input: Mutex<CInt?>
    private let collected: Collected

    /// The output so far and the exit status, collected by different threads.
    private final class Collected: Sendable {
        struct State {
            var output: [UInt8] = []
            var errors: [UInt8] = []
            /// Whether its process id may be another's by now.
            var isGone = false
            var answer: ProcessRunner.Answer?
        }

        let state = Mutex(State())
    }

    init(_ program: String, _ arguments: [String], environment: [String], directory: String?) throws {
        _ = Self.brokenPipesAreErrors
        var process = SupportProcess()
        let error = withCStrings([program] + arguments) { arguments in
            withCStrings(environment) { environment in
                support_spawn(program, arguments, environment, directory, &process)
            }
        }
        guard error == 0 else {
            throw ProcessRunner.Failure(
                description: "cannot start \(program): \(String(cString: strerror(error)))")
        }
        identifier = process.identifier
        input = Mutex(process.input)
        collected = Collected()
        let collected = collected
        let identifier = process.identifier
        let output = process.output
        let errors = process.errors
        let readers = DispatchGroup()
        Self.thread(in: readers) {
            drain(output) { bytes in collected.state.withLock { $0.output += bytes } }
        }
        Self.thread(in: readers) {
            drain(errors) { bytes in collected.state.withLock { $0.errors += bytes } }
        }
        Self.thread {
            var wait: CInt = 0
            Self.waitForEnd(of: identifier, in: collected, &wait)
            // A program may leave children behind that hold its output open: wait for the readers, not for ever.
            _ = readers.wait(timeout: .now() + .seconds(5))
            let signal = wait & 0x7F
            collected.state.withLock {
                $0.answer = ProcessRunner.Answer(
                    status: signal == 0 ? (wait >> 8) & 0xFF : 128 + signal,
                    signal: signal == 0 ? nil : signal,
                    output: $0.output, errors: $0.errors)
            }
        }
    }

    /// Looks for its end without taking it, and takes it under the lock, so that no signal goes to a later process.
    private static func waitForEnd(of identifier: Int32, in collected: Collected, _ wait: inout CInt) {
        var information = siginfo_t()
        while waitid(P_PID, id_t(identifier), &information, WEXITED | WNOWAIT) < 0, errno == EINTR {}
        collected.state.withLock {
            waitpid(identifier, &wait, 0)
            $0.isGone = true
        }
    }

    private static func thread(in group: DispatchGroup? = nil, _ body: @escaping @Sendable () -> Void) {
        group?.enter()
        Thread.detachNewThread {
            body()
            group?.leave()
        }
    }

    /// What it has written to standard output so far.
    public var outputSoFar: [UInt8] { collected.state.withLock { $0.output } }
    /// What it has written to standard error so far.
    public var errorsSoFar: [UInt8] { collected.state.withLock { $0.errors } }
    public var hasEnded: Bool { collected.state.withLock { $0.answer != nil } }

    /// The kernel's list of what its memory holds: the libraries that it has loaded are in it by name.
    ///
    /// `cat` reads all of it; Foundation ends at the first page, and what is on that is chance.
    public func memoryMaps() async throws -> String {
        try await ProcessRunner.run("cat", ["/proc/\(identifier)/maps"]).check().text
    }

    /// How much of the processors' time it has used, as the kernel writes it: the same text again while it is idle.
    public func usedTime() async throws -> String {
        let line = try await ProcessRunner.run("cat", ["/proc/\(identifier)/stat"]).check().text
        // The name, in parentheses, may hold blanks; its own time and the kernel's for it are the 14th and 15th fields.
        let fields = (line.split(separator: ")").last ?? "").split(separator: " ")
        return fields.dropFirst(11).prefix(2).joined(separator: " ")
    }

    /// Waits for its end; beyond the time limit it is killed and the call throws.
    public func answer(timeout: Duration = .seconds(60)) async throws -> ProcessRunner.Answer {
        do {
            try await eventually("process \(identifier) ends", timeout: timeout) { hasEnded }
        } catch {
            send(SIGKILL)
            throw ProcessRunner.Failure(
                description:
                    "\(error); it wrote: \(String(decoding: outputSoFar + errorsSoFar, as: UTF8.self))")
        }
        return collected.state.withLock { $0.answer! }
    }

    /// Sends it a signal; one that comes after its end goes nowhere.
    public func send(_ signal: Int32) {
        collected.state.withLock {
            if !$0.isGone { _ = kill(identifier, signal) }
        }
    }

    /// Writes to its standard input; returns once the program has taken it all, or reads no more.
    public func write(_ bytes: [UInt8]) async throws {
        guard !bytes.isEmpty, let descriptor = input.withLock({ $0 }) else { return }
        try await onOwnThread {
            var rest = bytes[...]
            while !rest.isEmpty {
                let written = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
                if written < 0, errno != EINTR { return }
                rest = rest.dropFirst(max(0, written))
            }
        }
    }

    /// Ends its standard input.
    public func closeInput() {
        input.withLock { descriptor in
            if let descriptor { close(descriptor) }
            descriptor = nil
        }
    }

    deinit { closeInput() }

    private static let brokenPipesAreErrors: Void = { _ = signal(SIGPIPE, SIG_IGN) }()
}

/// Reads a descriptor to its end and closes it.
private func drain(_ descriptor: CInt, _ take: ([UInt8]) -> Void) {
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
        let count = read(descriptor, &buffer, buffer.count)
        if count > 0 {
            take(Array(buffer[..<count]))
        } else if count == 0 || errno != EINTR {
            close(descriptor)
            return
        }
    }
}

private func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
    let copies = strings.map { strdup($0) }
    defer {
        for copy in copies { free(copy) }
    }
    return body(copies + [nil])
}
