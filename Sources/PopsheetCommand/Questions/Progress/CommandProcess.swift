import CPopsheet
import PopsheetModel

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A command that runs for `popsheet progress`, with its children in a process group of its own.
final class CommandProcess {
    /// What the command and its children write.
    let output: OpenInput
    /// Whether there is more to read; its reader closes it at the end.
    var isOutputOpen = true
    let identifier: pid_t
    /// The group that runs now, which ends with this process; 0 for none.
    nonisolated(unsafe) private static var runningGroup: pid_t = 0

    /// How long the command may take to end by itself after SIGTERM.
    private static let patience = Duration.seconds(5)
    /// The milliseconds between two looks at whether the group has ended: the kernel reports that of children only.
    private static let step: Int32 = 20

    /// Starts a command.
    ///
    /// - Parameter words: The program and its arguments.
    init(_ words: [String]) throws(CommandFailure) {
        let arguments = words.map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        var (process, descriptor) = (pid_t(), Int32())
        let code = pop_process_start(arguments, &process, &descriptor)
        guard code == 0 else { throw Self.failure(words[0], String(cString: strerror(code))) }
        identifier = process
        output = OpenInput(InputFile(path: words[0]), descriptor)
        Self.runningGroup = process
    }

    /// Checks that a program can be run.
    static func check(_ program: String) throws(CommandFailure) {
        guard let path = g_find_program_in_path(program) else {
            throw failure(program, "it isn't an executable file, nor the name of one in PATH")
        }
        g_free(path)
    }

    private static func failure(_ program: String, _ reason: String) -> CommandFailure {
        .usage("\"\(program.excerpt)\" can't be run: \(reason); give a program after --")
    }

    /// The command has ended, and its status was taken from the kernel.
    func wasReaped() { Self.runningGroup = 0 }

    /// Waits until the command ends, and returns its status as a shell reports it.
    func wait() -> Int32 {
        var status: Int32 = 0
        while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
        wasReaped()
        return Self.exitStatus(status)
    }

    /// A status of `waitpid` as a shell reports it: 128 + the signal's number if a signal has ended the process.
    static func exitStatus(_ status: Int32) -> Int32 {
        let signal = status & 0x7F
        return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    }

    /// Ends the command with all processes of its group: SIGTERM, and SIGKILL to what remains 5 seconds later.
    ///
    /// Call it only while the command's status has not been taken.
    func end() {
        Self.terminate(identifier)
        let deadline = ContinuousClock.now + Self.patience
        var isReaped = false
        while ContinuousClock.now < deadline {
            if !isReaped { isReaped = waitpid(identifier, nil, WNOHANG) == identifier }
            if isReaped, kill(-identifier, 0) != 0 { return wasReaped() }
            // A command that writes while it ends must not have to wait.
            if isOutputOpen { output.discard(within: Self.step) } else { poll(nil, 0, Self.step) }
        }
        kill(-identifier, SIGKILL)
        if !isReaped { _ = wait() }
        wasReaped()
    }

    /// Tells the command that runs to end, when this process ends at once.
    static func endRunning() { if runningGroup > 0 { terminate(runningGroup) } }

    private static func terminate(_ group: pid_t) {
        kill(-group, SIGTERM)
        // A process that is stopped receives signals once it goes on.
        kill(-group, SIGCONT)
    }
}
